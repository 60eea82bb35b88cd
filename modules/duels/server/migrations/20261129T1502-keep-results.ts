import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Duels are deleted after thirty days; each player's result is kept for their badges.
  await sql`
    create table duel_result (
      account_id bigint      not null references account (id),
      code       text        not null,
      game_id    integer     not null,
      seat       smallint    not null check (seat in (0, 1)),
      outcome    text        not null check (outcome in ('won', 'drawn', 'lost')),
      -- Nobody once they have been erased.
      against_id bigint      references account (id),
      ended_at   timestamptz not null,
      primary key (account_id, code),
      check (account_id <> against_id)
    )`.execute(db)
  await sql`create index duel_result_by_other on duel_result (against_id)`.execute(db)
  // Rows are in time order, so a BRIN index of a few kilobytes finds new ones.
  await sql`create index duel_result_by_time on duel_result using brin (ended_at)`.execute(db)
  await sql`
    insert into duel_result (account_id, code, game_id, seat, outcome, against_id, ended_at)
    select player, code, game_id, seat,
      case when winner is null then 'drawn' when winner = seat then 'won' else 'lost' end, other, ended_at
    from duel, lateral (values (0, first_id, second_id), (1, second_id, first_id)) side (seat, player, other)
    where status = 'ended' and ended_by not in ('withdrawn', 'rules')
      and player is not null and json_array_length(moves::json) >= 4`.execute(db)
}
