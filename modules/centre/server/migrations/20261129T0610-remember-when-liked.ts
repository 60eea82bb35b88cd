import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Likes older than this column come last among the favourites.
  await sql`alter table game_player add column liked_at timestamptz`.execute(db)
}
