import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studio_developer (
      account_id  bigint      primary key references account (id),
      name        text        not null check (length(name) between 1 and 80),
      accepted_at timestamptz not null
    )`.execute(db)
  await sql`
    create table studio_game (
      key         text        primary key,
      account_id  bigint      not null references studio_developer (account_id),
      slug        text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      title       text        not null,
      skeleton    text        not null,
      words       jsonb       not null default '{}',
      traits      jsonb,
      cover       bytea,
      approved    jsonb,
      approved_cover bytea,
      live_key    text,
      next_key    text,
      next_share  integer     check (next_share between 1 and 99),
      down_for    text,
      made_at     timestamptz not null,
      check ((next_key is null) = (next_share is null)),
      check (next_key is null or live_key is not null)
    )`.execute(db)
  await sql`create index studio_game_by_account on studio_game (account_id)`.execute(db)
  await sql`
    create table studio_version (
      key         text        primary key,
      game_key    text        not null references studio_game (key) on delete cascade,
      number      integer     not null,
      state       text        not null check (state in ('checking', 'broken', 'ready', 'asked', 'approved', 'refused')),
      version     text        check (version ~ '^[0-9a-f]{16}$'),
      fault       text,
      preview_key text        not null unique,
      bytes       integer     not null,
      sha256      text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
      report      jsonb,
      uploaded_at timestamptz not null,
      asked_at    timestamptz,
      unique (game_key, number)
    )`.execute(db)
  await sql`create index studio_version_waiting on studio_version (uploaded_at) where state in ('checking', 'asked')`.execute(
    db,
  )
  await sql`
    create table studio_upload (
      key         text        primary key,
      account_id  bigint      not null references studio_developer (account_id),
      game_key    text        not null references studio_game (key) on delete cascade,
      bytes       integer     not null,
      what        text        not null check (what in ('archive', 'cover')),
      sha256      text        not null,
      ticket_hash text        not null,
      begun_at    timestamptz not null,
      ended_at    timestamptz
    )`.execute(db)
  await sql`create index studio_upload_by_account on studio_upload (account_id, begun_at)`.execute(db)
  await sql`
    create table studio_comment (
      key         text        primary key,
      game_key    text        not null references studio_game (key) on delete cascade,
      number      integer     not null,
      verdict     text        not null check (verdict in ('approved', 'refused', 'down', 'up')),
      text        text        not null,
      said_at     timestamptz not null
    )`.execute(db)
  await sql`create index studio_comment_by_game on studio_comment (game_key, said_at)`.execute(db)
  await sql`
    create table studio_report (
      key         text        primary key,
      slug        text        not null,
      account_id  bigint      not null references account (id),
      reason      text        not null check (reason in ('broken', 'adult', 'copied', 'tricks')),
      reported_at timestamptz not null,
      closed_at   timestamptz,
      unique (slug, account_id)
    )`.execute(db)
  await sql`create index studio_report_open on studio_report (reported_at) where closed_at is null`.execute(
    db,
  )
  await sql`create index studio_report_by_account on studio_report (account_id)`.execute(db)
  await sql`
    create table studio_gone (
      slug        text        primary key,
      gone_at     timestamptz not null
    )`.execute(db)
}
