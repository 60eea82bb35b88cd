import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, before, hours, instant, milliseconds, minutes, type Duration } from '#kit/time/time.ts'
import { accrued, allSteps, isOver, mayReport, nextRipeAt, ripeSteps, stretchEnd } from './stretch.ts'

const start = instant('2026-01-10T12:00Z')
const at = (length: Duration) => after(start, length)
const just = (length: Duration) => milliseconds(length - 1)
/** A stretch of somebody who never stays away: seen at this very moment. */
const seen = (length: Duration) => ({ startedAt: start, seenAt: at(length) })

test.for<[Duration, number, number]>([
  [hours(0), 0, 0],
  [just(hours(3)), 0, 0],
  [hours(3), 1, 0],
  [just(hours(6)), 1, 0],
  [hours(6), 2, 0],
  [just(hours(18)), 5, 0],
  [hours(18), 6, 1],
  [just(hours(24)), 7, 1],
  [hours(24), 8, 1],
  [hours(30), 8, 1],
])('%d ms of a stretch earn %d normal boxes and %d rare ones [4.15]', ([length, normal, rare]) => {
  const steps = ripeSteps(seen(length), at(length))
  expect(steps.filter(({ box }) => box === 'normal')).toHaveLength(normal)
  expect(steps.filter(({ box }) => box === 'rare')).toHaveLength(rare)
})

describe('a stretch ends', () => {
  test('after 24 hours however often its player visits [4.16]', () => {
    expect(stretchEnd(seen(hours(23)))).toBe(at(hours(24)))
    expect(isOver(seen(hours(23)), at(just(hours(24))))).toBe(false)
    expect(isOver(seen(hours(23)), at(hours(24)))).toBe(true)
  })

  test('six hours after the last visit [4.16]', () => {
    const stretch = seen(hours(4))
    expect(stretchEnd(stretch)).toBe(at(hours(10)))
    expect(isOver(stretch, at(just(hours(10))))).toBe(false)
    expect(isOver(stretch, at(hours(10)))).toBe(true)
  })

  test('and the step in progress is lost, ripe rewards are not', () => {
    const stretch = seen(hours(2))
    expect(stretchEnd(stretch)).toBe(at(hours(8)))
    expect(ripeSteps(stretch, at(hours(20))).map(({ ripeAt }) => ripeAt)).toEqual([
      at(hours(3)),
      at(hours(6)),
    ])
    expect(accrued(stretch, at(hours(20)))).toBe(hours(8))
  })

  test('a box that ripens at the very end is earned', () => {
    const stretch = seen(hours(3))
    expect(ripeSteps(stretch, at(hours(12))).map(({ ripeAt }) => ripeAt)).toContain(at(hours(9)))
  })
})

test('the next box is the next that will ripen', () => {
  expect(nextRipeAt(seen(hours(0)), at(hours(0)))).toBe(at(hours(3)))
  expect(nextRipeAt(seen(hours(3)), at(just(hours(3))))).toBe(at(hours(3)))
  expect(nextRipeAt(seen(hours(3)), at(hours(3)))).toBe(at(hours(6)))
  expect(nextRipeAt(seen(hours(22)), at(hours(22)))).toBe(at(hours(24)))
  expect(nextRipeAt(seen(hours(24)), at(hours(24)))).toBeNull()
})

test('a stretch gives nine different rewards at most', () => {
  const steps = allSteps({ startedAt: start, seenAt: start })
  expect(steps).toHaveLength(9)
  expect(new Set(steps.map(({ place }) => place)).size).toBe(9)
  expect(steps.filter(({ box }) => box === 'rare').map(({ ripeAt }) => ripeAt)).toEqual([at(hours(18))])
})

test('with any visits there are never more rewards than the time allows, never fewer than before, and none after the end', () => {
  const visits = fc.array(fc.integer({ min: 1, max: hours(8) }), { maxLength: 30 })
  fc.assert(
    fc.property(visits, (pauses) => {
      let now = start
      let stretch = { startedAt: start, seenAt: start }
      let known = 0
      for (const pause of pauses) {
        now = after(now, milliseconds(pause))
        const steps = ripeSteps(stretch, now)
        expect(steps.length).toBeGreaterThanOrEqual(known)
        expect(steps.length).toBeLessThanOrEqual(9)
        expect(steps.every(({ ripeAt }) => ripeAt <= now && ripeAt <= stretchEnd(stretch))).toBe(true)
        expect(accrued(stretch, now)).toBeLessThanOrEqual(Math.min(hours(24), now - start))
        const next = nextRipeAt(stretch, now)
        expect(next === null).toBe(isOver(stretch, now))
        expect(next ?? Infinity).toBeGreaterThan(now)
        known = steps.length
        if (!isOver(stretch, now)) stretch = { startedAt: start, seenAt: now }
      }
    }),
  )
})

test('a visit each minute makes no box ripen sooner', () => {
  expect(ripeSteps(seen(minutes(179)), at(minutes(179)))).toEqual([])
  expect(nextRipeAt(seen(minutes(179)), before(at(hours(3)), milliseconds(1)))).toBe(at(hours(3)))
})

test('a report counts only for the running stretch', () => {
  const stretch = { startedAt: start, seenAt: start, code: 'CODE' }
  const end = stretchEnd(stretch)
  const unknown = { refusal: 'OnlineCodeUnknown' }
  expect(mayReport(stretch, 'CODE', before(end, milliseconds(1)))).toEqual({ ok: true, value: stretch })
  expect(mayReport(stretch, 'CODE', end)).toMatchObject(unknown)
  expect(mayReport(stretch, 'OTHER', start)).toMatchObject(unknown)
  expect(mayReport(undefined, 'CODE', start)).toMatchObject(unknown)
})
