import { sql, type Kysely } from 'kysely'

const LANGUAGES = 20

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cloud_game (
      game_key     text        primary key check (game_key ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
      profile      jsonb       not null,
      -- By language; English is always there.
      names        jsonb       not null check (names ? 'en'),
      summaries    jsonb       not null check (summaries ? 'en'),
      -- What a list by name is sorted by, in each of our languages.
      sort_names   text[]      not null check (cardinality(sort_names) = ${sql.lit(LANGUAGES)}),
      -- Lexemes of each language behind its own mark: en:tux, de:minen.
      found_by     tsvector    not null,
      tags         text[]      not null default '{}',
      needed_level text        not null default 'normal' check (needed_level in ('normal', 'rare', 's', 'ss', 'sss')),
      package      text        not null,
      version      text        not null,
      licence      text        not null,
      icon         text        not null default '' check (icon = '' or icon like '/cloud/art/%'),
      cover        text        not null default '' check (cover = '' or cover like '/cloud/art/%'),
      -- What the last probe saw, and the version that it saw; nothing until there was one.
      probe        jsonb,
      is_open      boolean     not null,
      hot          integer     not null default 0 check (hot >= 0),
      added_at     timestamptz not null,
      changed_at   timestamptz not null
    )`.execute(db)
  await sql`create index cloud_game_by_hot on cloud_game (hot, game_key) where is_open`.execute(db)
  await sql`create index cloud_game_by_added on cloud_game (added_at, game_key) where is_open`.execute(db)
  await sql`create index cloud_game_found_by on cloud_game using gin (found_by) where is_open`.execute(db)
  await sql`create index cloud_game_by_tag on cloud_game using gin (tags) where is_open`.execute(db)
  for (let place = 1; place <= LANGUAGES; place++)
    await sql`create index ${sql.id(`cloud_game_by_name_${place}`)}
      on cloud_game ((sort_names[${sql.lit(place)}]) collate "C", game_key) where is_open`.execute(db)
  await sql`
    create table cloud_art (
      game_key text  not null references cloud_game (game_key) on delete cascade,
      -- What it is named after, so that a copy may be kept for ever.
      hash     text  not null,
      type     text  not null check (type in ('image/webp', 'image/png', 'image/svg+xml')),
      bytes    bytea not null check (octet_length(bytes) <= ${sql.lit(512 * 1024)}),
      primary key (game_key, hash)
    )`.execute(db)
  // Pictures are already compressed.
  await sql`alter table cloud_art alter column bytes set storage external`.execute(db)
}
