import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { before, dayOf, days, seconds, type Clock, type Instant } from '#kit/time/time.ts'
import { missedTerm } from '../rules/missed-term.ts'
import './tables.ts'

export const MISSED_SEARCHES_KEPT_FOR = days(90)
/** Distinct terms counted per day; after that only known ones are counted. */
export const MOST_TERMS_A_DAY = 5000
const WRITE_EVERY = seconds(30)
/** Distinct terms buffered per process, so that nonsense cannot fill memory. */
const MOST_WAITING = 1000

export interface MissedSearches {
  /** Notes a search without results. */
  note(typed: string): void
  /** Writes the buffered counts; runs every half minute. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Counts this process's searches without results: term, count and day, and nothing about people. */
export function openMissedSearches({
  db,
  clock,
  log,
}: {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'warn'>
}): MissedSearches {
  let waiting = new Map<string, number>()

  async function flush(): Promise<void> {
    // A failed write loses its counts; later ones are just as informative.
    const batch = waiting
    waiting = new Map()
    if (batch.size > 0) await countMissed(db, batch, clock())
  }
  const writer = repeat({
    log,
    every: WRITE_EVERY,
    trouble: 'Searches that found nothing cannot be counted',
    work: flush,
  })

  return {
    note(typed) {
      const term = missedTerm(typed)
      if (term === undefined) return
      const count = waiting.get(term)
      if (count !== undefined || waiting.size < MOST_WAITING) waiting.set(term, (count ?? 0) + 1)
    },
    flush,
    async close() {
      await writer.soon()
      await writer.close()
    },
  }
}

async function countMissed(db: Db, searches: ReadonlyMap<string, number>, now: Instant): Promise<void> {
  // In one order, so that two processes cannot deadlock.
  const terms = [...searches.keys()].toSorted()
  const counts = terms.map((term) => searches.get(term)!)
  const day = sql`${dayOf(now)}::date`
  await sql`
    insert into catalog_missed_search (day, term, searches)
    select ${day}, term, searches from (
      select fresh.term, fresh.searches, known.term is not null as is_known,
        row_number() over (partition by known.term is null order by fresh.term) as place
      from unnest(${terms}::text[], ${counts}::int[]) as fresh (term, searches)
        left join catalog_missed_search known on known.day = ${day} and known.term = fresh.term
    ) counted
    where is_known or place <= ${MOST_TERMS_A_DAY} - (
      select count(*) from catalog_missed_search where day = ${day})
    order by term
    on conflict (day, term) do update set searches = catalog_missed_search.searches + excluded.searches
  `.execute(db)
}

export interface MissedTerm {
  readonly term: string
  readonly searches: number
  /** Last day it was searched for. */
  readonly lastDay: string
}

/** The most frequent searches without results since a day. */
export async function listMissed(
  db: Db,
  { since, least, most }: { readonly since: Instant; readonly least: number; readonly most: number },
): Promise<MissedTerm[]> {
  const { rows } = await sql<MissedTerm>`
    select term, sum(searches)::int as searches, max(day)::text as "lastDay" from catalog_missed_search
    where day >= ${dayOf(since)}::date
    group by term having sum(searches) >= ${least} order by 2 desc, term limit ${most}`.execute(db)
  return rows
}

export async function forgetMissedSearches(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('catalog_missed_search')
    .where('day', '<', sql<string>`${dayOf(before(now, MISSED_SEARCHES_KEPT_FOR))}::date`)
    .execute()
}
