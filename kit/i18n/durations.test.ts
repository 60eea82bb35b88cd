import { describe, expect, test } from 'vitest'
import { days, hours, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { sayDuration, sayRemainingHours } from './durations.ts'
import { LANGUAGES } from './languages.ts'
import { speechOf } from './testing/speech-of.ts'

describe('[9.13] a duration in days, hours and minutes', () => {
  const say = speechOf('en')
  test.for([
    [seconds(-5), '0m'],
    [milliseconds(0), '0m'],
    [milliseconds(1), '1m'],
    [minutes(1), '1m'],
    [milliseconds(60_001), '2m'],
    [minutes(59), '59m'],
    [milliseconds(59 * 60_000 + 1), '1h'],
    [hours(1), '1h'],
    [minutes(61), '1h 1m'],
    [minutes(24 * 60 - 1), '23h 59m'],
    [days(1), '1d'],
    [minutes(24 * 60 + 30), '1d'],
    [hours(25), '1d 1h'],
    [days(7), '7d'],
  ] as const)('%i ms is "%s"', ([length, words]) => {
    expect(sayDuration(length, say)).toBe(words)
  })
})

describe('[9.13] remaining hours round up, then show days and hours', () => {
  const say = speechOf('en')
  test.for([
    [seconds(-1), '0h'],
    [seconds(0), '0h'],
    [seconds(1), '1h'],
    [minutes(59), '1h'],
    [hours(1), '1h'],
    [milliseconds(3_600_001), '2h'],
    [seconds(23 * 3600), '23h'],
    [seconds(23 * 3600 + 1), '1d'],
    [days(1), '1d'],
    [seconds(24 * 3600 + 1), '1d 1h'],
    [days(6), '6d'],
    [seconds(7 * 24 * 3600 - 1), '7d'],
  ] as const)('%i ms is "%s"', ([length, words]) => {
    expect(sayRemainingHours(length, say)).toBe(words)
  })
})

test('[9.13] Chinese says 天, 小时 and 分', () => {
  const say = speechOf('zh')
  expect(sayDuration(days(2), say)).toMatch(/^2\s?天$/)
  expect(sayDuration(hours(27), say)).toMatch(/^1\s?天\s?3\s?小时$/)
  expect(sayDuration(hours(5), say)).toMatch(/^5\s?小时$/)
  expect(sayDuration(minutes(65), say)).toMatch(/^1\s?小时\s?5\s?分$/)
  expect(sayDuration(minutes(7), say)).toMatch(/^7\s?分$/)
})

test.for(LANGUAGES)('[9.13] %s shows both numbers of a duration', (language) => {
  const say = speechOf(language)
  const digits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
  expect(digits(sayDuration(minutes(63), say))).toMatch(/1.*3/)
  expect(digits(sayRemainingHours(hours(50), say))).toMatch(/2.*2/)
  expect(sayDuration(minutes(7), say)).not.toContain('i18n.')
})
