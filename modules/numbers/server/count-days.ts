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

/** A day's facts are complete until per-game play rows are deleted. */
export const FACTS_KEPT = PLAYERS_OF_DAYS_KEPT_FOR / days(1) - 1
/** Queue tickets of cloud games are deleted earlier: older days keep their figures. */
const TICKETS_KEPT = 6

export interface Counting {
  readonly now: Instant
  /** Aborted on shutdown: the remaining days are counted next time. */
  readonly signal?: AbortSignal
}

/** Counts the days finished since last time, each in its own transaction; returns them. */
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
      // Recounted days come first: an interrupted run starts with them again.
      if (closed === undefined || day > closed) await closeDay(tx, day, now)
      return day
    })
    if (next === undefined) return counted
    counted.push(next)
  }
}

export type Recounted = { readonly ok: true } | { readonly ok: false; readonly why: 'open' | 'gone' }

/** Recounts one day, if its facts are still complete. */
export async function recountDay(tx: Tx, day: string, now: Instant): Promise<Recounted> {
  const { closed, first = '' } = await lockJob(tx)
  const last = lastWholeDay(now)
  if (closed === undefined || day > closed) return { ok: false, why: 'open' }
  if (day < latestOf(addDays(last, 1 - FACTS_KEPT), first)) return { ok: false, why: 'gone' }
  await countDay(tx, day, { closed, now })
  return { ok: true }
}

/** Locks the job's row: of two processes one counts, and the other finds it done. */
async function lockJob(tx: Tx): Promise<Counted> {
  // A day of a large portal takes longer than the time limit of calls.
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
  /** The last counted day, inclusive. */
  readonly closed: string
  readonly now: Instant
}

/** Replaces all figures of one day. */
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
