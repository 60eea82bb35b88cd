import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_guarded_name (
      -- What the name looks like: no other account may be called like it.
      skeleton   text        primary key check (length(skeleton) between 1 and 200),
      name       text        not null,
      -- The player whose name it is; nobody may have it where there is none.
      account_id bigint      references account (id),
      guarded_at timestamptz not null
    )`.execute(db)
  await sql`create index account_guarded_name_by_account on account_guarded_name (account_id) where account_id is not null`.execute(
    db,
  )
}
