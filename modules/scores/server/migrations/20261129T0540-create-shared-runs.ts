import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_share (
      key         text        primary key,
      account_id  bigint      not null references account (id),
      run_id      text        not null,
      game_id     integer     not null,
      level       integer     not null,
      score       bigint      not null,
      seed        bigint      not null check (seed >= 0),
      version     text        not null,
      replay      text        not null check (length(replay) <= 60000),
      mark        text,
      created_at  timestamptz not null,
      unique (account_id, run_id, score)
    )`.execute(db)
  await sql`create index score_share_by_account on score_share (account_id, created_at)`.execute(db)
  await sql`create index score_share_by_moment on score_share (created_at)`.execute(db)
  await sql`create index score_share_by_mark on score_share (game_id, mark) where mark is not null`.execute(
    db,
  )
}
