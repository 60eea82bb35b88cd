import { sql, type Kysely } from 'kysely'

/** The highest rating that was no longer provisional; until a row has one, its rating of today stands for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duel_rating add column peak double precision`.execute(db)
}
