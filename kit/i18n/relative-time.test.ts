import { describe, expect, test } from 'vitest'
import { before, days, hours, instant, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { formatDate } from './dates.ts'
import { LANGUAGES } from './languages.ts'
import { relativeTime } from './relative-time.ts'
import { speechOf } from './testing/speech-of.ts'

const now = instant('2026-06-15T12:00Z')

describe('[4.28] how long ago something was', () => {
  const say = speechOf('en')
  test.for([
    [seconds(-30), 'just now'],
    [milliseconds(0), 'just now'],
    [milliseconds(59_999), 'just now'],
    [seconds(60), '1 minute ago'],
    [milliseconds(119_999), '1 minute ago'],
    [minutes(2), '2 minutes ago'],
    [milliseconds(3_599_999), '59 minutes ago'],
    [hours(1), '1 hour ago'],
    [milliseconds(7_199_999), '1 hour ago'],
    [milliseconds(86_399_999), '23 hours ago'],
    [hours(24), 'June 14'],
    [days(165), 'January 1'],
    [days(166), 'December 31, 2025'],
    [days(400), 'May 11, 2025'],
  ] as const)('%i ms is "%s"', ([age, words]) => {
    expect(relativeTime(before(now, age), now, 'en', say)).toBe(words)
  })
})

test.for([
  ['pl', 2, '2 minuty temu'],
  ['pl', 5, '5 minut temu'],
  ['pl', 22, '22 minuty temu'],
  ['ru', 1, '1 минуту назад'],
  ['ru', 3, '3 минуты назад'],
  ['ru', 11, '11 минут назад'],
  ['ru', 21, '21 минуту назад'],
] as const)('[4.28] %s uses the right plural for %i minutes', ([language, count, words]) => {
  expect(relativeTime(before(now, minutes(count)), now, language, speechOf(language))).toBe(words)
})

describe('[4.28] a date has its year only when it is not the current one', () => {
  test.for(LANGUAGES)('in %s', (language) => {
    const thisYear = formatDate(before(now, days(40)), now, language)
    const lastYear = formatDate(before(now, days(400)), now, language)
    const year = /2025|2568|٢٠٢٥/
    expect(thisYear).not.toMatch(/2026|2569|٢٠٢٦/)
    expect(thisYear).toMatch(/6|٦/)
    expect(lastYear).toMatch(year)
  })

  test.for([
    ['sq', '6 maj', '11 maj 2025'],
    ['de', '6. Mai', '11. Mai 2025'],
    ['zh', '5月6日', '2025年5月11日'],
    ['fr', '6 mai', '11 mai 2025'],
  ] as const)('as %s writes it', ([language, thisYear, lastYear]) => {
    expect(formatDate(before(now, days(40)), now, language)).toBe(thisYear)
    expect(formatDate(before(now, days(400)), now, language)).toBe(lastYear)
  })
})
