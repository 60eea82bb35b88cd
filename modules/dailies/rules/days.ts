import { dayOf, days, instant, type Instant } from '#kit/time/time.ts'

/** Past days in the archive. */
export const ARCHIVE_DAYS = 60

/** The number of a UTC day, counted from the epoch. */
export const dayNumberOf = (moment: Instant): number => Math.floor(moment / days(1))

/** A day as tables and links write it: `2026-11-20`. */
export const dayNamed = (dayNumber: number): string => dayOf((dayNumber * days(1)) as Instant)

const DAY = /^\d{4}-\d\d-\d\d$/

/** The number of a day from its name; undefined for an invalid one. */
export function dayNumberNamed(name: string): number | undefined {
  const moment = DAY.test(name) ? instant(name) : Number.NaN
  return Number.isNaN(moment) || dayOf(moment as Instant) !== name ? undefined : moment / days(1)
}

/** Whether a day is today or in the archive. */
export const isInArchive = (dayNumber: number, today: number): boolean =>
  dayNumber <= today && dayNumber >= today - ARCHIVE_DAYS
