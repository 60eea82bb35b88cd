import { before, dayOf, days, instant, minutes, type Instant } from '#kit/time/time.ts'

/** After a day is over, facts of it may still come in: it is counted again with each of the next two. */
export const COUNTED_AGAIN = 2
/** Visits are stored in batches: the day before is taken for over a little after midnight. */
const SETTLES_AFTER = minutes(10)
/** After so many days somebody who has come back counts as having returned. */
export const RETURNS = [1, 7, 30] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** The moment at which a UTC day begins. */
export const beginOf = (day: string): Instant => instant(`${day}T00:00Z`)

export const addDays = (day: string, count: number): string => dayOf(before(beginOf(day), days(-count)))

/** Whether this names a day, as the database writes it. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(beginOf(text)) && dayOf(beginOf(text)) === text

/** The last day that is over and settled. */
export const lastWholeDay = (now: Instant): string => dayOf(before(before(now, SETTLES_AFTER), days(1)))

/** How far the days are counted. */
export interface Counted {
  /** The last day that is; nothing before the first count. */
  readonly closed: string | undefined
  /** The first day whose facts are whole, where older days have some. */
  readonly first?: string | undefined
}

export const latestOf = (one: string, other: string): string => (one > other ? one : other)

/**
 * The days to count, the first first: those after the last one that was counted, with those before it to which facts may
 * have come in late. `kept` is how many days back the facts of a day are whole: what is older keeps its figures.
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
