import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unknown of older versions, which count by their archives.
  await sql`alter table studio_version add column unfolded_bytes integer check (unfolded_bytes >= 0)`.execute(
    db,
  )
}
