import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play (
      id          text        primary key,
      account_id  bigint      not null references account (id),
      game_id     integer     not null,
      started_at  timestamptz not null,
      reported_at timestamptz not null,
      played_ms   bigint      not null default 0 check (played_ms >= 0),
      ended_at    timestamptz,
      load_ms     integer     check (load_ms >= 0)
    )`.execute(db)
  await sql`create unique index play_running on play (account_id, game_id) where ended_at is null`.execute(db)
  await sql`create index play_now on play (game_id, reported_at) where ended_at is null`.execute(db)
  // Rows are in time order, so a BRIN index of a few kilobytes finds old ones.
  await sql`create index play_by_start on play using brin (started_at)`.execute(db)

  await sql`
    create table play_day (
      day        date        not null,
      game_id    integer     not null,
      account_id bigint      not null,
      played_ms  bigint      not null check (played_ms >= 0),
      last_at    timestamptz not null,
      primary key (day, game_id, account_id)
    )`.execute(db)

  await sql`
    create table game_player (
      account_id bigint  not null references account (id),
      game_id    integer not null,
      played_ms  bigint  not null default 0 check (played_ms >= 0),
      last_at    timestamptz,
      opinion    text    not null default 'none' check (opinion in ('likes', 'none', 'dislikes')),
      primary key (account_id, game_id)
    )`.execute(db)
  await sql`create index game_player_recent on game_player (account_id, last_at desc) where last_at is not null`.execute(
    db,
  )

  await sql`
    create table game_tally (
      game_id  integer primary key,
      players  integer not null default 0 check (players >= 0),
      likes    integer not null default 0 check (likes >= 0),
      dislikes integer not null default 0 check (dislikes >= 0)
    )`.execute(db)

  await sql`
    create table game_day (
      day       date    not null,
      game_id   integer not null,
      players   integer not null,
      played_ms bigint  not null,
      primary key (day, game_id)
    )`.execute(db)

  await sql`
    create table centre_list (
      list    text             not null check (list in ('week', 'rank', 'trend', 'live')),
      place   integer          not null check (place > 0),
      game_id integer          not null,
      score   double precision not null,
      count   integer          not null,
      likes   integer          not null,
      online  integer          not null,
      climbed integer,
      primary key (list, place)
    )`.execute(db)
  await sql`
    create table centre_past (
      list     text        not null,
      taken_at timestamptz not null,
      game_id  integer     not null,
      place    integer     not null,
      primary key (list, taken_at, game_id)
    )`.execute(db)

  await sql`
    create table centre_job (
      one         boolean primary key check (one),
      computed_at timestamptz,
      closed_day  date
    )`.execute(db)
  await sql`insert into centre_job values (true, null, null)`.execute(db)
}
