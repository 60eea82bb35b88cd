import { sql, type Kysely } from 'kysely'

/** The latest crowd of newcomers of a household, by its mask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_crowd (
      household text        primary key,
      opened_at timestamptz not null,
      paid      integer     not null check (paid > 0)
    )`.execute(db)
  await sql`create index play_crowd_by_time on play_crowd (opened_at)`.execute(db)
}
