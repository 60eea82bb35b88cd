import { sql, type Kysely } from 'kysely'

/** The highest established rating; until a row has one, its current rating stands in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duel_rating add column peak double precision`.execute(db)
}
