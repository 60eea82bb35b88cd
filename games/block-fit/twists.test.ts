import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { plainBoard } from './board.ts'
import { cleared } from './rules.ts'
import { afterwards, CORAL, CRACKED, settle, twistedBoard, WATER } from './twists.ts'

const random = seededRandom(4)
const square = plainBoard('square', 4)
const cellsOf = (rows: string) =>
  [...rows.replaceAll('/', '')].map((sign) => (sign === '.' ? 0 : Number(sign)))

test.for([
  ['boxes', 9, 81, 27],
  ['slant', 8, 64, 18],
  ['lake', 9, 72, 24],
  ['rim', 7, 49, 14],
] as const)('the board of %s, %i a side, has %i cells in %i lines', ([twist, side, cells, lines]) => {
  const board = twistedBoard(twist, plainBoard('square', side), side)
  expect(board.cells).toHaveLength(cells)
  expect(board.lines).toHaveLength(lines)
  expect(board.lines.flat().every((cell) => cell >= 0 && cell < cells)).toBe(true)
})

test('a board without an edge goes on at the other side', () => {
  const board = twistedBoard('rim', square, 4)
  expect(board.at(4, -1)).toBe(board.at(0, 3))
})

test('a cell with nothing under it falls', () => {
  expect(settle(square, cellsOf('1.2./..../3.../....'))).toEqual(cellsOf('..../..../1.../3.2.'))
})

test('pieces that fall and fill another line clear it too', () => {
  const game = { board: square, letters: false, twist: 'slide' as const }
  const { groups, cells } = cleared(game, cellsOf('..../...1/1111/111.'), [11], undefined)
  expect(groups).toHaveLength(2)
  expect(cells.every((color) => color === 0)).toBe(true)
})

test('coral cracks first', () => {
  const game = { board: square, letters: false, twist: 'coral' as const }
  const placed = cellsOf('..../..../..../111.').with(15, CORAL)
  expect(cleared(game, placed, [12], undefined).cells[15]).toBe(CRACKED)
})

test('ice that is cleared three times becomes water, and its line counts without it', () => {
  const game = { board: square, letters: false, twist: 'ice' as const }
  const wear = square.cells.map((_, cell) => (cell === 15 ? 2 : 0))
  const { cells } = cleared(game, cellsOf('..../..../..../1111'), [12], wear)
  expect(cells[15]).toBe(WATER)
  const again = cleared(game, cells.with(12, 1).with(13, 1).with(14, 1), [12], wear)
  expect(again.groups).toHaveLength(1)
})

test('the tide pushes a column up to its first gap, and one without a gap over the top', () => {
  const game = { board: square, letters: false, twist: 'tide' as const }
  const calm = afterwards(game, cellsOf('1111/..../2222/3333'), { moves: 6, random })
  expect(calm.isFlooded).toBe(false)
  expect(calm.cells.filter((color) => color !== 0)).toHaveLength(13)
  const full = afterwards(game, cellsOf('1111/1111/1111/1111'), { moves: 6, random })
  expect(full.isFlooded).toBe(true)
  expect(afterwards(game, cellsOf('1111/..../..../....'), { moves: 5, random }).kind).toBeUndefined()
})
