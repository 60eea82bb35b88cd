import { before, dayOf, days, instant, minutes, type Instant } from '#kit/time/time.ts'

/** Facts may arrive after the end of a day: it is recounted with each of the next two. */
export const COUNTED_AGAIN = 2
/** Visits are stored in batches: a day counts as over shortly after midnight. */
const SETTLES_AFTER = minutes(10)
/** Return intervals in days. */
export const RETURNS = [1, 7, 30] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** The moment at which a UTC day begins. */
export const beginOf = (day: string): Instant => instant(`${day}T00:00Z`)

export const addDays = (day: string, count: number): string => dayOf(before(beginOf(day), days(-count)))

/** Whether this is a day in the database's notation. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(beginOf(text)) && dayOf(beginOf(text)) === text

/** The last day that is over and settled. */
export const lastWholeDay = (now: Instant): string => dayOf(before(before(now, SETTLES_AFTER), days(1)))

/** Progress of the daily counts. */
export interface Counted {
  /** The last counted day; undefined before the first count. */
  readonly closed: string | undefined
  /** The first day with complete facts, if earlier days have incomplete ones. */
  readonly first?: string | undefined
}

export const latestOf = (one: string, other: string): string => (one > other ? one : other)

/**
 * The days to count, in order: those after the last counted one, and those before it that may have late facts. `kept` is how many days
 * back facts are complete: older days keep their figures.
 */
export function daysToCount(
  { closed: closedDay, first: firstDay = '' }: Counted,
  now: Instant,
  { kept }: { readonly kept: number },
): readonly string[] {
  const last = lastWholeDay(now)
  const oldest = latestOf(addDays(last, 1 - kept), firstDay)
  if (closedDay !== undefined && closedDay >= last) return []
  const wished = closedDay === undefined ? oldest : addDays(closedDay, 1 - COUNTED_AGAIN)
  const first = latestOf(wished, oldest)
  const count = Math.round((beginOf(last) - beginOf(first)) / days(1)) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}
