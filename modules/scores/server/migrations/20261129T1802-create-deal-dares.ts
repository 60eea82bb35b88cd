import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_dare (
      key         text        not null,
      from_id     bigint      not null references account (id),
      to_id       bigint      not null references account (id),
      game_id     integer     not null,
      level       integer     not null,
      score       bigint      not null,
      dared_at    timestamptz not null,
      answer      bigint,
      outcome     text        check (outcome in ('won', 'tied', 'lost')),
      answered_at timestamptz,
      primary key (key, to_id),
      check (from_id <> to_id),
      check ((answer is null) = (answered_at is null) and (answer is null) = (outcome is null))
    )`.execute(db)
  await sql`create index score_dare_by_sender on score_dare (from_id, dared_at)`.execute(db)
  await sql`create index score_dare_by_target on score_dare (to_id, dared_at)`.execute(db)
  await sql`create index score_dare_by_moment on score_dare (dared_at)`.execute(db)
}
