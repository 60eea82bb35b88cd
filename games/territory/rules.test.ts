import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { landOf } from './lands.ts'
import type { TerritoryPosition } from './position.ts'

const rulesOf = (id: string) => landOf(definitions.find((one) => one.id === id)!).rules

function after(id: string, moves: readonly number[]): TerritoryPosition {
  const rules = rulesOf(id)
  let position = rules.start(() => 0)
  for (const move of moves) {
    expect(rules.moves(position)).toContain(move)
    position = rules.play(position, move)
  }
  return position
}

test('a chain from shore to shore wins, a broken one does not', () => {
  const chain = [0, 1, 8, 2, 16, 3, 24, 4, 32, 5, 40, 6, 48]
  expect(after('two-shores', chain).outcome).toBe(-1)
  expect(after('two-shores', [...chain, 7, 56]).outcome).toBe(0)
  expect(after('two-shores', [63, 8, 62, 9, 61, 10, 60, 11, 59, 12, 58, 13, 57, 14, 0, 15]).outcome).toBe(1)
})

test('a drop doubles beside and moves on a jump, and turns its new neighbours', () => {
  const rules = rulesOf('drop-spread')
  const start = rules.start(() => 0)
  expect(rules.moves(start).length).toBe(16)
  expect(rules.points!(rules.play(start, 1))).toEqual([3, 2])
  expect(rules.points!(rules.play(start, 2))).toEqual([2, 2])
  const cells = start.cells.map((seat, cell) => (cell === 3 ? 2 : seat))
  expect(rules.points!(rules.play({ ...start, cells }, 2))).toEqual([3, 2])
})

test('a player without drops has lost', () => {
  const rules = rulesOf('drop-spread')
  const cells = Array.from({ length: 49 }, (_, cell) => (cell === 0 ? 1 : cell === 2 ? 2 : 0))
  expect(rules.ending(rules.play({ cells, turn: 0, outcome: -1, quiet: 0 }, 1))).toEqual({ winner: 0 })
})

test('the first stone without a free point decides', () => {
  expect(after('first-capture', [1, 0, 40]).outcome).toBe(-1)
  expect(after('first-capture', [1, 0, 9]).outcome).toBe(0)
})

test('a stone may not take its own last free point, unless it captures', () => {
  const rules = rulesOf('first-capture')
  const closed = after('first-capture', [1, 40, 9, 42])
  expect(rules.moves(closed)).toContain(0)
  expect(rules.moves({ ...closed, turn: 1 })).not.toContain(0)
})

test('the fourth line closes a box and gives another turn', () => {
  const three = [0, 59, 5, 58, 30, 57]
  expect(after('dots-and-boxes', three).turn).toBe(0)
  const closed = after('dots-and-boxes', [...three, 31])
  expect(closed.turn).toBe(0)
  expect(rulesOf('dots-and-boxes').points!(closed)).toEqual([1, 0])
})
