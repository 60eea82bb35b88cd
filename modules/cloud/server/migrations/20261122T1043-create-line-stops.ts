import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A draining line gives no more seats; a closed one also ends its queue.
  await sql`
    create table cloud_line_stop (
      line_key   text        primary key,
      how        text        not null check (how in ('draining', 'closed')),
      stopped_at timestamptz not null
    )`.execute(db)
}
