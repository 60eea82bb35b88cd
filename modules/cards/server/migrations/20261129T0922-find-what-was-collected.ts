import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index card_move_by_receiver on card_move (to_id)`.execute(db)
  await sql`create index card_box_by_account on card_box (account_id)`.execute(db)
}
