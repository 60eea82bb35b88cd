import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Seasons that overlapped before the database forbade it keep their times.
  await sql`alter table event add column shares_time boolean not null default false`.execute(db)
  await sql`
    update event set shares_time = true
    where kind = 'season' and removed_at is null and exists (
      select from event other
      where other.slug <> event.slug and other.kind = 'season' and other.removed_at is null
        and other.starts_at < event.ends_at and event.starts_at < other.ends_at)`.execute(db)
  await sql`
    alter table event add constraint event_seasons_apart
    exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (kind = 'season' and removed_at is null and not shares_time)`.execute(db)
}
