import type { Instant } from '#kit/time/time.ts'
import type { Language } from './languages.ts'

/** Debian's Chromium has no Albanian date data, but Node does: only a table gives the same words on both sides. */
const ALBANIAN_MONTHS = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
]

/** Day and month, with the year only when it is not the current one (spec 4.28). */
export function formatDate(at: Instant, now: Instant, language: Language): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  if (language === 'sq') {
    const dayAndMonth = `${date.getDate()} ${ALBANIAN_MONTHS[date.getMonth()]}`
    return isThisYear ? dayAndMonth : `${dayAndMonth} ${date.getFullYear()}`
  }
  const parts = { day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(language, isThisYear ? parts : { ...parts, year: 'numeric' }).format(date)
}
