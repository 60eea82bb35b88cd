import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table card_move drop constraint card_move_reason_check, add constraint card_move_reason_check
      check (reason in ('open', 'give', 'swap', 'redeem', 'void', 'reverse', 'leave', 'merge'))`.execute(db)
  // Who won a box that moved with a visitor's goods; otherwise its own account did.
  await sql`alter table card_box add won_by bigint references account (id)`.execute(db)
}
