import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { albanianCalendar } from './albanian.ts'
import { openWords } from './words.ts'

const wordsIn = (locale: string) => openWords({ locale, text: (key: string) => key, number: String })
const week = [0, 1, 2, 3, 4, 5, 6]

test.for(LANGUAGES)('in %s seven short names of days fit side by side and are told apart', (language) => {
  const names = week.map(wordsIn(language).shortWeekday)
  expect(new Set(names).size).toBe(7)
  for (const name of names) expect(name.length, name).toBeLessThanOrEqual(7)
})

test('the Albanian table says what a browser that knows Albanian says', () => {
  const days = new Intl.DateTimeFormat('sq', { weekday: 'long', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat('sq', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  for (const day of week)
    expect(albanianCalendar.weekday(day).toLowerCase()).toBe(days.format(Date.UTC(2024, 0, 1 + day)))
  for (let month = 0; month < 12; month++)
    expect(albanianCalendar.date(month, 9)).toBe(dates.format(Date.UTC(2024, month, 9)))
  const away = new Intl.RelativeTimeFormat('sq', { numeric: 'always' })
  for (const distance of [2, 17, -2, -30])
    expect(albanianCalendar.away(distance).toLowerCase()).toBe(away.format(distance, 'day'))
  expect(wordsIn('sq').weekday(2)).toBe('E mërkurë')
})
