import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_wish (
      account_id bigint      not null references account (id),
      kind       smallint    not null check (kind between 1 and 52),
      made_at    timestamptz not null,
      -- The UTC day on which the bell last told of this kind.
      told_on    text,
      primary key (account_id, kind)
    )`.execute(db)
  await sql`create index market_wish_by_kind on market_wish (kind, account_id)`.execute(db)
}
