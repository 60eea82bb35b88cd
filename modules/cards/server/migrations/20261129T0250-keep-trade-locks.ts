import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The lock length of each move, so that changing the rule leaves past trades as they were.
  await sql`alter table card_move add locked_until timestamptz`.execute(db)
  await sql`
    update card_move set locked_until = moved_at + interval '168 hours' where reason in ('swap', 'redeem')`.execute(
    db,
  )
}
