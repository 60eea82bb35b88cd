import { between, hours, minutes, type Instant } from '#kit/time/time.ts'
import { formatDate } from './dates.ts'
import type { Language } from './languages.ts'
import type { Translate } from './texts.ts'

/** Limits of each form: less than a day ago is shown as a distance, anything earlier as a date (spec 4.28, 9.12). */
const JUST_NOW = minutes(1)
const AN_HOUR = hours(1)
const A_DAY = hours(24)

/** How long ago a moment was, in words (spec 4.28). */
export function relativeTime(at: Instant, now: Instant, language: Language, say: Translate): string {
  const age = between(at, now)
  if (age < JUST_NOW) return say('i18n.justNow')
  if (age < AN_HOUR) return say('i18n.minutesAgo', { count: Math.floor(age / minutes(1)) })
  if (age < A_DAY) return say('i18n.hoursAgo', { count: Math.floor(age / hours(1)) })
  return formatDate(at, now, language)
}
