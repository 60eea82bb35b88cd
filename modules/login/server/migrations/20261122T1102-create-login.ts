import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_state (
      state_hash   text        primary key,
      browser_hash text        not null,
      provider     text        not null,
      origin       text        not null,
      return_path  text        not null,
      is_link      boolean     not null,
      ends_at      timestamptz not null,
      used_at      timestamptz
    )`.execute(db)
  await sql`create index login_state_by_end on login_state (ends_at)`.execute(db)

  await sql`
    create table login_code (
      code_hash    text        primary key,
      browser_hash text        not null,
      provider     text        not null,
      issuer       text        not null,
      subject      text        not null,
      origin       text        not null,
      is_link      boolean     not null,
      ends_at      timestamptz not null,
      used_at      timestamptz,
      account_id   bigint      references account (id),
      is_new       boolean,
      merge_state  text        check (merge_state in ('none', 'upgraded', 'switched')),
      boxes        integer,
      cards        integer,
      check (num_nulls(used_at, account_id, is_new, merge_state, boxes, cards) in (0, 6))
    )`.execute(db)
  await sql`create index login_code_by_end on login_code (ends_at)`.execute(db)

  await sql`
    create table login_merge (
      member_id   bigint      not null references account (id),
      visitor_id  bigint      not null references account (id),
      state       text        not null check (state in ('open', 'taken', 'left')),
      ends_at     timestamptz not null,
      boxes       integer     not null default 0,
      cards       integer     not null default 0,
      left_behind integer     not null default 0,
      primary key (member_id, visitor_id),
      check (member_id <> visitor_id)
    )`.execute(db)
  // One offer at a time, and one move in the life of a member.
  await sql`create unique index login_merge_once on login_merge (member_id) where state in ('open', 'taken')`.execute(
    db,
  )
}
