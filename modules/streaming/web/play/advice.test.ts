import { expect, test } from 'vitest'
import { after, instant, seconds } from '#kit/time/time.ts'
import { advise, noAdvice, SLOW_ROUND_TRIP } from './advice.ts'

const start = instant('2026-05-01T10:00:00Z')
const good = { isPoor: false, roundTripMs: SLOW_ROUND_TRIP }
const slow = { isPoor: false, roundTripMs: SLOW_ROUND_TRIP + 1 }
const poor = { isPoor: true, roundTripMs: 20 }

/** The seconds at which the advice is shown, when each second was like this. */
function shownAt(links: readonly { isPoor: boolean; roundTripMs: number }[]) {
  let advice = noAdvice
  return links.flatMap((link, index) => {
    advice = advise(advice, link, after(start, seconds(index)))
    return advice.isShown ? [index] : []
  })
}
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

test('a slow link is reported after five seconds [2.28]', () => {
  expect(shownAt(times(5, slow))).toEqual([])
  expect(shownAt(times(6, slow))).toEqual([5])
})

test('a link of 150 ms is good enough', () => {
  expect(shownAt(times(30, good))).toEqual([])
})

test('a good second in between restarts the count', () => {
  expect(shownAt([...times(4, slow), good, ...times(5, slow)])).toEqual([])
})

test('a poor picture is reported at once', () => {
  expect(shownAt([poor])).toEqual([0])
})

test('it disappears by itself and appears at most once a minute', () => {
  const seen = shownAt(times(90, poor))
  expect(seen.filter((second) => second < 60)).toEqual(times(12, 0).map((_, index) => index))
  expect(seen.find((second) => second > 12)).toBe(60)
})
