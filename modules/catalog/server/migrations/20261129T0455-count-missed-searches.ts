import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_missed_search (
      day      date    not null,
      term     text    not null check (char_length(term) between 2 and 60),
      searches integer not null check (searches > 0),
      primary key (day, term)
    )`.execute(db)
}
