import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_list (
      key         text        primary key,
      account_id  bigint      not null references account (id),
      name        text        not null check (length(name) between 1 and 400),
      is_shown    boolean     not null,
      games       integer[]   not null default '{}' check (cardinality(games) <= 100),
      created_at  timestamptz not null,
      changed_at  timestamptz not null
    )`.execute(db)
  await sql`create index game_list_by_account on game_list (account_id, changed_at)`.execute(db)
}
