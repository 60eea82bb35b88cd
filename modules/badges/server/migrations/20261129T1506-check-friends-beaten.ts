import { sql, type Kysely } from 'kysely'

/** Separate from the new column: that takes a short exclusive lock, while this long validation blocks nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_owner validate constraint badge_owner_most_friends_beaten_check`.execute(db)
}
