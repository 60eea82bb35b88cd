import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { boardOfLevel, boards, levelOfBoard } from './all-boards.ts'
import { dealAgain, emptyingOrder, isFree } from './deal.ts'
import { CLEAR_POINTS, dealOf, freePairs, mahjongRules, SHUFFLE_COST, type MahjongState } from './rules.ts'
import { FACES, kindOf, pairOfKind, suitOf } from './tiles.ts'

const shell = boardOfLevel(levelOfBoard('shell'))
const placeAt = (x: number, y: number, z: number) =>
  shell.places.findIndex((place) => place.x === x && place.y === y && place.z === z)

/** A shell board on which only these places hold a tile. */
const only = (tiles: Readonly<Record<number, number>>): MahjongState => ({
  faces: shell.places.map((_, place) => tiles[place] ?? -1),
  score: 0,
  streak: 0,
  suit: undefined,
  shuffles: 0,
})
const rules = mahjongRules(shell, 1)
const shown = (all: readonly number[]) => all.filter((face) => face >= 0).toSorted((a, b) => a - b)

test.for(boards.map(({ id }) => id))('the board %s holds 72 to 144 tiles and no two on one place', (id) => {
  const { places } = boardOfLevel(levelOfBoard(id))
  expect(places.length).toBeGreaterThanOrEqual(72)
  expect(places.length).toBeLessThanOrEqual(144)
  expect(places.length % 2).toBe(0)
  expect(new Set(places.map(({ x, y, z }) => `${x} ${y} ${z}`)).size).toBe(places.length)
})

test('there are boards for every screen: eight columns for phones, 144 tiles for the desk', () => {
  expect(boards.length).toBeGreaterThanOrEqual(6)
  expect(boards[0]!.columns).toBe(8)
  expect(boardOfLevel(levelOfBoard('turtle')).places).toHaveLength(144)
})

test.for(boards.map(({ id }) => id))('every tile of the board %s above the table lies on others', (id) => {
  const board = boardOfLevel(levelOfBoard(id))
  const held = new Set(board.above.flatMap((above) => above))
  for (const [place, { z }] of board.places.entries()) if (z > 0) expect(held).toContain(place)
})

test.for([
  ['with both sides open', [], true],
  ['with its right side open', [placeAt(2, 6, 0)], true],
  ['with its left side open', [placeAt(6, 6, 0)], true],
  ['between two others', [placeAt(2, 6, 0), placeAt(6, 6, 0)], false],
  ['under another', [placeAt(4, 6, 1)], false],
] as const)('a tile %s may be taken: %s', ([, others, expected]) => {
  const standing = new Set<number>([placeAt(4, 6, 0), ...others])
  expect(isFree(shell, (place) => standing.has(place), placeAt(4, 6, 0))).toBe(expected)
})

test.for([
  ['two equal rings', 3, 3, true],
  ['two different rings', 3, 4, false],
  ['two different flowers', 34, 37, true],
  ['two different stars', 38, 41, true],
  ['a flower and a star', 37, 38, false],
] as const)('whether %s are a pair: %s', ([, one, other, expected]) => {
  expect(kindOf(one) === kindOf(other)).toBe(expected)
})

test('a kind is dealt as two pairs, and flowers and stars show all their faces', () => {
  const faces = Array.from({ length: 36 }, (_, kind) => [
    ...pairOfKind(kind, false),
    ...pairOfKind(kind, true),
  ])
  expect(new Set(faces.flat()).size).toBe(FACES)
  for (const [kind, group] of faces.entries()) expect(group.map(kindOf)).toEqual([kind, kind, kind, kind])
})

test('every board can be cleared with every seed, by the proved line', () => {
  for (const board of boards)
    for (let seed = 1; seed <= 5; seed++) {
      const { faces, line } = dealOf(board, seed)
      const left = [...faces]
      for (const pair of line) {
        expect(freePairs(board, left)).toContainEqual(pair[0] < pair[1] ? pair : [pair[1], pair[0]])
        for (const place of pair) left[place] = -1
      }
      expect(left.every((face) => face < 0)).toBe(true)
    }
})

