import { sql, type Kysely } from 'kysely'

/** Digest of what entered the tables, so that resending a score gets the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table score_run add column proof text`.execute(db)
}
