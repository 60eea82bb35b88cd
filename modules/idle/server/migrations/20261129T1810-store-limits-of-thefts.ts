import { sql, type Kysely } from 'kysely'

/** What was allowed when a theft happened stands beside it, so that another rule later leaves it right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The defaults are the limits of the version before: of the thefts that are there, and of its processes that still write.
  await sql`
    alter table idle_theft
      add column pause_sec integer not null default 86400 check (pause_sec >= 0),
      add column steals_a_day smallint not null default 3 check (steals_a_day > 0),
      add column losses_a_day smallint not null default 2 check (losses_a_day > 0)`.execute(db)
}
