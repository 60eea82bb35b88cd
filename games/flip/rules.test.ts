import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { countOf, flipRules, movesOf, turnedBy, type FlipPosition } from './rules.ts'
import { shapeOf } from './shape.ts'

const definitionOf = (id: string) => definitions.find((one) => one.id === id)!

function walks(id: string, depth: number): number {
  const rules = flipRules(definitionOf(id))
  const count = (position: FlipPosition, left: number): number => {
    if (left === 0 || rules.ending(position)) return 1
    return rules.moves(position).reduce((sum, move) => sum + count(rules.play(position, move), left - 1), 0)
  }
  return count(
    rules.start(() => 0),
    depth,
  )
}

// The well-known counts of move sequences on the plain board.
test.for([
  [1, 4],
  [2, 12],
  [3, 56],
  [4, 244],
  [5, 1396],
] as const)('after %i moves reversi has %i sequences', ([depth, count]) => {
  expect(walks('reversi', depth)).toBe(count)
})

test.for([
  ['reversi', 64],
  ['grand-reversi', 100],
  ['hex-flip', 61],
  ['octagon-flip', 76],
  ['pit-flip', 60],
] as const)('%s has %i cells', ([id, cells]) => {
  expect(shapeOf(definitionOf(id)).size).toBe(cells)
})

test('a pit ends a line', () => {
  const shape = shapeOf(definitionOf('pit-flip'))
  const at = (name: string) => shape.names.indexOf(name)
  expect(at('D7')).toBe(-1)
  const cells = Array.from({ length: shape.size }, () => 0)
  cells[at('C7')] = 2
  cells[at('E7')] = 1
  expect(turnedBy(shape, cells, at('B7'), 1)).toEqual([])
})

test('a player who cannot move passes, and the game ends when nobody can', () => {
  const rules = flipRules(definitionOf('reversi'))
  const shape = shapeOf(definitionOf('reversi'))
  const cells = Array.from({ length: 64 }, () => 0)
  const at = (name: string) => shape.names.indexOf(name)
  cells[at('B1')] = 2
  cells[at('C1')] = 1
  cells[at('H8')] = 1
  cells[at('G8')] = 2
  const passed = rules.play({ cells, turn: 0, over: false }, at('A1'))
  expect(passed).toMatchObject({ turn: 0, over: false })
  const ended = rules.play(passed, at('F8'))
  expect(movesOf(shape, ended.cells, 0)).toEqual([])
  expect(rules.ending(ended)).toEqual({ winner: 0 })
  expect(countOf(ended.cells)).toEqual([6, 0])
  expect(flipRules(definitionOf('fewest-flips')).ending(ended)).toEqual({ winner: 1 })
})

test('equal counts are a draw', () => {
  const rules = flipRules(definitionOf('reversi'))
  const cells = Array.from({ length: 64 }, (_, cell) => (cell < 32 ? 1 : 2))
  expect(rules.ending({ cells, turn: 0, over: true })).toEqual({ winner: undefined })
})

test('on the edgeless board a line can be closed around the edge', () => {
  const shape = shapeOf(definitionOf('edgeless-flip'))
  const cells = Array.from({ length: 64 }, () => 0)
  cells[7] = 2
  cells[6] = 1
  expect(turnedBy(shape, cells, 0, 1)).toEqual([7])
  expect(turnedBy(shapeOf(definitionOf('reversi')), cells, 0, 1)).toEqual([])
})

test('the straight game knows no slanting lines', () => {
  const cells = Array.from({ length: 64 }, () => 0)
  cells[9] = 2
  cells[18] = 1
  expect(turnedBy(shapeOf(definitionOf('straight-flip')), cells, 0, 1)).toEqual([])
  expect(turnedBy(shapeOf(definitionOf('reversi')), cells, 0, 1)).toEqual([9])
})
