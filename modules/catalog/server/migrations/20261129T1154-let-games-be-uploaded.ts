import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_imported_game
      drop constraint catalog_imported_game_address_check,
      add constraint catalog_imported_game_address_check
        check (address ~ '^(https://|http://(localhost|127[.]0[.]0[.]1)[:/]|upload:[0-9a-f]{16}$)')`.execute(
    db,
  )
}
