import { describe, expect, test } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { seconds } from '#kit/time/time.ts'
import { NO_CLOUD, withStatus, type StatusAnswer } from './cloud-state.ts'
import { nextLook } from './follow-cloud.ts'
import { keptPlayOf, statusOf, turnOf, waitingOf } from './testing/cloud-samples.ts'

const now = systemClock()
const look = (answer: StatusAnswer, hasNews: boolean) =>
  nextLook(withStatus(NO_CLOUD, answer, now), hasNews, now)

describe('the page polls', () => {
  test.for([
    { what: 'a place without a socket', answer: statusOf(waitingOf()), hasNews: false, after: 5 },
    { what: 'a place with a socket', answer: statusOf(waitingOf()), hasNews: true, after: 30 },
    { what: 'a turn without a socket', answer: statusOf(turnOf()), hasNews: false, after: 5 },
    {
      what: 'a running play',
      answer: statusOf(null, keptPlayOf({ keptUntil: null })),
      hasNews: true,
      after: 30,
    },
  ])('for $what after $after s [4.8]', ({ answer, hasNews, after }) => {
    expect(look(answer, hasNews)).toBe(seconds(after))
  })

  test('right after a turn or a reserved play has ended', () => {
    const turn = look(statusOf(turnOf(seconds(10))), true)!
    expect(turn).toBeGreaterThan(seconds(10))
    expect(turn).toBeLessThanOrEqual(seconds(12))
    const kept = look(statusOf(null, keptPlayOf({ keptUntil: now })), true)
    expect(kept).toBe(seconds(1))
  })

  test('not while there is nothing to wait for', () => {
    expect(look(statusOf(null), false)).toBeUndefined()
    expect(nextLook(NO_CLOUD, true, now)).toBe(seconds(30))
  })
})
