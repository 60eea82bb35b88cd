import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event (
      slug         text        primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      kind         text        not null check (kind in ('season', 'contest')),
      starts_at    timestamptz not null,
      ends_at      timestamptz not null,
      art          text        not null,
      games        text[]      not null default '{}',
      hub          text,
      ranked       text[]      not null default '{}',
      rank_rule    text        not null default 'sum' check (rank_rule in ('sum', 'best')),
      cards        smallint[]  not null default '{}',
      odds_version integer,
      -- By language; an event that lacks one cannot be stored.
      words        jsonb       not null check (words ?& array['ar', 'da', 'de', 'en', 'es', 'fr', 'id', 'ja', 'ko',
        'pl', 'pt', 'ro', 'ru', 'sk', 'sq', 'sv', 'th', 'tr', 'vi', 'zh']),
      -- The last account that was told of its beginning, and when all of them were.
      told_behind  bigint      not null default 0,
      told_at      timestamptz,
      settled_at   timestamptz,
      -- Its name stays taken, so that a shipped season that was removed does not come back.
      removed_at   timestamptz,
      check (starts_at < ends_at),
      check (settled_at is null or removed_at is null)
    )`.execute(db)
  await sql`create index event_by_end on event (ends_at) where removed_at is null`.execute(db)
  await sql`
    create table event_place (
      event_slug text    not null references event (slug),
      account_id bigint  not null references account (id),
      place      integer not null check (place > 0),
      points     integer not null check (points > 0),
      primary key (event_slug, account_id),
      unique (event_slug, place)
    )`.execute(db)
  await sql`create index event_place_by_account on event_place (account_id)`.execute(db)
}
