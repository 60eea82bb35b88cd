import { expect, test } from 'vitest'
import {
  afterLeaving,
  FIRST_PAUSE,
  FORGOTTEN_AFTER,
  LONGEST_PAUSE,
  pauseLeft,
  remembered,
  type Leaving,
} from './returning.ts'

/** What is known of a player who leaves so often, a second apart, the last time at 0. */
const left = (times: number): Leaving => ({ times, at: 0 })

test.for([
  { times: 1, pause: 0 },
  { times: 2, pause: FIRST_PAUSE },
  { times: 3, pause: 2 * FIRST_PAUSE },
  { times: 5, pause: 8 * FIRST_PAUSE },
  { times: 6, pause: LONGEST_PAUSE },
  { times: 2000, pause: LONGEST_PAUSE },
])('after giving up $times seats a player waits $pause ms for the next', ({ times, pause }) => {
  expect(pauseLeft(left(times), 0)).toBe(pause)
  expect(pauseLeft(left(times), pause)).toBe(0)
  if (pause > 0) expect(pauseLeft(left(times), pause - 1)).toBe(1)
})

test('a player who never gave up a seat does not wait', () => {
  expect(pauseLeft(undefined, 5)).toBe(0)
})

test('given-up seats add up until the player has stayed for two minutes', () => {
  const once = afterLeaving(undefined, 0)
  expect(afterLeaving(once, FORGOTTEN_AFTER - 1)).toEqual({ times: 2, at: FORGOTTEN_AFTER - 1 })
  expect(afterLeaving(once, FORGOTTEN_AFTER)).toEqual({ times: 1, at: FORGOTTEN_AFTER })
})

test('expired entries are deleted', () => {
  const known = new Map([
    [1, { times: 9, at: 0 }],
    [2, { times: 1, at: 1 }],
  ])
  expect([...remembered(known, FORGOTTEN_AFTER).keys()]).toEqual([2])
})
