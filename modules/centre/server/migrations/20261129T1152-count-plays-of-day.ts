import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table play_day
      add column plays integer not null default 0 check (plays >= 0),
      -- Whether a run was played to its end.
      add column has_ended boolean not null default false`.execute(db)
}
