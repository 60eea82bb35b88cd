import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_hidden_game (
      game_id   integer     primary key,
      hidden_at timestamptz not null
    )`.execute(db)
}
