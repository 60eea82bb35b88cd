import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Grows with every change, so that nobody overwrites what they have not seen.
  await sql`alter table event add column version integer not null default 1 check (version > 0)`.execute(db)
}
