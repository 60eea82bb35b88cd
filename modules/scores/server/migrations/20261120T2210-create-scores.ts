import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_replay (
      id         bigint      generated always as identity primary key,
      version    text        not null,
      replay     text        not null check (length(replay) <= 60000),
      created_at timestamptz not null
    )`.execute(db)

  await sql`
    create table score (
      game_id    integer     not null,
      level      integer     not null,
      period     text        not null,
      account_id bigint      not null references account (id),
      score      bigint      not null,
      ended_at   timestamptz not null,
      replay_id  bigint      not null references score_replay (id),
      primary key (game_id, level, period, account_id)
    )`.execute(db)
  await sql`create index score_by_rank on score (game_id, level, period, score, ended_at)`.execute(db)
  await sql`create index score_by_replay on score (replay_id)`.execute(db)
  await sql`create index score_by_account on score (account_id)`.execute(db)
}
