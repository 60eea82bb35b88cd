import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_rail_open (
      account_id bigint      not null references account (id),
      opened_at  timestamptz not null,
      kind       text        not null,
      game_id    integer     not null,
      passed     text[]      not null check (cardinality(passed) <= 30),
      primary key (account_id, opened_at)
    )`.execute(db)
  // Rows are in time order, so a BRIN index of a few kilobytes finds old ones.
  await sql`create index catalog_rail_open_by_time on catalog_rail_open using brin (opened_at)`.execute(db)
}
