import { hash32 } from '#kit/random/random.ts'
import { before, dayOf, days, hours, type Instant } from '#kit/time/time.ts'

/** A challenge begun before midnight may end a while after it. */
export const DAILY_GRACE = hours(2)
const THURSDAY = 4

/** The ISO week of a moment in UTC: `2026-w47`. A week belongs to the year of its Thursday. */
export function weekOf(now: Instant): string {
  const weekday = new Date(now).getUTCDay() || 7
  const thursday = new Date(now + days(1) * (THURSDAY - weekday))
  const year = thursday.getUTCFullYear()
  const dayOfYear = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / days(1))
  return `${year}-w${String(Math.floor(dayOfYear / 7) + 1).padStart(2, '0')}`
}

/** Everybody's seed on this day. */
export const dailySeed = (day: string, slug: string): number => hash32(`${day}:${slug}`)

/** Whether a challenge of this day may still be sent. */
export const isDailyOpen = (day: string, now: Instant): boolean =>
  day === dayOf(now) || day === dayOf(before(now, DAILY_GRACE))

/** Stored name of a current period's table. */
export function tableOf(period: 'day' | 'week' | 'ever' | 'yesterday', now: Instant): string {
  if (period === 'ever') return 'ever'
  if (period === 'yesterday') return dayOf(before(now, days(1)))
  return period === 'day' ? dayOf(now) : weekOf(now)
}

/** Stored name of an event's table; unlike those of days and weeks it is kept as long as the event. */
export const eventTable = (event: string): string => `event:${event}`

/** The tables that a score enters; the table of a day holds only its challenge. */
export const tablesFor = (
  now: Instant,
  day: string | undefined,
  events: readonly string[] = [],
): readonly string[] => ['ever', weekOf(now), ...(day === undefined ? [] : [day]), ...events.map(eventTable)]
