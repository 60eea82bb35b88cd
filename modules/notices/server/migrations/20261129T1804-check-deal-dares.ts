import { sql, type Kysely } from 'kysely'

/** Separate from the change of the constraint: that takes a short exclusive lock, while this long validation blocks nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice validate constraint notice_kind_check`.execute(db)
}
