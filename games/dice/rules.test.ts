import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { bluffChoice, chanceOfAtLeast, isHigher, moveOf } from './bluff-mind.ts'
import { bluffRules, type BluffState } from './bluff-rules.ts'
import { riptideAdvice, worthOfThrowing } from './riptide-mind.ts'
import { pointsOf, scoringMasks, touched } from './riptide-score.ts'
import { bestToShut, meanLoss, mayThrowOne, waysToShut } from './shutters-mind.ts'
import { tallyAdvice } from './tally-mind.ts'
import { pointsFor, type Category } from './tally-score.ts'

test.for([
  ['low', [1, 2, 3, 4, 6], 6],
  ['high', [1, 2, 3, 4, 6], 10],
  ['odd', [1, 2, 3, 5, 5], 14],
  ['even', [2, 2, 4, 5, 6], 14],
  ['drift', [1, 2, 3, 4, 6], 16],
  ['pairs', [3, 3, 5, 5, 1], 17],
  ['pairs', [3, 3, 3, 3, 1], 0],
  ['trident', [4, 4, 4, 1, 2], 15],
  ['anchor', [4, 4, 4, 4, 2], 28],
  ['anchor', [4, 4, 4, 1, 2], 0],
  ['hut', [2, 2, 5, 5, 5], 25],
  ['hut', [5, 5, 5, 5, 5], 0],
  ['path', [1, 2, 3, 4, 6], 30],
  ['path', [1, 2, 3, 5, 6], 0],
  ['voyage', [6, 5, 4, 3, 2], 40],
  ['coconut', [3, 3, 3, 3, 3], 50],
] as const satisfies readonly (readonly [Category, readonly number[], number])[])(
  'line %s with %j brings its points',
  ([category, dice, points]) => expect(pointsFor(category, dice)).toBe(points),
)

test('four alike are kept when only five alike is open', () => {
  expect(tallyAdvice([6, 6, 6, 6, 2], 2, [11]).keep).toBe(0b01111)
})

test('a finished run is scored instead of thrown again', () => {
  expect(tallyAdvice([1, 2, 3, 4, 5], 2, [9, 10])).toEqual({ keep: undefined, category: 10 })
})

test.for([
  [[1], 100],
  [[5, 5], 100],
  [[2, 2, 2], 200],
  [[1, 1, 1], 1000],
  [[4, 4, 4, 4], 800],
  [[6, 6, 6, 6, 6, 6], 4800],
  [[1, 2, 3, 4, 5, 6], 1500],
  [[2, 2, 3, 3, 6, 6], 1500],
  [[2, 3], 0],
  [[1, 2], 0],
] as const)('dice %j set aside are worth %i', ([dice, points]) => expect(pointsOf(dice)).toBe(points))

test('a throw without a scoring die offers nothing', () => {
  expect(scoringMasks([2, 2, 3, 4, 6, 6])).toEqual([])
})

test('a touch of one of three alike takes all three, a second touch puts them back', () => {
  expect(touched([4, 2, 4, 4, 6, 3], 0, 2)).toBe(0b001101)
  expect(touched([4, 2, 4, 4, 6, 3], 0b001101, 0)).toBe(0)
  expect(touched([4, 2, 4, 4, 6, 3], 0, 1)).toBeUndefined()
})

test('one die left and much at stake: bring it in; six dice and little at stake: throw', () => {
  expect(riptideAdvice([1, 2], 1000, 4000).bank).toBe(true)
  expect(worthOfThrowing(300, 6)).toBeGreaterThan(300)
  expect(worthOfThrowing(1000, 1)).toBeLessThan(1000)
})

test('points that win the game are brought in at once', () => {
  expect(riptideAdvice([1, 5, 2, 3, 3, 4], 0, 150)).toMatchObject({ bank: true })
})

test('seven is shut in five ways while all is open', () => {
  expect(waysToShut(0b111111111, 7)).toHaveLength(5)
})

test('the best way to shut leaves the least mean loss', () => {
  const best = bestToShut(0b111111111, 9)
  for (const way of waysToShut(0b111111111, 9))
    expect(meanLoss(0b111111111 & ~best)).toBeLessThanOrEqual(meanLoss(0b111111111 & ~way))
})

test('one die may be thrown only when 7, 8 and 9 are shut', () => {
  expect(mayThrowOne(0b000111111)).toBe(true)
  expect(mayThrowOne(0b001000000)).toBe(false)
})

test('the chance of bids follows the binomial law', () => {
  expect(chanceOfAtLeast(0, 5)).toBe(1)
  expect(chanceOfAtLeast(1, 1)).toBeCloseTo(1 / 3)
  expect(chanceOfAtLeast(2, 2)).toBeCloseTo(1 / 9)
  expect(chanceOfAtLeast(3, 2)).toBe(0)
})

test('a higher count raises a bid, and so does a higher face at the same count', () => {
  expect(isHigher({ count: 2, face: 2 }, { count: 1, face: 6 })).toBe(true)
  expect(isHigher({ count: 2, face: 3 }, { count: 2, face: 3 })).toBe(false)
})

test('an impossible bid is doubted', () => {
  const temper = { doubt: 0.5, blur: 0, bluff: 0 }
  const table = { hand: [2, 2], unseen: 1, bid: { count: 3, face: 6 }, trust: 0 }
  expect(bluffChoice(table, temper, () => 0.5)).toBe(0)
})

test('a player who is wrong about a bid loses a die', () => {
  const rules = bluffRules('hard')
  const random = seededRandom(4)
  const state: BluffState = {
    ...rules.start(random),
    hands: [
      [2, 3],
      [6, 6],
      [4, 5],
    ],
    bid: { count: 2, face: 6 },
    by: 2,
  }
  const call = rules.step(state, 0, random).state.deeds[0]!
  expect(call).toMatchObject({ kind: 'call', loser: 0, real: 2 })
  const lie = rules.step({ ...state, bid: { count: 3, face: 6 } }, 0, random).state.deeds[0]!
  expect(lie).toMatchObject({ kind: 'call', loser: 2, real: 2 })
  expect(rules.legal(state)).not.toContain(moveOf({ count: 2, face: 5 }))
})
