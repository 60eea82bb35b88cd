import type { Duration } from '#kit/time/time.ts'
import { hours, minutes } from '#kit/time/time.ts'
import type { Translate } from './texts.ts'

/** A duration in days, hours and minutes, only the two largest units that are not zero (spec 9.13). Seconds round up. */
export function sayDuration(length: Duration, say: Translate): string {
  const whole = Math.ceil(Math.max(0, length) / minutes(1))
  const fullDays = Math.floor(whole / (24 * 60))
  const fullHours = Math.floor((whole % (24 * 60)) / 60)
  const rest = whole % 60
  if (fullDays > 0) return sayDaysHours(fullDays, fullHours, say)
  if (fullHours === 0) return say('i18n.durationMinutes', { minutes: rest })
  return rest === 0
    ? say('i18n.durationHours', { hours: fullHours })
    : say('i18n.durationHoursMinutes', { hours: fullHours, minutes: rest })
}

/** Remaining time in whole hours, rounded up, then days and hours (spec 9.13): one minute left is an hour. */
export function sayRemainingHours(left: Duration, say: Translate): string {
  const whole = Math.ceil(Math.max(0, left) / hours(1))
  return sayDaysHours(Math.floor(whole / 24), whole % 24, say)
}

function sayDaysHours(fullDays: number, fullHours: number, say: Translate): string {
  if (fullDays === 0) return say('i18n.durationHours', { hours: fullHours })
  if (fullHours === 0) return say('i18n.durationDays', { days: fullDays })
  return say('i18n.durationDaysHours', { days: fullDays, hours: fullHours })
}
