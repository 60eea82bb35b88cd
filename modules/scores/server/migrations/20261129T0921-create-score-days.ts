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
  // Of the time before, the runs are known that stand in a table.
  await sql`
    insert into score_day (account_id, day, game_id, runs)
    select account_id, (ended_at at time zone 'UTC')::date, game_id, count(*)
    from score where period = 'ever' group by 1, 2, 3`.execute(db)
}
