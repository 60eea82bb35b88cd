import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id     bigint      generated always as identity primary key,
      topic  text        not null,
      body   jsonb       not null,
      made_at timestamptz not null,
      due_at timestamptz not null,
      tries  integer     not null default 0
    )`.execute(db)
  await sql`create index outbox_by_due on outbox (due_at, id)`.execute(db)
}
