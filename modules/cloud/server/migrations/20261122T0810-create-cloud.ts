import { sql, type Kysely } from 'kysely'

const END_REASONS =
  "'left', 'time', 'away', 'exited', 'crashed', 'stuck', 'drained', 'lost', 'replaced', 'operator'"

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cloud_worker (
      id          text        primary key,
      -- Another one after each start of the worker: what belongs to an older one is gone.
      boot        text        not null,
      line_key    text        not null,
      line_name   text        not null,
      line_area   text        not null,
      media_url   text        not null,
      capacity    integer     not null check (capacity >= 0),
      is_draining boolean     not null default false,
      seen_at     timestamptz not null
    )`.execute(db)
  await sql`create index cloud_worker_by_line on cloud_worker (line_key)`.execute(db)
  await sql`
    create table cloud_worker_game (
      worker_id     text not null references cloud_worker (id) on delete cascade,
      game_key      text not null,
      -- It could not start the game: others are asked until then.
      refused_until timestamptz,
      primary key (worker_id, game_key)
    )`.execute(db)
  await sql`create index cloud_worker_game_by_game on cloud_worker_game (game_key)`.execute(db)

  await sql`
    create table cloud_ticket (
      id         text        primary key,
      account_id bigint      not null references account (id),
      line_key   text        not null,
      game_key   text        not null,
      weight     integer     not null check (weight > 0),
      -- First come, first served; whoever comes back has kept it.
      place      bigint      generated always as identity,
      joined_at  timestamptz not null,
      -- A turn holds the weight of the game on a worker until then.
      turn_until timestamptz,
      worker_id  text,
      boot       text,
      -- How often a seat was given that then could not be had.
      tries      smallint    not null default 0,
      ended_at   timestamptz,
      ended_how  text        check (ended_how in ('entered', 'cancelled', 'missed', 'closed')),
      check ((turn_until is null) = (worker_id is null) and (worker_id is null) = (boot is null)),
      check ((ended_at is null) = (ended_how is null))
    )`.execute(db)
  await sql`create unique index cloud_ticket_live on cloud_ticket (account_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index cloud_ticket_queue on cloud_ticket (line_key, place) where ended_at is null`.execute(
    db,
  )
  await sql`create index cloud_ticket_by_account on cloud_ticket (account_id, ended_at desc)`.execute(db)

  await sql`
    create table cloud_play (
      id              text        primary key,
      account_id      bigint      not null references account (id),
      ticket_id       text        not null,
      game_key        text        not null,
      line_key        text        not null,
      worker_id       text        not null,
      boot            text        not null,
      weight          integer     not null check (weight > 0),
      state           text        not null check (state in ('reserved', 'running', 'away', 'ended')),
      token_hash      text        not null,
      token_until     timestamptz not null,
      reserved_at     timestamptz not null,
      reserved_until  timestamptz not null,
      -- When its worker was last asked to start it, and last spoke of it.
      asked_at        timestamptz not null,
      heard_at        timestamptz,
      is_watched      boolean     not null default false,
      start_ms        integer,
      stream_id       text,
      begun_at        timestamptz,
      away_since      timestamptz,
      counted_at      timestamptz,
      -- What counts, what its worker said, and what of it has been taken from the player's time.
      played_ms       bigint      not null default 0 check (played_ms >= 0),
      reported_ms     bigint      not null default 0,
      charged_seconds integer     not null default 0 check (charged_seconds >= 0),
      left_seconds    integer     not null default 0,
      tip_seconds     integer     not null default 0,
      ended_at        timestamptz,
      end_reason      text        check (end_reason in (${sql.raw(END_REASONS)})),
      -- What it holds is free again: its worker has cleared up.
      released_at     timestamptz,
      check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null)),
      check (released_at is null or ended_at is not null),
      check (state not in ('running', 'away') or begun_at is not null),
      check (charged_seconds * 1000::bigint <= played_ms)
    )`.execute(db)
  await sql`create unique index cloud_play_live on cloud_play (account_id) where state <> 'ended'`.execute(db)
  await sql`create index cloud_play_held on cloud_play (line_key) where released_at is null`.execute(db)
  await sql`create index cloud_play_of_worker on cloud_play (worker_id) where released_at is null`.execute(db)
  await sql`create index cloud_play_of_line on cloud_play (line_key, ended_at desc) where begun_at is not null`.execute(
    db,
  )
  await sql`create index cloud_play_of_game on cloud_play (game_key, reserved_at)`.execute(db)
  await sql`create index cloud_play_by_account on cloud_play (account_id, reserved_at desc)`.execute(db)

  await sql`
    create table cloud_save (
      account_id bigint      not null references account (id),
      game_key   text        not null,
      archive    bytea       not null check (octet_length(archive) <= ${sql.lit(8 * 1024 * 1024)}),
      saved_at   timestamptz not null,
      primary key (account_id, game_key)
    )`.execute(db)
  // Already compressed.
  await sql`alter table cloud_save alter column archive set storage external`.execute(db)

  await sql`create table cloud_closed_game (game_key text primary key, closed_at timestamptz not null)`.execute(
    db,
  )
  // One process per second updates the lines.
  await sql`create table cloud_clock ("only" boolean primary key check ("only"), at timestamptz not null)`.execute(
    db,
  )
  await sql`insert into cloud_clock values (true, '2000-01-01')`.execute(db)
}
