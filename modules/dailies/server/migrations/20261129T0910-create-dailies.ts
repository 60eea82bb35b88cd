import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_game (
      day     text    not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      kind    text    not null check (kind in ('quick', 'clever', 'hands')),
      game_id integer not null,
      primary key (day, kind)
    )`.execute(db)

  await sql`
    create table daily_finish (
      account_id  bigint      not null references account (id),
      day         text        not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      game_id     integer     not null,
      finished_at timestamptz not null,
      utc_offset  integer     not null check (abs(utc_offset) <= 50400),
      primary key (account_id, day, game_id)
    )`.execute(db)

  await sql`
    create table daily_mend (
      day       text        primary key check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      mended_at timestamptz not null
    )`.execute(db)
}
