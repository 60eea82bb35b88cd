import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table market_wrong_guess
      add column listing_id text,
      -- A mask of the network, so that no address is kept for it.
      add column network text`.execute(db)
  await sql`create index market_wrong_guess_by_network on market_wrong_guess (network, guessed_at)`.execute(
    db,
  )
}
