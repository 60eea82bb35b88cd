import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duel (
      code         text        primary key,
      game_id      integer     not null,
      seed         bigint      not null,
      first_id     bigint      references account (id),
      second_id    bigint      references account (id),
      moves        text        not null,
      status       text        not null check (status in ('waiting', 'running', 'ended')),
      turn         smallint    check (turn in (0, 1)),
      ended_by     text        check (ended_by in ('board', 'resigned', 'time', 'withdrawn', 'rules')),
      winner       smallint    check (winner in (0, 1)),
      moved_at     timestamptz not null,
      ended_at     timestamptz,
      rematch_by   smallint    check (rematch_by in (0, 1)),
      rematch_code text,
      check (first_id <> second_id),
      check (status <> 'waiting' or (first_id is null) <> (second_id is null)),
      check (status <> 'running' or (first_id is not null and second_id is not null)),
      check ((status = 'running') = (turn is not null)),
      check ((status = 'ended') = (ended_by is not null)),
      check ((status = 'ended') = (ended_at is not null)),
      check (winner is null or status = 'ended')
    )`.execute(db)
  await sql`create index duel_by_first on duel (first_id, moved_at)`.execute(db)
  await sql`create index duel_by_second on duel (second_id, moved_at)`.execute(db)
  await sql`create index duel_under_way on duel (moved_at) where status <> 'ended'`.execute(db)
  await sql`create index duel_over on duel (ended_at) where status = 'ended'`.execute(db)
}