test('pairs of one suit in a row earn more and more', () => {
  const rings: Record<number, number> = {}
  const rowOf = (y: number) => [placeAt(0, y, 0), placeAt(14, y, 0)] as const
  // Four pairs of rings that are always free, then a bamboo pair.
  const pairs = [rowOf(4), rowOf(6), rowOf(8), [placeAt(4, 0, 0), placeAt(10, 0, 0)]] as const
  pairs.forEach(([one, other], index) => {
    rings[one] = rings[other] = index
  })
  const [left, right] = [placeAt(4, 12, 0), placeAt(10, 12, 0)]
  rings[left] = rings[right] = 9
  let state = only(rings)
  const earned: number[] = []
  for (const pair of [...pairs, [left, right] as const]) {
    const before = state.score
    ;({ state } = rules.step(state, pair, seededRandom(1)))
    earned.push(state.score - before)
  }
  expect(earned).toEqual([10, 30, 60, 100, 10 + CLEAR_POINTS])
})

test.for([
  ['different pictures', { first: 0, second: 1 }],
  ['a blocked tile', { first: 0, second: 0, cover: 5 }],
] as const)('%s cannot be taken', ([, { first, second, ...rest }]) => {
  const [a, b] = [placeAt(4, 6, 0), placeAt(8, 6, 0)]
  const tiles: Record<number, number> = { [a]: first, [b]: second }
  if ('cover' in rest) tiles[placeAt(4, 6, 1)] = rest.cover
  const state = only(tiles)
  expect(rules.step(state, [a, b], seededRandom(1)).state).toBe(state)
  expect(rules.step(state, [a, a], seededRandom(1)).state).toBe(state)
})

test('a shuffle is offered only when no pair is free, costs points and never ends below zero', () => {
  const [under, over] = [placeAt(4, 6, 0), placeAt(4, 6, 1)]
  const stuck = { ...only({ [under]: 7, [over]: 7 }), score: SHUFFLE_COST + 1, streak: 3 }
  expect(rules.legal(stuck)).toEqual(['shuffle'])
  const { state } = rules.step(stuck, 'shuffle', seededRandom(2))
  expect(state).toMatchObject({ score: 1, streak: 0, shuffles: 1 })
  // Two tiles on each other can never be taken there, so they are laid elsewhere.
  expect(freePairs(shell, state.faces)).toHaveLength(1)
  expect(rules.step({ ...stuck, score: 10 }, 'shuffle', seededRandom(2)).state.score).toBe(0)
  const open = only({ [under]: 7, [placeAt(8, 6, 0)]: 7 })
  expect(rules.step(open, 'shuffle', seededRandom(2)).state).toBe(open)
})

test('a shuffle keeps the pictures that are left, and can be cleared', () => {
  for (const board of boards)
    for (let seed = 1; seed <= 8; seed++) {
      const random = seededRandom(seed)
      const faces = [...dealOf(board, seed).faces]
      for (let pair = 0; pair < board.places.length / 4; pair++) {
        const [first] = freePairs(board, faces)
        for (const place of first ?? []) faces[place] = -1
      }
      const again = dealAgain(board, faces, random)
      expect(shown(again.faces)).toEqual(shown(faces))
      const standing = again.faces.flatMap((face, place) => (face < 0 ? [] : [place]))
      expect(emptyingOrder(board, standing, random)).toBeDefined()
    }
})

test('the suits are told apart at their borders', () => {
  expect([0, 8, 9, 17, 18, 26, 27, 33, 34, 37, 38, 41].map(suitOf)).toEqual([
    'ring',
    'ring',
    'bamboo',
    'bamboo',
    'wave',
    'wave',
    'thing',
    'thing',
    'flower',
    'flower',
    'star',
    'star',
  ])
})
