import { sql, type Kysely } from 'kysely'

/** The game of a dare, and whether it was withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table daily_dare
      add column game_id integer,
      add column withdrawn_at timestamptz`.execute(db)
}
