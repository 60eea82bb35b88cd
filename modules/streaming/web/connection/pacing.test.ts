import { expect, test } from 'vitest'
import { openPacing, STUTTER_MS } from './pacing.ts'

/** Pictures by when they were taken and how late they were shown. */
function paced(pictures: readonly (readonly [takenAt: number, late: number])[]) {
  const pacing = openPacing()
  for (const [takenAt, late] of pictures) pacing.picture({ takenAt, shownAt: 5_000 + takenAt + late })
  return pacing.take()
}
const every = (milliseconds: number, count: number, late: (at: number) => number = () => 20) =>
  Array.from({ length: count }, (_, at) => [at * milliseconds, late(at)] as const)

test('a steady game does not stutter, even on a screen with another frame rate', () => {
  expect(paced(every(16.7, 600))).toEqual({ shown: 600, stutters: 0 })
  expect(paced(every(50, 200, (at) => 20 + (at % 2) * 16.7))).toEqual({ shown: 200, stutters: 0 })
})

test('a still picture for a minute does not count as stutter', () => {
  expect(paced([...every(16.7, 10), [60_000, 20], [60_016, 21]])).toEqual({ shown: 12, stutters: 0 })
})

test('a delayed frame is one stutter; frames that catch up are not', () => {
  expect(paced(every(16.7, 100, (at) => (at === 50 ? 120 : at === 51 ? 104 : at === 52 ? 60 : 20)))).toEqual({
    shown: 100,
    stutters: 1,
  })
  expect(paced(every(17, 100, (at) => (at % 10 === 0 ? 20 + STUTTER_MS : 20)))).toMatchObject({
    stutters: 9,
  })
})

test('a delay counts as a stutter only if it can be seen', () => {
  expect(paced([...every(17, 2), [34, 20 + STUTTER_MS - 1]])).toMatchObject({ stutters: 0 })
  expect(paced([...every(17, 2), [34, 20 + STUTTER_MS]])).toMatchObject({ stutters: 1 })
})

test('after a pause, and when the host restarts, nothing is compared', () => {
  const pacing = openPacing()
  pacing.picture({ takenAt: 0, shownAt: 0 })
  pacing.rest()
  pacing.picture({ takenAt: 16, shownAt: 9_000 })
  pacing.picture({ takenAt: 0, shownAt: 9_500 })
  expect(pacing.take()).toEqual({ shown: 3, stutters: 0 })
  expect(pacing.take()).toEqual({ shown: 0, stutters: 0 })
})
