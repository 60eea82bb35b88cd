import { sql, type Kysely } from 'kysely'

/** Names what entered the tables, so that the same score sent again gets the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table score_run add column proof text`.execute(db)
}
