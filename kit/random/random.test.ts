import { describe, expect, test } from 'vitest'
import { dice } from './dice.ts'
import { drawWeighted, hash32, pickIndex, pickOne, seededRandom, shuffled } from './random.ts'

const take = (count: number, random: () => number) => Array.from({ length: count }, () => random())

describe('seeded random numbers', () => {
  test('are the same for the same seed on every machine', () => {
    expect(take(3, seededRandom(1)).map((value) => value.toFixed(9))).toEqual([
      '0.627073941',
      '0.002735721',
      '0.527447040',
    ])
    expect(take(50, seededRandom(77))).toEqual(take(50, seededRandom(77)))
  })

  test('continue from a saved state', () => {
    const random = seededRandom(5)
    take(10, random)
    expect(take(20, seededRandom(random.state()))).toEqual(take(20, random))
  })

  test.for([0, 1, -1, 2 ** 31, 2 ** 32 - 1, 2 ** 32 + 5])('are from 0 to below 1 for seed %i', (seed) => {
    for (const value of take(500, seededRandom(seed))) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })

  test('are evenly distributed', () => {
    const random = seededRandom(9)
    const bins = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index++) bins[pickIndex(10, random)]! += 1
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

test.for([
  [0, 0],
  [0.249, 0],
  [0.25, 1],
  [0.999, 3],
] as const)('the random number %d picks index %i of four', ([luck, place]) => {
  expect(pickIndex(4, () => luck)).toBe(place)
  expect(pickOne(['a', 'b', 'c', 'd'], () => luck)).toBe('abcd'[place])
})

test('shuffling keeps every card and does not modify its argument', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const mixed = shuffled(deck, seededRandom(3))
  expect(mixed).not.toEqual(deck)
  expect(mixed.toSorted((one, other) => one - other)).toEqual(deck)
  expect(deck[0]).toBe(0)
  expect(shuffled([], seededRandom(3))).toEqual([])
})

test('shuffling moves every card to every place equally often', () => {
  const random = seededRandom(11)
  const first = { a: 0, b: 0, c: 0 }
  for (let round = 0; round < 3000; round++) first[shuffled(['a', 'b', 'c'] as const, random)[0]!] += 1
  for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test.for([
  [0, 'normal'],
  [0.899, 'normal'],
  [0.9, 'rare'],
  [0.999_999, 'rare'],
] as const)('with weights 90 for normal and 10 for rare the random number %d draws %s', ([luck, drawn]) => {
  expect(drawWeighted({ normal: 90, never: 0, rare: 10 }, () => luck)).toBe(drawn)
})

test('a table without weights throws', () => {
  expect(() => drawWeighted({ never: 0 }, () => 0)).toThrow(RangeError)
})

test.for([
  ['', 2_166_136_261],
  ['a', 3_826_002_220],
  ['foobar', 3_214_735_720],
] as const)('the hash of %j is that of FNV-1a', ([text, hash]) => expect(hash32(text)).toBe(hash))

test('the system’s random numbers are from 0 to below 1', () => {
  for (const value of take(100, dice)) expect(value >= 0 && value < 1).toBe(true)
})
