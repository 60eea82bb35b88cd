import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_grant (
      id           text        primary key,
      account_id   bigint      not null references account (id),
      source       text        not null check (source in ('newcomer', 's', 'ss', 'sss', 'sSet', 'ssSet', 'gift')),
      seconds      integer     not null check (seconds > 0),
      seconds_left integer     not null check (seconds_left between 0 and seconds),
      started_at   timestamptz not null,
      ends_at      timestamptz not null,
      -- Set when a new claim of the same source has taken its place.
      replaced_at  timestamptz
    )`.execute(db)
  await sql`create unique index play_grant_live on play_grant (account_id, source) where replaced_at is null`.execute(
    db,
  )
  await sql`create index play_grant_by_account on play_grant (account_id, ends_at)`.execute(db)
  // Who has had the newcomer's time: an account, or a device.
  await sql`create table play_newcomer (key text primary key, paid_at timestamptz not null)`.execute(db)
}
