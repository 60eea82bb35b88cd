import { sql, type Kysely } from 'kysely'

/** When a dare was withdrawn, and how often it was sent on the day of `dared_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score_dare
      add column withdrawn_at timestamptz,
      add column sends integer not null default 1`.execute(db)
}
