import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { elapsed, tipAfter, toCharge } from './clock.ts'
import { pollSeconds, waitMinutes } from './wait.ts'

const start = instant('2026-01-10T12:00Z')
const counted = {
  begunAt: start,
  countedAt: after(start, seconds(60)),
  played: seconds(60),
  reported: seconds(65),
}

describe('the time reported by a worker', () => {
  test.for([
    { says: 67_000, at: 62, counts: 2000 },
    { says: 67_500, at: 62, counts: 2500 },
    // Our clock, and three seconds of tolerance.
    { says: 70_000, at: 62, counts: 5000 },
    { says: 70_001, at: 62, counts: 5000 },
    { says: 9_000_000, at: 62, counts: 5000 },
    { says: 65_000, at: 62, counts: 0 },
    { says: 0, at: 62, counts: 0 },
    { says: 85_000, at: 80, counts: 20_000 },
  ])('$says ms at second $at counts as $counts ms', ({ says, at, counts }) => {
    expect(elapsed(counted, milliseconds(says), after(start, seconds(at)))).toBe(counts)
  })

  test('never exceeds the clock by more than three seconds, however often it is reported', () => {
    let state = { begunAt: start, countedAt: start, played: seconds(0), reported: seconds(0) }
    for (let beat = 1; beat <= 100; beat++) {
      const now = after(start, seconds(beat * 2))
      const more = elapsed(state, seconds(100_000), now)
      state = {
        ...state,
        countedAt: now,
        played: milliseconds(state.played + more),
        reported: milliseconds(state.reported + more),
      }
    }
    expect(state.played).toBe(seconds(203))
  })
})

test.for([
  { played: 999, charged: 0, due: 0 },
  { played: 1000, charged: 0, due: 1 },
  { played: 61_999, charged: 60, due: 1 },
  { played: 60_500, charged: 61, due: 0 },
])('$played ms with $charged s charged leave $due s to charge', ({ played, charged, due }) => {
  expect(toCharge(milliseconds(played), charged)).toBe(due)
})

test.for([
  { shown: 0, before: 901, left: 900, tip: 900 },
  { shown: 0, before: 902, left: 901, tip: 0 },
  { shown: 900, before: 302, left: 300, tip: 300 },
  { shown: 300, before: 61, left: 60, tip: 60 },
  { shown: 60, before: 60, left: 58, tip: 60 },
  // All at once, when a grant ends.
  { shown: 0, before: 2000, left: 30, tip: 60 },
  // Ten minutes from the start: the first word comes at five.
  { shown: 0, before: 600, left: 598, tip: 0 },
  // More was claimed.
  { shown: 60, before: 50, left: 650, tip: 0 },
])('from $before s to $left s after tip $shown shows tip $tip', ({ shown, before, left, tip }) => {
  expect(tipAfter(shown, before, left)).toBe(tip)
})

test.for([
  { position: 1, plays: [10, 10], running: 1, wait: null },
  { position: 1, plays: [10, 10, 10], running: 1, wait: 10 },
  { position: 3, plays: [10, 10, 10], running: 2, wait: 15 },
  { position: 2, plays: [1, 2, 3], running: 4, wait: 1 },
  { position: 5, plays: [20, 30, 10], running: 0, wait: 100 },
])(
  'at $position behind $running plays of $plays minutes the wait is $wait',
  ({ position, plays, running, wait }) => {
    expect(waitMinutes(position, plays.map(minutes), running)).toBe(wait)
  },
)

test('players far back in the queue poll less often', () => {
  expect([1, 20, 21].map(pollSeconds)).toEqual([3, 3, 15])
})
