import { describe, expect, test } from 'vitest'
import { after, before, instant, milliseconds, seconds } from '#kit/time/time.ts'
import { NEIGHBOURS_AFTER, pickRival, windowAfter, type Other } from './pairing.ts'

const now = instant('2026-01-10T12:00Z')
const me = { accountId: 1, rating: 1500, since: now }
const other = (accountId: number, rating: number, part: Partial<Other> = {}): Other => ({
  accountId,
  rating,
  since: now,
  isNeighbour: false,
  ...part,
})

describe('pairing', () => {
  test('takes the nearest by rating, and of equals the one who has waited longest', () => {
    expect(pickRival(me, [other(2, 1590), other(3, 1460), other(4, 1541)], now)?.accountId).toBe(3)
    const longer = other(3, 1460, { since: before(now, seconds(3)) })
    expect(pickRival(me, [other(2, 1540), longer], now)?.accountId).toBe(3)
  })

  test('does not pair players too far apart, until one has waited', () => {
    expect(pickRival(me, [other(2, 1601)], now)).toBeUndefined()
    expect(pickRival(me, [other(2, 1600)], now)?.accountId).toBe(2)
    const patient = { ...me, since: before(now, seconds(8)) }
    expect(pickRival(patient, [other(2, 1800)], now)?.accountId).toBe(2)
    expect(pickRival(me, [other(2, 1800, { since: before(now, seconds(8)) })], now)?.accountId).toBe(2)
    expect(pickRival(patient, [other(2, 1801)], now)).toBeUndefined()
    expect(pickRival({ ...me, since: before(now, seconds(30)) }, [other(2, 2900)], now)?.accountId).toBe(2)
  })

  test('widens its range every second', () => {
    expect(windowAfter(now, now)).toBe(100)
    expect(windowAfter(now, after(now, seconds(4)))).toBe(200)
    expect(windowAfter(now, after(now, seconds(30)))).toBe(Infinity)
  })

  test('pairs two players of one network only after nobody else has come for a while', () => {
    const neighbour = (waited: number) =>
      other(2, 1500, { isNeighbour: true, since: before(now, milliseconds(waited)) })
    expect(pickRival(me, [neighbour(NEIGHBOURS_AFTER - 1)], now)).toBeUndefined()
    expect(pickRival(me, [neighbour(NEIGHBOURS_AFTER)], now)?.accountId).toBe(2)
    expect(pickRival(me, [neighbour(20_000), other(3, 1590)], now)?.accountId).toBe(3)
  })

  test('pairs nobody with themselves', () => {
    expect(pickRival(me, [other(1, 1500)], now)).toBeUndefined()
  })
})
