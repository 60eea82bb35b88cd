import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAILY_KINDS } from '../model.ts'
import { gameOfDay, gamesOfDays, REST_DAYS, type Candidate, type Pools } from './three.ts'

const NOBODY: ReadonlySet<number> = new Set()
const poolOf = (count: number, families: number, first = 1): Candidate[] =>
  Array.from({ length: count }, (_, place) => ({
    gameId: first + place,
    family: `family-${place % families}`,
  }))

const pools: Pools = {
  quick: poolOf(100, 5),
  clever: poolOf(60, 7, 1001),
  hands: poolOf(40, 4, 2001),
}
const free = { pools, known: new Map() }

describe('the game of a kind on a day', () => {
  test('depends on the date and the pool alone, in any order of the pool', () => {
    for (const day of [20_000, 20_001, 20_777]) {
      const one = gameOfDay('quick', day, { pool: pools.quick, resting: NOBODY })
      const other = gameOfDay('quick', day, { pool: pools.quick.toReversed(), resting: NOBODY })
      expect(one).toBe(other)
    }
  })

  test('repeats only after its rest, and every game of the pool is used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 28, max: 70 }), (first, count) => {
        const pool = poolOf(count, 6)
        const last = new Map<number, number>()
        for (let day = first; day < first + 2 * count; day++) {
          const gameId = gameOfDay('hands', day, { pool, resting: NOBODY })!
          expect(day - (last.get(gameId) ?? -Infinity)).toBeGreaterThan(REST_DAYS)
          last.set(gameId, day)
        }
        expect(last.size).toBe(count)
      }),
      { numRuns: 40 },
    )
  })

  test('is of a different family than the day before, as far as the pool allows', () => {
    const families = new Map(pools.quick.map(({ gameId, family }) => [gameId, family]))
    const days = Array.from({ length: 400 }, (_, index) => 20_000 + index)
    const shown = days.map((day) =>
      families.get(gameOfDay('quick', day, { pool: pools.quick, resting: NOBODY })!),
    )
    const same = shown.filter((family, index) => family === shown[index - 1]).length
    expect(same).toBeLessThan(days.length / 40)
  })

  test('is replaced by the next one while it rests, and repeats when all rest', () => {
    const wish = { pool: pools.clever, resting: NOBODY }
    const turn = gameOfDay('clever', 20_000, wish)!
    expect(gameOfDay('clever', 20_000, { ...wish, resting: new Set([turn]) })).not.toBe(turn)
    const all = new Set(pools.clever.map(({ gameId }) => gameId))
    expect(gameOfDay('clever', 20_000, { ...wish, resting: all })).toBe(turn)
    expect(gameOfDay('clever', 20_000, { ...wish, pool: [] })).toBeUndefined()
  })
})

describe('the three of many days', () => {
  test('are one of each kind, and none of them repeats on the next day', () => {
    const days = gamesOfDays(20_000, 20_099, free)
    expect(days.size).toBe(100)
    for (const [day, games] of days)
      for (const kind of DAILY_KINDS) {
        expect(pools[kind].some(({ gameId }) => gameId === games[kind])).toBe(true)
        expect(games[kind]).not.toBe(days.get(day + 1)?.[kind])
      }
  })

  test('are the same computed in parts or at once', () => {
    const whole = gamesOfDays(20_000, 20_059, free)
    for (const day of [20_003, 20_040]) expect(gamesOfDays(day, day, free).get(day)).toEqual(whole.get(day))
  })

  test('keep stored days, and respect their rest when the catalogue has changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 30 }), (start, added) => {
        const before = gamesOfDays(start, start + 20, free)
        const grown = { ...pools, hands: [...pools.hands, ...poolOf(added, 3, 3001)] }
        const after = gamesOfDays(start, start + 60, { pools: grown, known: before })
        for (const [day, games] of before) expect(after.get(day)).toEqual(games)
        for (const [day, games] of after)
          for (let rest = 1; rest <= REST_DAYS; rest++)
            for (const kind of DAILY_KINDS) expect(after.get(day - rest)?.[kind]).not.toBe(games[kind])
      }),
      { numRuns: 15 },
    )
  })
})
