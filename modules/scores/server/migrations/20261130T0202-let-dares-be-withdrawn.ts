import { sql, type Kysely } from 'kysely'

/** A dare that its player takes back, and how often it went out on the day of `dared_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score_dare
      add column withdrawn_at timestamptz,
      add column sends integer not null default 1`.execute(db)
}
