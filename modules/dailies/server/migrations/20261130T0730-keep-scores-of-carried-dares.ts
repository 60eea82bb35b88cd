import { sql, type Kysely } from 'kysely'

/** What a side of a dare scored as a visitor: the entry in the table stays the visitor's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table daily_dare
      add column from_score bigint,
      add column to_score bigint`.execute(db)
}
