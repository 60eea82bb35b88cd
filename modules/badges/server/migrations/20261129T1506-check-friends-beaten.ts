import { sql, type Kysely } from 'kysely'

/** Apart from the new column: that locks everybody out for a moment, and this, which takes long, nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_owner validate constraint badge_owner_most_friends_beaten_check`.execute(db)
}
