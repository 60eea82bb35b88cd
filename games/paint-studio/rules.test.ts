import { expect, test } from 'vitest'
import { LEVELS } from './definitions.ts'
import { folded, FRESH } from './folds.ts'
import { OUTLINES } from './outlines.ts'
import { homeSwap, hueSwaps, swapOf, swapped } from './hues.ts'
import { inputOf, lineCells, mirrored, patchOf, PEEK, turned } from './picture.ts'
import { pictureOf } from './pictures.ts'
import { bestOf, starsOf, statusOf, turnRules } from './rules.ts'
import { patchesOf, washOf } from './spills.ts'
import { spriteCells } from './sprite.ts'
import { SPRITES } from './sprites.ts'

const still = () => 0

test('every sprite fills its rows and uses colours it has', () => {
  expect(SPRITES).toHaveLength(LEVELS)
  for (const sprite of SPRITES) {
    expect(sprite.rows).toHaveLength(72)
    expect(Math.max(...spriteCells(sprite))).toBeLessThan(sprite.colours.length)
  }
})

test('every level of dots has an outline of its own', () => {
  expect(OUTLINES).toHaveLength(LEVELS)
  expect(new Set(OUTLINES.map((outline) => JSON.stringify(outline))).size).toBe(LEVELS)
})

test('a mirrored brush reaches up to eight cells, the middle only one', () => {
  expect(mirrored(5, 12)).toEqual([12])
  expect(mirrored(5, 1).toSorted((one, other) => one - other)).toEqual([1, 3, 5, 9, 15, 19, 21, 23])
})

test('rollers paint rows, then columns', () => {
  expect(lineCells(3, 1)).toEqual([3, 4, 5])
  expect(lineCells(3, 4)).toEqual([1, 4, 7])
})

test('a patch ends at other colours and at the edge', () => {
  expect(patchOf(3, [1, 1, 2, 2, 1, 2, 1, 2, 1], 0).toSorted((one, other) => one - other)).toEqual([0, 1, 4])
})

test('a wrong colour stays off the sheet and costs a slip', () => {
  const rules = turnRules('number', 1)
  const start = rules.start(still)
  const { target } = pictureOf('number', 1)
  const cell = target.findIndex((colour) => colour === 1)
  const { state, events } = rules.step(start, inputOf(cell, 2), still)
  expect([state.slips, state.paint, events[0]!.kind]).toEqual([1, start.paint, 'slip'])
})

test('the first stroke covers what is to be remembered, a peek shows it twice', () => {
  const rules = turnRules('recall', 2)
  const start = rules.start(still)
  expect(start.covered).toBe(false)
  expect(rules.legal(start)).not.toContain(PEEK)
  const next = rules.step(start, bestOf('recall', start)!, still).state
  expect(next.covered).toBe(true)
  expect(rules.legal(next)).toContain(PEEK)
  const seen = rules.step(next, PEEK, still).state
  expect([seen.covered, seen.peeks]).toEqual([false, 1])
})

test('any sheet can still become the picture of a roller', () => {
  const rules = turnRules('roller', 12)
  let { state } = rules.step(rules.start(still), inputOf(3, 1), still)
  for (let turn = 0; turn < 60 && statusOf('roller', state) === 'playing'; turn++)
    state = rules.step(state, bestOf('roller', state)!, still).state
  expect(statusOf('roller', state)).toBe('won')
  expect(starsOf('roller', state)).toBeLessThanOrEqual(3)
})

test('a fold prints wet paint on the other half and keeps what is dry there', () => {
  expect(folded(2, [1, 0, 0, 2], 0)).toEqual([1, 1, 0, 2])
  expect(folded(2, [1, 0, 0, 2], 3)).toEqual([1, 2, 0, 2])
  expect(folded(2, [1, 0, 0, 2], FRESH)).toEqual([0, 0, 0, 0])
})

test('a blot that has gone wrong is saved by a fresh sheet', () => {
  const { size, target } = pictureOf('blot', 3)
  const rules = turnRules('blot', 3)
  const bare = target.findIndex((colour) => colour === 0)
  const { state } = rules.step(rules.start(still), inputOf(bare, 1), still)
  expect(bestOf('blot', state)).toBe(inputOf(size * size + FRESH, 0))
})

test('a spilled patch takes its neighbours of the same colour along', () => {
  expect(patchesOf(2, [1, 2, 1, 3]).firsts).toEqual([0, 1, 3])
  expect(washOf(2, [1, 2, 1, 3]).count).toBe(2)
  expect(washOf(2, [1, 1, 1, 1]).first).toBeUndefined()
})

test('a sheet is turned clockwise by quarters', () => {
  expect(turned(2, [1, 2, 3, 4], 1)).toEqual([3, 1, 4, 2])
  expect(turned(2, [1, 2, 3, 4], 2)).toEqual([4, 3, 2, 1])
  for (let level = 1; level <= LEVELS; level++) {
    const { size, model, target, quarters } = pictureOf('turn', level)
    expect(turned(size, target, 4 - quarters!)).toEqual(model)
  }
})

test('colours trade places by two, nailed cells stay, and every trade of the way brings one home', () => {
  expect(swapped(swapOf(9, 4))).toEqual([4, 9])
  const picture = pictureOf('hue', 12)
  const fixed = new Set(picture.fixed)
  expect(picture.fixed).toEqual(expect.arrayContaining([0, 4, 20, 24]))
  expect(
    hueSwaps(picture)
      .flatMap(swapped)
      .some((cell) => fixed.has(cell)),
  ).toBe(false)
  for (const cell of fixed) expect(picture.first[cell]).toBe(picture.target[cell])
  const [one, other] = swapped(homeSwap(picture, picture.first)!)
  expect(picture.first[other]).toBe(one)
  expect(new Set(picture.colours).size).toBe(picture.colours.length)
})
