import { expect, test } from 'vitest'
import { castsOf, endsTurn, FAR_LUCK, madeOf, tellCasts, type NextCast } from './casts.ts'

const byLuck = (luck: number) => ({ thrown: [(luck % 6) + 1], luck: luck + 1 })
/** A move after which one side passes, so that it takes two throws. */
const twice = (next: NextCast) => void [next(FAR_LUCK), next(FAR_LUCK)]

test('a move is stored with the throws after it, and returns them in their order', () => {
  const told = tellCasts('12.9', { byLuck, random: () => 0.5 }, twice)
  expect(madeOf(told)).toBe('12.9')
  expect(told).not.toBe('12.9')
  const next = castsOf(told, byLuck)
  const { thrown } = byLuck(2 ** 30)
  expect(next(FAR_LUCK)).toEqual({ thrown, luck: FAR_LUCK - 1 })
  expect(next(FAR_LUCK - 1)).toEqual({ thrown, luck: FAR_LUCK - 2 })
  expect(next(FAR_LUCK - 2)).toBeUndefined()
})

test('dice and doubles keep their numbers', () => {
  const next = castsOf('5.2@3.1_4.4.4.4', byLuck)
  expect([next(FAR_LUCK)!.thrown, next(FAR_LUCK)!.thrown]).toEqual([
    [3, 1],
    [4, 4, 4, 4],
  ])
})

test('a move without a throw after it does not end the turn; in a game without dice it does', () => {
  const within = tellCasts('12.9', { byLuck, random: () => 0 }, () => undefined)
  expect(madeOf(within)).toBe('12.9')
  expect(castsOf(within, byLuck)(FAR_LUCK)).toBeUndefined()
  expect([within, '5.2@3.1', 'e2e4', 7].map(endsTurn)).toEqual([false, true, true, true])
  expect([madeOf('e2e4'), madeOf(7)]).toEqual(['e2e4', 7])
})

test('beyond the stored throws, a game with its own random state throws from it, and any other throw is unknown', () => {
  expect(castsOf('12.9', byLuck)(8)).toEqual({ thrown: [3], luck: 9 })
  expect(castsOf('12.9', byLuck)(FAR_LUCK)).toBeUndefined()
})

test('rules in which nobody can ever move fail, instead of throwing for ever', () => {
  const forEver = (next: NextCast) => {
    while (next(FAR_LUCK)) continue
  }
  expect(() => tellCasts('12.9', { byLuck, random: () => 0 }, forEver)).toThrow('No throw')
})
