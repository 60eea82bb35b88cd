import { sql, type Kysely } from 'kysely'

/** Numbers are never reused: likes and chat messages of one game must not pass to the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_imported_game (
      game_id     integer     generated always as identity (start with 100000) primary key,
      slug        text        not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80) unique,
      address     text        not null check (address ~ '^(https://|http://(localhost|127[.]0[.]0[.]1)[:/])'),
      facts       jsonb       not null,
      cover_hash  text        not null check (cover_hash ~ '^[0-9a-f]{20}$'),
      cover       bytea       not null check (length(cover) between 1 and 1000000),
      imported_at timestamptz not null
    )`.execute(db)
}
