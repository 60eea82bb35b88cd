import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: online players report again within half a minute, and frequent writes must be cheap.
  await sql`
    create unlogged table presence (
      account_id bigint      primary key,
      seen_at    timestamptz not null
    ) with (fillfactor = 70)`.execute(db)
  await sql`create index presence_by_moment on presence (seen_at)`.execute(db)
  await sql`
    create unlogged table live_ticket (
      ticket_hash text        primary key,
      account_id  bigint      not null,
      session_id  text        not null,
      ends_at     timestamptz not null
    )`.execute(db)
  await sql`create index live_ticket_by_end on live_ticket (ends_at)`.execute(db)
}
