import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_day (
      account_id bigint  not null references account (id),
      day        date    not null,
      game_id    integer not null,
      runs       integer not null check (runs > 0),
      primary key (account_id, day, game_id)
    )`.execute(db)
  // From before this table, only runs in a score table are known; those of erased accounts are left out.
  await sql`
    insert into score_day (account_id, day, game_id, runs)
    select account_id, (ended_at at time zone 'UTC')::date, game_id, count(*)
    from score join account on account.id = account_id
    where period = 'ever' and deleted_at is null group by 1, 2, 3`.execute(db)
}
