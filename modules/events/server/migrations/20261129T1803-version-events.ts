import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Increases with every change, for optimistic locking.
  await sql`alter table event add column version integer not null default 1 check (version > 0)`.execute(db)
}
