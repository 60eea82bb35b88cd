import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table friendship (
      low_id   bigint      not null references account (id),
      high_id  bigint      not null references account (id),
      since_at timestamptz not null,
      primary key (low_id, high_id),
      check (low_id < high_id)
    )`.execute(db)
  await sql`create index friendship_by_high on friendship (high_id)`.execute(db)

  await sql`
    create table friend_request (
      id      text        primary key,
      from_id bigint      not null references account (id),
      to_id   bigint      not null references account (id),
      state   text        not null check (state in ('waiting', 'accepted', 'ignored', 'cancelled', 'over')),
      sent_at timestamptz not null,
      check (from_id <> to_id)
    )`.execute(db)
  // To its sender an ignored request stays open: they must not learn of it.
  await sql`create unique index friend_request_open on friend_request (from_id, to_id)
    where state in ('waiting', 'ignored')`.execute(db)
  await sql`create index friend_request_in on friend_request (to_id) where state in ('waiting', 'ignored')`.execute(
    db,
  )
  await sql`create index friend_request_sent on friend_request (from_id, sent_at)`.execute(db)
  await sql`create index friend_request_by_age on friend_request (sent_at)`.execute(db)

  await sql`
    create table player_block (
      account_id bigint      not null references account (id),
      blocked_id bigint      not null references account (id),
      since_at   timestamptz not null,
      primary key (account_id, blocked_id),
      check (account_id <> blocked_id)
    )`.execute(db)
  await sql`create index player_block_by_blocked on player_block (blocked_id)`.execute(db)
}
