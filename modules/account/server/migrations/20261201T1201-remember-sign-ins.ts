import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Sign-outs, bans and new sessions above the limit delete sessions, and support looks for sign-ins after that.
  await sql`
    create table account_sign_in (
      session_id   text        primary key,
      account_id   bigint      not null references account (id),
      signed_in_at timestamptz not null,
      platform     text        not null,
      os_family    text        not null,
      provider     text
    )`.execute(db)
  await sql`create index account_sign_in_by_account on account_sign_in (account_id, signed_in_at)`.execute(db)
  await sql`create index account_sign_in_by_time on account_sign_in (signed_in_at)`.execute(db)
}
