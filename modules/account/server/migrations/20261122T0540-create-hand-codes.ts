import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_hand (
      code_hash   text        primary key,
      account_id  bigint      not null references account (id),
      for_install boolean     not null,
      made_at     timestamptz not null,
      ends_at     timestamptz not null,
      used_at     timestamptz,
      used_by     text,
      check ((used_at is null) = (used_by is null))
    )`.execute(db)
  await sql`create index account_hand_by_account on account_hand (account_id, made_at)`.execute(db)
  await sql`create index account_hand_by_end on account_hand (ends_at)`.execute(db)
}
