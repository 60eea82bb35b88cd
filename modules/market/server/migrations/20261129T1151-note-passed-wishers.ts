import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table market_wish add column passed_at timestamptz`.execute(db)
  await sql`
    create index market_wish_able on market_wish (kind, coalesce(told_on, ''), account_id)
    where passed_at is null`.execute(db)
  await sql`
    create index market_wish_passed on market_wish (kind, passed_at, account_id)
    where passed_at is not null`.execute(db)
}
