import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Likes that are older than this column stand last among the favourites.
  await sql`alter table game_player add column liked_at timestamptz`.execute(db)
}
