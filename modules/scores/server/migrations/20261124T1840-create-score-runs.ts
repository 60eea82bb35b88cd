import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_run (
      id         text        primary key,
      account_id bigint      not null references account (id),
      seed       bigint      not null check (seed >= 0),
      dealt_at   timestamptz not null,
      game_id    integer,
      begun_at   timestamptz,
      ended_at   timestamptz,
      mark       text,
      check ((game_id is null) = (begun_at is null)),
      check (ended_at is null or begun_at is not null)
    )`.execute(db)
  await sql`create index score_run_waiting on score_run (account_id) where begun_at is null`.execute(db)
  await sql`create index score_run_mark on score_run (game_id, mark) where mark is not null`.execute(db)
  await sql`create index score_run_dealt on score_run (dealt_at)`.execute(db)
  await sql`create index score_run_by_account on score_run (account_id)`.execute(db)

  await sql`alter table score_replay add column mark text`.execute(db)
  await sql`create index score_replay_by_mark on score_replay (mark) where mark is not null`.execute(db)

  await sql`
    create table score_copy (
      run_id      text        primary key,
      account_id  bigint      not null references account (id),
      first_id    bigint      not null references account (id),
      game_id     integer     not null,
      level       integer     not null,
      score       bigint      not null,
      found_at    timestamptz not null
    )`.execute(db)
  await sql`create index score_copy_by_moment on score_copy (found_at)`.execute(db)
  await sql`create index score_copy_by_account on score_copy (account_id)`.execute(db)
  await sql`create index score_copy_by_first on score_copy (first_id)`.execute(db)
}
