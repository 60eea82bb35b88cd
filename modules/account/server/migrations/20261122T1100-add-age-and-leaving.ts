import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      -- The last use, as exactly as sessions note theirs: sessions and their devices go long before an idle account does.
      add column active_at timestamptz not null default now(),
      add column age_band text check (age_band in ('under13', '13to15', '16to17', 'adult')),
      add column age_asked_on date,
      add column erases_at timestamptz,
      add column leaves_because text check (leaves_because in ('asked', 'idle')),
      add check ((age_band is null) = (age_asked_on is null)),
      add check ((erases_at is null) = (leaves_because is null))`.execute(db)
  await sql`
    update account set active_at = greatest(
      created_at,
      (select max(seen_at) from account_device where account_id = account.id),
      (select max(seen_at) from account_session where account_id = account.id))`.execute(db)
  await sql`create index account_by_erasure on account (erases_at) where erases_at is not null`.execute(db)
  await sql`create index account_by_use on account (kind, active_at) where deleted_at is null`.execute(db)

  // Owns the cards of players who have left. It is created deleted, so it is never shown, signed in to or befriended.
  await sql`
    insert into account (id, created_at, deleted_at) values (10000000, now(), now())
    on conflict (id) do nothing`.execute(db)
}
