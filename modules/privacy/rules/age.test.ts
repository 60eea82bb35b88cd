import { describe, expect, test } from 'vitest'
import { after, days, instant, milliseconds, toEpochSeconds } from '#kit/time/time.ts'
import { mayBeProfiled } from '../model.ts'
import { AGE_STANDS_FOR, answerAge, bandOf, isGuided, mayAnswerAt, standingOf } from './age.ts'

const now = instant('2026-06-15T12:00Z')

describe('the band of a year of birth', () => {
  test.for([
    [2026, 'under13'],
    [2013, 'under13'],
    [2012, '13to15'],
    [2010, '13to15'],
    [2009, '16to17'],
    [2008, '16to17'],
    [2007, 'adult'],
    [1906, 'adult'],
  ] as const)('a player born in %i counts as %s until the last day of the year', ([year, band]) => {
    expect(bandOf(year, now)).toBe(band)
    expect(bandOf(year, instant('2026-12-31T23:59Z'))).toBe(band)
  })

  test.for([2027, 1905, 1990.5, Number.NaN, -1])('nobody was born in %d', (year) => {
    expect(bandOf(year, now)).toBeUndefined()
    expect(answerAge(undefined, year, now)).toMatchObject({ ok: false, refusal: 'InvalidParams' })
  })
})

test('with an age of consent of 16, players of 13 to 15 are guided, too', () => {
  expect(isGuided('under13', 13)).toBe(true)
  expect(isGuided('13to15', 13)).toBe(false)
  expect(isGuided('13to15', 16)).toBe(true)
  expect(isGuided('16to17', 16)).toBe(false)
  expect([standingOf('under13', 13), standingOf('13to15', 13), standingOf('16to17', 16)]).toEqual([
    'guided',
    'minor',
    'minor',
  ])
  expect(standingOf('adult', 16)).toBe('adult')
})

test('a declared minor is never profiled; a player without an answer may be, with consent', () => {
  expect([mayBeProfiled('guided'), mayBeProfiled('minor')]).toEqual([false, false])
  expect([mayBeProfiled('adult'), mayBeProfiled(undefined)]).toEqual([true, true])
})

describe('an answer about age', () => {
  const child = { band: 'under13', askedOn: now } as const

  test('is valid for a year, whatever is answered meanwhile', () => {
    const freeAt = after(now, AGE_STANDS_FOR)
    expect(answerAge(child, 1990, after(now, days(1)))).toMatchObject({
      refusal: 'AgeAnswered',
      data: { nextTime: toEpochSeconds(freeAt) },
    })
    expect(answerAge(child, 1990, after(freeAt, milliseconds(-1)))).toMatchObject({ ok: false })
    expect(answerAge(child, 1990, freeAt)).toEqual({ ok: true, value: 'adult' })
  })

  test('may be repeated by a request that is sent twice', () => {
    expect(answerAge(child, 2020, now)).toEqual({ ok: true, value: 'under13' })
  })

  test('of an adult is permanent', () => {
    const adult = { band: 'adult', askedOn: now } as const
    expect(mayAnswerAt(adult)).toBeNull()
    expect(answerAge(adult, 2020, after(now, days(4000)))).toMatchObject({ refusal: 'AgeAnswered' })
  })
})
