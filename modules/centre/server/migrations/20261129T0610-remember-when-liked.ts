import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Likes that are older than this column stand last among the favourites.
  await sql`alter table game_player add column liked_at timestamptz`.execute(db)
  await sql`create index game_player_liked on game_player (account_id, liked_at desc nulls last) where opinion = 'likes'`.execute(
    db,
  )
}
