import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_imported_game
      add column next_address text check (next_address ~ '^upload:[0-9a-f]{16}$'),
      add column next_share integer check (next_share between 1 and 99)`.execute(db)
}
