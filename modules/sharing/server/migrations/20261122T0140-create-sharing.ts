import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_invite (
      key        text        primary key,
      account_id bigint      not null unique references account (id),
      created_at timestamptz not null
    )`.execute(db)
  // A device counts once, forever.
  await sql`
    create table share_open (
      device_mask text        primary key,
      invite_key  text        not null references share_invite (key),
      opened_at   timestamptz not null,
      earned      text        not null check (earned in ('box', 'rescue')),
      taken_at    timestamptz
    )`.execute(db)
  await sql`create index share_open_by_invite on share_open (invite_key, opened_at)`.execute(db)
}
