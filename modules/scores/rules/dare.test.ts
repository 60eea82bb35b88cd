import { describe, expect, test } from 'vitest'
import { after, before, instant, seconds, type Instant } from '#kit/time/time.ts'
import { DARE_OPEN_FOR, DARES_A_DAY, DARES_TO_ONE_A_DAY, dareState, mayDare } from './dare.ts'

const daredAt = instant('2026-11-29T12:00:00Z')
const end = after(daredAt, DARE_OPEN_FOR)

describe('a dare to a deal', () => {
  test.for<[string, boolean, Instant, string]>([
    ['is open at once', false, daredAt, 'open'],
    ['is open until its last moment', false, before(end, seconds(1)), 'open'],
    ['is over at its end', false, end, 'over'],
    ['is settled by an answer', true, daredAt, 'answered'],
    ['stays settled after its end', true, end, 'answered'],
  ])('%s', ([, isAnswered, now, state]) => {
    expect(dareState({ daredAt, isAnswered }, now)).toBe(state)
  })

  test.for<[number, number, boolean]>([
    [0, 0, true],
    [DARES_A_DAY - 1, DARES_TO_ONE_A_DAY - 1, true],
    [DARES_A_DAY, 0, false],
    [DARES_TO_ONE_A_DAY, DARES_TO_ONE_A_DAY, false],
  ])('may be sent after %i today, %i of them to the friend: %s', ([all, toFriend, may]) => {
    expect(mayDare({ all, toFriend })).toBe(may)
  })
})
