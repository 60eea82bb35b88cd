import { sql, type Kysely } from 'kysely'

/** What a friend was dared at, and whether the dare was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table daily_dare
      add column game_id integer,
      add column withdrawn_at timestamptz`.execute(db)
}
