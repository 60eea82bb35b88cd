import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table duel
      -- The clock of a live duel, and what is left on it at the last move; null by correspondence.
      add column clock          text,
      add column first_left     integer check (first_left >= 0),
      add column second_left    integer check (second_left >= 0),
      add column first_credit   integer check (first_credit >= 0),
      add column second_credit  integer check (second_credit >= 0),
      add column first_seen_at  timestamptz,
      add column second_seen_at timestamptz,
      add column due_at         timestamptz,
      -- The family in which the result counts.
      add column rated_as       text,
      add constraint duel_clock_is_whole check (
        (clock is null) = (first_left is null) and (clock is null) = (second_left is null)
        and (clock is null) = (first_credit is null) and (clock is null) = (second_credit is null)
        and (clock is not null or rated_as is null)
        and (due_at is null) = (clock is null or status = 'ended')),
      drop constraint duel_ended_by_check,
      add constraint duel_ended_by_check check (ended_by in
        ('board', 'resigned', 'time', 'withdrawn', 'rules', 'agreed', 'aborted', 'abandoned'))`.execute(db)
  await sql`
    create table duel_seek (
      account_id bigint           primary key references account (id),
      game_id    integer          not null,
      clock      text             not null,
      rating     double precision not null,
      since      timestamptz      not null,
      seen_at    timestamptz      not null
    )`.execute(db)
  await sql`create index duel_seek_pool on duel_seek (game_id, clock, rating)`.execute(db)
  await sql`create index duel_seek_seen on duel_seek (seen_at)`.execute(db)
  await sql`
    create table duel_rating (
      account_id bigint           not null references account (id),
      family     text             not null,
      rating     double precision not null,
      deviation  double precision not null check (deviation > 0),
      volatility double precision not null check (volatility > 0),
      games      integer          not null check (games > 0),
      wins       integer          not null check (wins >= 0),
      draws      integer          not null check (draws >= 0),
      rated_at   timestamptz      not null,
      primary key (account_id, family),
      check (wins + draws <= games)
    )`.execute(db)
  await sql`create index duel_rating_table on duel_rating (family, rating desc)`.execute(db)
  await sql`
    create table duel_rated (
      -- One row a duel: a result counts once, whatever happens.
      code          text             primary key,
      family        text             not null,
      first_id      bigint           references account (id),
      second_id     bigint           references account (id),
      first_before  double precision not null,
      first_after   double precision not null,
      second_before double precision not null,
      second_after  double precision not null,
      rated_at      timestamptz      not null
    )`.execute(db)
  await sql`create index duel_rated_by_first on duel_rated (first_id, rated_at)`.execute(db)
  await sql`create index duel_rated_by_second on duel_rated (second_id, rated_at)`.execute(db)
  await sql`create index duel_rated_at on duel_rated (rated_at)`.execute(db)
  await sql`
    create table duel_beat (
      -- The one row says when the server last looked at the clocks: they stand still while there is no server.
      id      boolean     primary key default true check (id),
      beat_at timestamptz not null
    )`.execute(db)
}
