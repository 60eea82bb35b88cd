import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit (
      day        date   not null,
      account_id bigint not null references account (id),
      language   text   not null,
      device     text   not null check (device in ('phone', 'tablet', 'computer')),
      entry      text   check (entry in ('home', 'game', 'hub', 'list', 'shared', 'cloud', 'other')),
      primary key (day, account_id)
    )`.execute(db)
  await sql`create index visit_by_account on visit (account_id)`.execute(db)
}
