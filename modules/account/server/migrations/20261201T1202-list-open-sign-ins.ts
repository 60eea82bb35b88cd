import { sql, type Kysely } from 'kysely'

/** Apart from the new table, whose migration locks accounts: this may take a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into account_sign_in (session_id, account_id, signed_in_at, platform, os_family, provider)
    select id, account_id, started_at, platform, os_family, provider from account_session
    on conflict do nothing`.execute(db)
}
