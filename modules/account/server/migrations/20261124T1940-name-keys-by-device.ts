import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Keys from before belong to no device in particular: whichever place is ended, they end with it.
  await sql`alter table account_device_key add column device_mask text`.execute(db)
}
