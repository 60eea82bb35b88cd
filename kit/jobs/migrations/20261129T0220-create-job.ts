import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      name         text        primary key,
      says         text        not null,
      period_ms    integer     not null check (period_ms > 0),
      known_since  timestamptz not null,
      due_at       timestamptz not null,
      -- The process that runs it, and until when it counts as alive.
      holder       text,
      held_until   timestamptz,
      began_at     timestamptz,
      succeeded_at timestamptz,
      took_ms      integer,
      -- In a row, since it succeeded last.
      failures     integer     not null default 0,
      failed_at    timestamptz,
      error        text,
      check ((holder is null) = (held_until is null))
    )`.execute(db)
}
