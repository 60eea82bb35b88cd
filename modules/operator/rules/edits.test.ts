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

  test('is the newer of two versions with the same start', () => {
    const again = { version: 4, content: 'four', startsAt: two.startsAt }
    expect(shownAt([one, again, two], at(3))).toBe(again)
  })
})

test('planned versions are those that have not begun, the earliest first', () => {
  const four = { version: 4, content: 'four', startsAt: at(2) }
  expect(plannedAfter([one, two, three, four], now)).toEqual([four, two])
  expect(plannedAfter([one, three], now)).toEqual([])
})

const replacing = (content: unknown) => ({ kind: 'replace', content })

test('a cancelled version is never shown, and cannot be undone', () => {
  const versions = [one, three, { ...two, isCancelled: true }]
  expect(shownAt(versions, at(4))).toBe(three)
  expect(plannedAfter(versions, now)).toEqual([])
  expect(undone([one, { ...two, isCancelled: true }], now)).toEqual(replacing(null))
})

describe('undoing', () => {
  test('a shown version restores the previous one', () => {
    expect(undone([one, three], now)).toEqual(replacing('one'))
  })
  test('a planned version cancels it', () => {
    expect(undone([one, two], now)).toEqual({ kind: 'cancel', planned: two })
    expect(undone([one, { ...three, startsAt: now }], now)).toEqual(replacing('one'))
  })
  test('the first version restores that of the build', () => {
    expect(undone([one], now)).toEqual(replacing(null))
  })
  test('undoing can be undone', () => {
    const back = { version: 4, content: 'one', startsAt: now }
    expect(undone([one, three, back], at(1))).toEqual(replacing('three'))
  })
  test('without versions does nothing', () => {
    expect(undone([], now)).toBeUndefined()
  })
})
