import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, type Instant } from '#kit/time/time.ts'
import { PLAYERS_OF_DAYS_KEPT_FOR } from '#modules/centre/server/index.ts'
import { addDays, daysToCount, lastWholeDay, latestOf, RETURNS, type Counted } from '../rules/days.ts'
import { countExposureReturns, countExposures } from './count-experiments.ts'
import { countCloud, countGoods } from './count-goods.ts'
import { countArrivals, countGameReturns, countGames, countReturns, countVisitors } from './count-visits.ts'
import './tables.ts'

/** The facts of a day are whole until what was played of which game on it is forgotten. */
export const FACTS_KEPT = PLAYERS_OF_DAYS_KEPT_FOR / days(1) - 1
/** Places in the line of cloud games are forgotten sooner: of older days their figures stay as they are. */
const TICKETS_KEPT = 6

export interface Counting {
  readonly now: Instant
  /** Aborted when the process is about to end: the days that are left are counted next time. */
  readonly signal?: AbortSignal
}

/** Counts the days that are over since the last time, each in a transaction of its own; gives which. */
export async function countDays(db: Db, { now, signal }: Counting): Promise<readonly string[]> {
  const counted: string[] = []
  for (;;) {
    if (signal?.aborted) return counted
    const next = await inTransaction(db, async (tx) => {
      const job = await lockJob(tx)
      const { closed } = job
      const wished = daysToCount(job, now, { kept: FACTS_KEPT }).filter((day) => !counted.includes(day))
      const [day] = wished
      if (day === undefined) return undefined
      await countDay(tx, day, { closed: latestOf(closed ?? day, day), now })
      // The days that are counted again come first: a run that is cut off among them begins with them anew.
      if (closed === undefined || day > closed) await closeDay(tx, day, now)
      return day
    })
    if (next === undefined) return counted
    counted.push(next)
  }
}

export type Recounted = { readonly ok: true } | { readonly ok: false; readonly why: 'open' | 'gone' }

/** Counts one day anew, as long as what it is made of is whole. */
export async function recountDay(tx: Tx, day: string, now: Instant): Promise<Recounted> {
  const { closed, first = '' } = await lockJob(tx)
  const last = lastWholeDay(now)
  if (closed === undefined || day > closed) return { ok: false, why: 'open' }
  if (day < latestOf(addDays(last, 1 - FACTS_KEPT), first)) return { ok: false, why: 'gone' }
  await countDay(tx, day, { closed, now })
  return { ok: true }
}

/** Whoever counts holds this row: of two processes one counts, and the other finds it done. */
async function lockJob(tx: Tx): Promise<Counted> {
  // A day of a large portal takes longer than any call may.
  await sql`set local statement_timeout = 0`.execute(tx)
  const row = await tx
    .selectFrom('numbers_job')
    .select([
      sql<string | null>`closed_day::text`.as('closed'),
      sql<string | null>`first_day::text`.as('first'),
    ])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { closed: row.closed ?? undefined, first: row.first ?? undefined }
}

async function closeDay(tx: Tx, day: string, now: Instant): Promise<void> {
  await tx
    .updateTable('numbers_job')
    .set({ closed_day: day, counted_at: timestamp(now) })
    .execute()
}

interface Standing {
  /** The last day that is counted, this one too. */
  readonly closed: string
  readonly now: Instant
}

/** Everything of one day, in place of what was counted of it before. */
async function countDay(tx: Tx, day: string, { closed, now }: Standing): Promise<void> {
  await countVisitors(tx, day)
  await countArrivals(tx, day)
  await countGames(tx, day)
  await countGoods(tx, day)
  await countExposures(tx, day)
  if (day >= addDays(lastWholeDay(now), 1 - TICKETS_KEPT)) await countCloud(tx, day)
  for (const earlier of addDays(day, 1) <= closed ? [addDays(day, -1), day] : [addDays(day, -1)]) {
    await countGameReturns(tx, earlier)
    await countExposureReturns(tx, earlier)
  }
  for (const later of RETURNS) {
    await countReturns(tx, addDays(day, -later), later)
    if (addDays(day, later) <= closed) await countReturns(tx, day, later)
  }
}
