import { expect, test } from 'vitest'
import { after, before, hours, instant, milliseconds, minutes, type Duration } from '#kit/time/time.ts'
import {
  CROWD_EVERY,
  CROWD_JOINS_FOR,
  crowdEndsAt,
  isSettled,
  joinCrowd,
  MOST_OF_CROWD,
  NEWCOMER_LASTS,
  NEWCOMER_TIME,
  SETTLED_AGE,
  SETTLED_PLAYED,
} from './newcomers.ts'

const now = instant('2026-01-10T12:00Z')
const MOMENT = milliseconds(1)
const less = (length: Duration) => (length - MOMENT) as Duration

test('a newcomer gets ten minutes, valid for a day [9.1]', () => {
  expect(NEWCOMER_TIME).toBe(minutes(10))
  expect(NEWCOMER_LASTS).toBe(hours(24))
})

test.for([
  ['the first', undefined, { openedAt: now, paid: 1 }],
  ['the second', { ago: minutes(0), paid: 1 }, { openedAt: now, paid: 2 }],
  ['the last', { ago: less(CROWD_JOINS_FOR), paid: MOST_OF_CROWD - 1 }, { paid: MOST_OF_CROWD }],
  ['one too many', { ago: minutes(1), paid: MOST_OF_CROWD }, undefined],
  ['one too late', { ago: CROWD_JOINS_FOR, paid: 1 }, undefined],
  ['one just before the next crowd', { ago: less(CROWD_EVERY), paid: 1 }, undefined],
  ['the first of the next crowd', { ago: CROWD_EVERY, paid: MOST_OF_CROWD }, { openedAt: now, paid: 1 }],
] as const)('%s of a crowd', ([, known, joined]) => {
  const crowd = known && { openedAt: before(now, known.ago), paid: known.paid }
  const outcome = joinCrowd(crowd, now)
  if (joined) expect(outcome).toMatchObject(joined)
  else expect(outcome).toBeUndefined()
})

test('all of a crowd have their time until the same moment', () => {
  const crowd = joinCrowd({ openedAt: before(now, minutes(20)), paid: 5 }, now)!
  expect(crowdEndsAt(crowd)).toBe(after(now, minutes(40)))
})

test.for([
  [SETTLED_AGE, SETTLED_PLAYED, true],
  [less(SETTLED_AGE), SETTLED_PLAYED, false],
  [SETTLED_AGE, less(SETTLED_PLAYED), false],
] as const)('an account of %i ms that has played for %i ms is settled: %s', ([age, played, settled]) => {
  expect(isSettled({ age, played })).toBe(settled)
})
