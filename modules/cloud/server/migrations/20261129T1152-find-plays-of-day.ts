import { sql, type Kysely } from 'kysely'

/** A day is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index cloud_play_by_time on cloud_play (reserved_at)`.execute(db)
  await sql`create index cloud_ticket_by_time on cloud_ticket (joined_at)`.execute(db)
}
