import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The last step of the stretch that the player was notified of while away.
  await sql`alter table idle_stretch add column told_step integer not null default 0`.execute(db)
}
