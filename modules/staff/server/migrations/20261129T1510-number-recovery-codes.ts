import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Codes of before have no place: they can be replaced all at once, but not taken away singly.
  await sql`alter table staff_recovery add column place smallint check (place between 1 and 99)`.execute(db)
}
