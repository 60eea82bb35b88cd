import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_operator (
      id         integer     generated always as identity primary key,
      name       text        not null check (length(name) between 1 and 40),
      role       text        not null check (role in ('owner', 'moderator', 'editor', 'analyst', 'support')),
      -- The player that the operator is: they decide nothing about this account.
      account_id bigint      references account (id),
      made_at    timestamptz not null,
      closed_at  timestamptz
    )`.execute(db)
  // A name stays taken, because the audit log identifies operators by it.
  await sql`create unique index staff_operator_name on staff_operator (lower(name))`.execute(db)
  await sql`create index staff_operator_by_account on staff_operator (account_id) where account_id is not null`.execute(
    db,
  )
  await sql`
    create table staff_invitation (
      key_hash    text        primary key,
      name        text        not null,
      role        text        not null check (role in ('owner', 'moderator', 'editor', 'analyst', 'support')),
      account_id  bigint      references account (id),
      -- One who is there already and adds a passkey.
      operator_id integer     references staff_operator (id) on delete cascade,
      made_at     timestamptz not null,
      expires_at  timestamptz not null
    )`.execute(db)
  await sql`
    create table staff_passkey (
      id          text        primary key,
      operator_id integer     not null references staff_operator (id) on delete cascade,
      public_key  text        not null,
      uses        bigint      not null,
      transports  text[]      not null,
      made_at     timestamptz not null,
      used_at     timestamptz
    )`.execute(db)
  await sql`create index staff_passkey_by_operator on staff_passkey (operator_id)`.execute(db)
  await sql`
    create table staff_recovery (
      code_hash   text    primary key,
      operator_id integer not null references staff_operator (id) on delete cascade
    )`.execute(db)
  await sql`create index staff_recovery_by_operator on staff_recovery (operator_id)`.execute(db)
  await sql`
    create table staff_session (
      id          text        primary key,
      key_hash    text        not null unique,
      operator_id integer     not null references staff_operator (id) on delete cascade,
      address     text        not null,
      browser     text        not null,
      started_at  timestamptz not null,
      seen_at     timestamptz not null,
      ended_at    timestamptz
    )`.execute(db)
  await sql`create index staff_session_by_operator on staff_session (operator_id, started_at desc)`.execute(
    db,
  )
  await sql`
    create table staff_confirmation (
      id           text        primary key,
      key_hash     text        not null unique,
      operator_id  integer     not null references staff_operator (id) on delete cascade,
      command      text        not null,
      given        jsonb       not null,
      -- Of operator, command, what was given and what was there before.
      digest       text        not null,
      subject      text        not null,
      says         text        not null,
      state        text        not null check (state in ('shown', 'waiting', 'done', 'refused')),
      made_at      timestamptz not null,
      expires_at   timestamptz not null,
      confirmed_by integer     references staff_operator (id) on delete set null
    )`.execute(db)
  await sql`create index staff_confirmation_waiting on staff_confirmation (expires_at) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index staff_confirmation_by_operator on staff_confirmation (operator_id)`.execute(db)
}
