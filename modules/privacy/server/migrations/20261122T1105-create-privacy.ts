import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_export (
      id         text        primary key,
      account_id bigint      not null references account (id),
      state      text        not null check (state in ('pending', 'ready', 'failed')),
      asked_at   timestamptz not null,
      -- Whoever works on it has until then; after that it is anybody's again.
      held_until timestamptz,
      tries      smallint    not null default 0,
      ready_at   timestamptz,
      file       text,
      check ((state = 'ready') = (file is not null) and (file is null) = (ready_at is null))
    )`.execute(db)
  await sql`create unique index privacy_export_pending_one on privacy_export (account_id) where state = 'pending'`.execute(
    db,
  )
  await sql`create index privacy_export_by_account on privacy_export (account_id, asked_at desc)`.execute(db)
  await sql`create index privacy_export_pending on privacy_export (asked_at) where state = 'pending'`.execute(
    db,
  )
  await sql`create index privacy_export_by_age on privacy_export (asked_at)`.execute(db)
}
