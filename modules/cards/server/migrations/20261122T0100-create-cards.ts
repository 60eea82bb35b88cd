import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_collector (
      account_id bigint   primary key references account (id),
      s_misses   smallint not null default 0 check (s_misses >= 0),
      ss_misses  smallint not null default 0 check (ss_misses >= 0),
      seed       text     not null,
      seed_hash  text     not null
    )`.execute(db)

  // No source is paid for, and the check keeps it so.
  await sql`
    create table card_box (
      id         text        primary key,
      account_id bigint      not null references account (id),
      kind       text        not null check (kind in ('normal', 'rare')),
      source     text        not null check (source in ('idle', 'steal', 'share', 'home', 'gift')),
      source_id  text        not null,
      got_at     timestamptz not null,
      opened_at  timestamptz,
      unique (source, source_id)
    )`.execute(db)
  await sql`create index card_box_closed on card_box (account_id, kind, id) where opened_at is null`.execute(
    db,
  )

  await sql`
    create table card (
      id           text        primary key,
      owner_id     bigint      not null references account (id),
      kind         smallint    not null check (kind between 1 and 52),
      state        text        not null default 'bag' check (state in ('bag', 'listed', 'used', 'void')),
      locked_until timestamptz,
      used_game_id integer,
      used_at      timestamptz,
      paid_at      timestamptz,
      obtained_at  timestamptz not null,
      step         integer     not null,
      check ((state = 'used') = (used_game_id is not null))
    )`.execute(db)
  await sql`create index card_by_owner on card (owner_id, obtained_at desc, id desc)`.execute(db)
  await sql`create unique index card_at_game on card (owner_id, used_game_id) where state = 'used'`.execute(
    db,
  )

  // The ledger. Each move starts where the previous one ended, and a card is where its last move left it.
  await sql`
    create table card_move (
      card_id     text        not null references card (id) deferrable initially deferred,
      step        integer     not null check (step >= 1),
      step_before integer     generated always as (step - 1) stored,
      from_id     bigint,
      to_id       bigint      not null,
      reason      text        not null
        check (reason in ('open', 'give', 'swap', 'redeem', 'void', 'reverse', 'leave')),
      listing_id  text,
      moved_at    timestamptz not null,
      primary key (card_id, step),
      unique (card_id, step, to_id),
      check ((step = 1) = (from_id is null)),
      foreign key (card_id, step_before, from_id) references card_move (card_id, step, to_id)
    )`.execute(db)
  await sql`create index card_move_by_listing on card_move (listing_id) where listing_id is not null`.execute(
    db,
  )
  await sql`
    alter table card add foreign key (id, step, owner_id) references card_move (card_id, step, to_id)
      deferrable initially deferred`.execute(db)

  await sql`
    create table card_opening (
      id           text        primary key,
      account_id   bigint      not null references account (id),
      seed         text        not null,
      seed_hash    text        not null,
      salt         text        not null,
      odds_version integer     not null,
      opened_at    timestamptz not null
    )`.execute(db)
  await sql`create index card_opening_by_account on card_opening (account_id, opened_at)`.execute(db)
  await sql`
    create table card_draw (
      opening_id text     not null references card_opening (id),
      place      smallint not null,
      box_id     text     not null unique references card_box (id),
      card_id    text     not null unique references card (id),
      kind       smallint not null,
      s_misses   smallint not null,
      ss_misses  smallint not null,
      primary key (opening_id, place)
    )`.execute(db)

  await sql`
    create table card_event (
      id          bigint      generated always as identity primary key,
      account_id  bigint      not null references account (id),
      kind        text        not null,
      card_id     text,
      card_kind   smallint,
      target      bigint,
      happened_at timestamptz not null
    )`.execute(db)
  await sql`create index card_event_by_account on card_event (account_id, id desc)`.execute(db)
  await sql`create index card_event_by_time on card_event (happened_at)`.execute(db)
}
