import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Such a version is in force only during a season that names it.
  await sql`alter table card_odds add column is_seasonal boolean not null default false`.execute(db)
}
