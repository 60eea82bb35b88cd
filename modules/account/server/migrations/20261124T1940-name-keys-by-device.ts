import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older keys belong to no known device, so signing out any place ends them too.
  await sql`alter table account_device_key add column device_mask text`.execute(db)
}
