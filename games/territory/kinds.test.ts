import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { landOf } from './lands.ts'
import { PLOTS } from './plots.ts'
import type { TerritoryPosition } from './position.ts'
import { SLIME, SNAIL } from './slime.ts'
import { cellOf } from './steps.ts'
import { headOf } from './trail.ts'

const rulesOf = (id: string) => landOf(definitions.find((one) => one.id === id)!).rules
const board = (size: number, values: Readonly<Record<number, number>>, rest = 0) =>
  Array.from({ length: size }, (_, cell) => values[cell] ?? rest)
const standing = (cells: readonly number[], turn: 0 | 1 = 0, quiet = 0): TerritoryPosition => ({
  cells,
  turn,
  outcome: -1,
  quiet,
})

test('a corner bursts at its second drop, and takes its neighbours', () => {
  const rules = rulesOf('drop-burst')
  const position = standing(board(36, { 0: cellOf(1, 1), 1: cellOf(1, 2), 30: cellOf(1, 2) }), 0, 4)
  const { cells, outcome } = rules.play(position, 0)
  expect([cells[0], cells[1], cells[6], outcome]).toEqual([0, cellOf(2, 1), cellOf(1, 1), -1])
  const last = standing(board(36, { 0: cellOf(1, 1), 1: cellOf(1, 2) }), 0, 4)
  expect(rules.play(last, 0).outcome).toBe(0)
})

test('a stone that would take another is not allowed in the peaceful game', () => {
  const rules = rulesOf('peace-stones')
  const position = standing(board(49, { 0: 2, 1: 1, 40: 1 }))
  expect(rules.moves(position)).not.toContain(7)
  expect(rules.moves(position)).toContain(14)
})

test('rivals keep a field apart', () => {
  const position = rulesOf('cats-and-dogs').play(
    rulesOf('cats-and-dogs').start(() => 0),
    24,
  )
  const moves = rulesOf('cats-and-dogs').moves(position)
  expect([23, 25, 17, 31].some((cell) => moves.includes(cell))).toBe(false)
  expect(moves).toContain(16)
})

test('the snail wins for the colour of its corner, whoever moved it', () => {
  const rules = rulesOf('snail-home')
  expect(rules.play(standing(board(49, { 36: SNAIL })), 42).outcome).toBe(0)
  expect(rules.play(standing(board(49, { 12: SNAIL })), 6).outcome).toBe(1)
  const trail = board(49, { 0: SNAIL, 1: 0 }, SLIME)
  expect(rules.play(standing(trail), 1).outcome).toBe(0)
})

test('a bite takes everything below and to the right; the sour piece loses', () => {
  const rules = rulesOf('sour-corner')
  const start = rules.start(() => 0)
  expect(start.cells.filter(Boolean).length).toBe(40)
  expect(rules.play(start, 9).cells.filter(Boolean).length).toBe(12)
  expect(rules.play(start, 0).outcome).toBe(1)
})

test('a player whose head cannot move has lost', () => {
  const rules = rulesOf('fence-in')
  const cells = board(64, { 0: headOf(1), 1: 1, 9: headOf(0), 8: 0 })
  expect(rules.play(standing(cells), 8).outcome).toBe(0)
  expect(rules.play(standing(cells), 10).outcome).toBe(-1)
})

test('horses leap two on and one aside', () => {
  const rules = rulesOf('hoof-prints')
  expect(rules.moves(rules.start(() => 0)).toSorted((one, other) => one - other)).toEqual([30, 32, 36, 40])
})

test('the first seat takes along the row of the last number, the second along its column', () => {
  const rules = rulesOf('row-and-column')
  const start = rules.start(() => 0.5)
  expect(rules.moves(start)).toEqual([18, 19, 20, 22, 23])
  const next = rules.play(start, 19)
  expect(rules.moves(next)).toEqual([1, 7, 13, 25, 31])
  expect(rules.points!(next)).toEqual([5, 0])
})

test('the ground takes a colour with all that it touches in it', () => {
  const rules = rulesOf('colour-flood')
  const start = rules.start(() => 0.99)
  expect(rules.moves(start)).toEqual([83, 84, 85, 86])
  expect(rules.points!(rules.play(start, 86))[0]).toBeGreaterThan(70)
  expect(rules.points!(rules.play(start, 83))).toEqual([1, 1])
})

test('a plant stands in line with the last one; nine plots fill the garden', () => {
  expect(new Set(PLOTS).size).toBe(9)
  const rules = rulesOf('nine-plots')
  const next = rules.play(
    rules.start(() => 0),
    24,
  )
  expect(rules.moves(next).length).toBe(12)
  expect(rules.points!(next)).toEqual([1, 0])
})

test('five stones taken win, and taken stones leave the board', () => {
  const rules = rulesOf('five-captives')
  const position = { ...standing(board(81, { 0: 2, 1: 1 })), taken: [3, 0] as const }
  const next = rules.play(position, 9)
  expect([next.cells[0], next.taken, next.outcome]).toEqual([0, [4, 0], -1])
  expect(rules.play({ ...position, taken: [4, 0] }, 9).outcome).toBe(0)
})

test('a rich box counts its gems', () => {
  const rules = rulesOf('gem-boxes')
  let position = rules.start(() => 0)
  for (const line of [1, 59, 6, 58, 31, 57, 32]) position = rules.play(position, line)
  expect(rules.points!(position)).toEqual([2, 0])
})
