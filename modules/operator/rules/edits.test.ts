import { describe, expect, test } from 'vitest'
import { after, hours, instant } from '#kit/time/time.ts'
import { plannedAfter, shownAt, undone } from './edits.ts'

const now = instant('2026-01-10T12:00Z')
const at = (offset: number) => after(now, hours(offset))
const one = { version: 1, content: 'one', startsAt: at(-2) }
const two = { version: 2, content: 'two', startsAt: at(3) }
const three = { version: 3, content: 'three', startsAt: at(-1) }

describe('the version that is shown', () => {
  test.for([
    [-3, undefined],
    [-2, 'one'],
    [-1, 'three'],
    [2.99, 'three'],
    [3, 'two'],
  ] as const)('%d hours from now: %s', ([offset, content]) => {
    expect(shownAt([one, two, three], at(offset))?.content).toBe(content)
  })

  test('of two that begin at once is the newer one', () => {
    const again = { version: 4, content: 'four', startsAt: two.startsAt }
    expect(shownAt([one, again, two], at(3))).toBe(again)
  })
})

test('planned is what has not begun, the earliest first', () => {
  const four = { version: 4, content: 'four', startsAt: at(2) }
  expect(plannedAfter([one, two, three, four], now)).toEqual([four, two])
  expect(plannedAfter([one, three], now)).toEqual([])
})

test('what was cancelled does not come, and is not taken back', () => {
  const versions = [one, three, { ...two, isCancelled: true }]
  expect(shownAt(versions, at(4))).toBe(three)
  expect(plannedAfter(versions, now)).toEqual([])
  expect(undone([one, { ...two, isCancelled: true }], now)).toEqual({ content: null, startsAt: now })
})

describe('taking back', () => {
  test('what is shown: what was there before comes back now', () => {
    expect(undone([one, three], now)).toEqual({ content: 'one', startsAt: now })
  })
  test('what is planned: at its moment nothing changes', () => {
    expect(undone([one, two], now)).toEqual({ content: 'one', startsAt: two.startsAt })
  })
  test('the first one: it is as the build has it', () => {
    expect(undone([one], now)).toEqual({ content: null, startsAt: now })
  })
  test('taking back is taken back too', () => {
    const back = { version: 4, ...undone([one, three], now)! }
    expect(undone([one, three, back], at(1))).toEqual({ content: 'three', startsAt: at(1) })
  })
  test('of nothing is nothing', () => {
    expect(undone([], now)).toBeUndefined()
  })
})
