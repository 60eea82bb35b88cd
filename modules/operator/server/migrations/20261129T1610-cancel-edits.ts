import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A planned version that was cancelled keeps its number: whoever has edited it is told.
  await sql`alter table operator_edit add column cancelled_at timestamptz`.execute(db)
}
