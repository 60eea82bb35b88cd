import { sql, type Kysely } from 'kysely'

/** A day is counted; rows come in the order of time, so a few kilobytes find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index card_box_by_time on card_box using brin (got_at)`.execute(db)
  await sql`create index card_opening_by_time on card_opening using brin (opened_at)`.execute(db)
  await sql`create index card_move_by_time on card_move using brin (moved_at)`.execute(db)
}
