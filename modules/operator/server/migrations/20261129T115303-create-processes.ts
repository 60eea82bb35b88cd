import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_process (
      name       text        primary key,
      roles      text        not null,
      build      text        not null,
      started_at timestamptz not null,
      seen_at    timestamptz not null
    )`.execute(db)
}
