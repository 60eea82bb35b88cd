import { expect, test } from 'vitest'
import { add, bestOf, clear, mostOf, openTally, touchedOf } from './tally.ts'

const tallyOf = (worth: Readonly<Record<number, number>>) => {
  const tally = openTally(10)
  for (const [place, value] of Object.entries(worth)) add(tally, Number(place), value)
  return tally
}

test('adding an entry twice keeps it once', () => {
  const tally = tallyOf({ 3: 1 })
  add(tally, 3, 2)
  expect([...touchedOf(tally)]).toEqual([3])
  expect(mostOf(tally)).toBe(3)
})

test.for([
  [0, []],
  [1, [4]],
  [3, [4, 2, 7]],
  [9, [4, 2, 7, 1]],
] as const)('the best %d are first, equals in the order of the portal', ([most, places]) => {
  expect(bestOf(tallyOf({ 7: 2, 2: 2, 1: 1, 4: 5 }), most)).toEqual(places)
})

test('the best entries are the first ones of a full sort', () => {
  const worth = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place, ((place * 7) % 10) + 1]))
  const sorted = Object.entries(worth).toSorted(([, one], [, other]) => other - one)
  expect(bestOf(tallyOf(worth), 4)).toEqual(sorted.slice(0, 4).map(([place]) => Number(place)))
})

test('a cleared tally is empty', () => {
  const tally = tallyOf({ 3: 1, 5: 2 })
  clear(tally)
  add(tally, 5, 0.5)
  expect(bestOf(tally, 10)).toEqual([5])
  expect(mostOf(tally)).toBe(0.5)
})
