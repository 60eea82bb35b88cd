import { sql, type Kysely } from 'kysely'

/** What each session stored last under a key: a device whose answer was lost learns that its save had arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_save add column sent jsonb not null default '[]'`.execute(db)
}
