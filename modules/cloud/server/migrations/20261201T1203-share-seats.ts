import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The household of somebody with newcomer's time, as a mask.
  await sql`alter table cloud_ticket add column crowd text`.execute(db)
}
