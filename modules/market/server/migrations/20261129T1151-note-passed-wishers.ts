import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table market_wish add column passed_at timestamptz`.execute(db)
}
