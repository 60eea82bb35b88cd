import { sql, type Kysely } from 'kysely'

/** What hidden hands are dealt by; duels that run without it have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duel add column deal_key text check (length(deal_key) = 43)`.execute(db)
}
