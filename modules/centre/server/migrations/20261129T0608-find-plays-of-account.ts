import { sql, type Kysely } from 'kysely'

/** The rails of home ask what one account has played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index play_by_account on play (account_id, started_at)`.execute(db)
}
