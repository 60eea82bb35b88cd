import { sql, type Kysely } from 'kysely'

/** Counts by day: no row identifies anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table numbers_job (
      one        boolean primary key check (one),
      -- Of days before it visits were not noted: the first whole one, where the portal is older than its figures.
      first_day  date,
      closed_day date,
      counted_at timestamptz
    )`.execute(db)
  await sql`
    insert into numbers_job (one, first_day)
    select true, case when exists (select from play_day) then (now() at time zone 'UTC')::date + 1 end`.execute(
    db,
  )

  await sql`
    create table numbers_day (
      day       date    not null,
      language  text    not null,
      device    text    not null,
      visitors  integer not null,
      arrivals  integer not null,
      players   integer not null,
      plays     integer not null,
      played_ms bigint  not null,
      primary key (day, language, device)
    )`.execute(db)
  await sql`
    create table numbers_cohort (
      day      date    not null,
      entry    text    not null,
      language text    not null,
      device   text    not null,
      arrived  integer not null,
      opened   integer not null,
      played   integer not null,
      ended    integer not null,
      second   integer not null,
      d1       integer,
      d7       integer,
      d30      integer,
      week     integer,
      primary key (day, entry, language, device)
    )`.execute(db)
  await sql`
    create table numbers_game (
      day       date    not null,
      game_id   integer not null,
      openers   integer not null,
      players   integer not null,
      plays     integer not null,
      played_ms bigint  not null,
      stayed    integer not null,
      returned  integer,
      primary key (day, game_id)
    )`.execute(db)
  await sql`
    create table numbers_goods (
      day   date    not null,
      what  text    not null,
      count integer not null,
      primary key (day, what)
    )`.execute(db)
  await sql`
    create table numbers_cloud (
      day       date    not null,
      line_key  text    not null,
      seats     integer not null,
      begun     integer not null,
      played_ms bigint  not null,
      joined    integer not null,
      entered   integer not null,
      waited_ms bigint  not null,
      missed    integer not null,
      cancelled integer not null,
      primary key (day, line_key)
    )`.execute(db)
  await sql`
    create table numbers_vital (
      day    date     not null,
      page   text     not null,
      device text     not null,
      metric text     not null check (metric in ('lcp', 'inp', 'cls', 'ttfb')),
      bucket smallint not null check (bucket >= 0),
      count  integer  not null default 0,
      primary key (day, metric, page, device, bucket)
    )`.execute(db)
}
