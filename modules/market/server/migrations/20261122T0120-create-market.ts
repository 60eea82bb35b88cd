import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_listing (
      id              text        primary key,
      card_id         text        not null references card (id),
      seller_id       bigint      not null references account (id),
      kind            smallint    not null,
      code            text        not null unique,
      password_sealed text        not null,
      password_mask   text        not null,
      wants           smallint[]  not null default '{}',
      state           text        not null default 'on' check (state in ('on', 'taken', 'back', 'expired', 'void')),
      started_at      timestamptz not null,
      ends_at         timestamptz not null,
      closed_at       timestamptz,
      wrong_guesses   smallint    not null default 0,
      taker_id        bigint,
      given_card_id   text,
      check ((state = 'on') = (closed_at is null)),
      check ((state = 'taken') = (taker_id is not null))
    )`.execute(db)
  // A card has at most one open listing.
  await sql`create unique index market_listing_of_card on market_listing (card_id) where state = 'on'`.execute(
    db,
  )
  await sql`create index market_listing_newest on market_listing (started_at desc, id desc) where state = 'on'`.execute(
    db,
  )
  await sql`create index market_listing_by_kind on market_listing (kind, started_at desc, id desc) where state = 'on'`.execute(
    db,
  )
  await sql`create index market_listing_by_seller on market_listing (seller_id, started_at desc)`.execute(db)
  await sql`create index market_listing_by_end on market_listing (ends_at) where state = 'on'`.execute(db)
  await sql`create index market_listing_by_taker on market_listing (taker_id, closed_at) where taker_id is not null`.execute(
    db,
  )

  await sql`
    create table market_wrong_guess (
      id         bigint      generated always as identity primary key,
      account_id bigint      not null,
      guessed_at timestamptz not null
    )`.execute(db)
  await sql`create index market_wrong_guess_by_account on market_wrong_guess (account_id, guessed_at)`.execute(
    db,
  )
  await sql`create index market_wrong_guess_by_time on market_wrong_guess (guessed_at)`.execute(db)
}
