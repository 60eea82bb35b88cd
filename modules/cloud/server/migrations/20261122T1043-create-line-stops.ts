import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A line that drains gives nobody a seat; one that is closed sends those who wait home as well.
  await sql`
    create table cloud_line_stop (
      line_key   text        primary key,
      how        text        not null check (how in ('draining', 'closed')),
      stopped_at timestamptz not null
    )`.execute(db)
}
