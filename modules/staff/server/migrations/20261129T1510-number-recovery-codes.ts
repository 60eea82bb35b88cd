import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older codes have no number: they can be replaced all at once, but not revoked singly.
  await sql`alter table staff_recovery add column place smallint check (place between 1 and 99)`.execute(db)
}
