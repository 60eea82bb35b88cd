import { sql, type Kysely } from 'kysely'

/** Key from which hidden hands are dealt; duels already running have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duel add column deal_key text check (length(deal_key) = 43)`.execute(db)
}
