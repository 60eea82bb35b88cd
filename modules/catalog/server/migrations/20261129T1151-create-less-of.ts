import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_less_of (
      account_id bigint      not null references account (id),
      game_id    integer     not null,
      since      timestamptz not null,
      primary key (account_id, game_id)
    )`.execute(db)
}
