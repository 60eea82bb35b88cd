import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event drop constraint event_seasons_apart`.execute(db)
  // Until now nothing kept later seasons from overlapping those that share their time.
  await sql`
    update event set shares_time = true
    where kind = 'season' and removed_at is null and exists (
      select from event other
      where other.slug <> event.slug and other.kind = 'season' and other.removed_at is null
        and other.starts_at < event.ends_at and event.starts_at < other.ends_at)`.execute(db)
  // Seasons that share their time get single points that never overlap; any other season gets a range that overlaps them all.
  await sql`
    alter table event add constraint event_seasons_apart
    exclude using gist (
      tstzrange(starts_at, ends_at) with &&,
      (case
        when shares_time
          then numrange(hashtextextended(slug, 0)::numeric, hashtextextended(slug, 0)::numeric, '[]')
        else numrange(null, null)
      end) with &&)
    where (kind = 'season' and removed_at is null)`.execute(db)
}
