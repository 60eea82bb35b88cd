import { sql, type Kysely } from 'kysely'

/** Apart from the change of the constraint: that locks everybody out for a moment, and this, which takes long, nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice validate constraint notice_kind_check`.execute(db)
}
