import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A cancelled version keeps its number, so that whoever edited it is told.
  await sql`alter table operator_edit add column cancelled_at timestamptz`.execute(db)
}
