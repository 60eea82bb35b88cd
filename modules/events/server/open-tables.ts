import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { EVENT_LEVEL } from '../rules/standings.ts'
import './tables.ts'

/** Running events in which a score of this game and level counts. */
export async function eventsCounting(
  db: Db,
  { slug, level }: { readonly slug: string; readonly level: number },
  now: Instant,
): Promise<readonly string[]> {
  if (level !== EVENT_LEVEL) return []
  const rows = await db
    .selectFrom('event')
    .select('slug')
    .where('removed_at', 'is', null)
    .where('starts_at', '<=', timestamp(now))
    .where('ends_at', '>', timestamp(now))
    .where((row) => row(row.val(slug), '=', row.fn.any('ranked')))
    .execute()
  return rows.map((row) => row.slug)
}
