import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id                  bigint      primary key check (id between 10000000 and 9999999999),
      kind                text        not null default 'visitor' check (kind in ('visitor', 'member')),
      nickname            text        not null default '',
      nickname_changed_at timestamptz,
      created_at          timestamptz not null,
      banned_until        timestamptz,
      deleted_at          timestamptz
    )`.execute(db)

  await sql`
    create table account_device (
      device_mask  text        primary key,
      account_id   bigint      not null references account (id),
      network      text        not null,
      platform     text        not null,
      keyed_at     timestamptz not null,
      recovered_at timestamptz,
      seen_at      timestamptz not null
    )`.execute(db)
  await sql`create index account_device_by_account on account_device (account_id)`.execute(db)

  await sql`
    create table account_device_key (
      key_hash   text        primary key,
      account_id bigint      not null references account (id),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index account_device_key_by_account on account_device_key (account_id)`.execute(db)

  await sql`
    create table account_session (
      id          text        primary key,
      token_hash  text        not null unique,
      account_id  bigint      not null references account (id),
      device_mask text        not null,
      started_at  timestamptz not null,
      seen_at     timestamptz not null,
      expires_at  timestamptz not null,
      network     text        not null,
      language    text        not null,
      platform    text        not null,
      os_family   text        not null,
      width_class text        not null,
      version     text        not null,
      utc_offset  integer     not null
    )`.execute(db)
  await sql`create index account_session_by_account on account_session (account_id, started_at)`.execute(db)
  await sql`create index account_session_by_expiry on account_session (expires_at)`.execute(db)
}
