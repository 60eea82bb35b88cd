import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invariant_check (
      -- Of the ledger; the empty one notes when somebody last began to look.
      rule       text        primary key,
      broken     integer     not null check (broken >= 0),
      checked_at timestamptz not null
    )`.execute(db)
}
