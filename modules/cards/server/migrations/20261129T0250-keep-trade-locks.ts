import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // How long a move locked its card, so that a new length of the lock leaves what was traded before as it was.
  await sql`alter table card_move add locked_until timestamptz`.execute(db)
  await sql`
    update card_move set locked_until = moved_at + interval '168 hours' where reason in ('swap', 'redeem')`.execute(
    db,
  )
}
