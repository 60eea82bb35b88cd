import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Both are deleted at the end of the play.
  await sql`
    create table cloud_watch (
      play_id    text        primary key references cloud_play (id) on delete cascade,
      -- Whoever has it may watch; what the link ends with.
      code       text        not null unique,
      -- Nobody new comes in.
      is_locked  boolean     not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table cloud_watcher (
      id          text        primary key,
      play_id     text        not null references cloud_watch (play_id) on delete cascade,
      account_id  bigint      not null references account (id),
      token_hash  text        not null,
      token_until timestamptz not null,
      -- Sent away: the link opens no more for this account.
      is_removed  boolean     not null default false,
      unique (play_id, account_id)
    )`.execute(db)
  await sql`create index cloud_watcher_by_account on cloud_watcher (account_id)`.execute(db)
}
