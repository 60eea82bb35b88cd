import { sql, type Kysely } from 'kysely'

/** The limits in force at a theft are stored with it, so that it stays valid under a later rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The defaults are the previous version's limits: for existing thefts, and for its processes that still write.
  await sql`
    alter table idle_theft
      add column pause_sec integer not null default 86400 check (pause_sec >= 0),
      add column steals_a_day smallint not null default 3 check (steals_a_day > 0),
      add column losses_a_day smallint not null default 2 check (losses_a_day > 0)`.execute(db)
}
