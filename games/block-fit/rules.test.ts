import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { anchorsOf, plainBoard } from './board.ts'
import { clearedBy, endlessRules, type State } from './rules.ts'
import { nextInTray, readLevel, trayRules, trayStars } from './tray-rules.ts'

const dot = [{ x: 0, y: 0, color: 2 }]
const square = plainBoard('square', 4)
const rules = endlessRules({ board: square, letters: false })
const stateOf = (rows: string, change: Partial<State> = {}): State => ({
  cells: [...rows.replaceAll('/', '')].map((sign) => (sign === '.' ? 0 : Number(sign))),
  slots: [dot, dot, dot],
  score: 0,
  streak: 0,
  pauses: 0,
  moves: 0,
  status: 'playing',
  level: 0,
  ...change,
})

test.for([
  { lattice: 'square', side: 8, cells: 64, lines: 16 },
  { lattice: 'hex', side: 5, cells: 61, lines: 27 },
  { lattice: 'triangle', side: 4, cells: 96, lines: 24 },
] as const)(
  'a $lattice board of side $side has $cells cells in $lines lines',
  ({ lattice, side, cells, lines }) => {
    const board = plainBoard(lattice, side)
    expect(board.cells.length).toBe(cells)
    expect(board.lines.length).toBe(lines)
  },
)

test.for([
  { rows: '111./..../..../....', cell: 3, left: 0, score: 11, what: 'a full row is cleared' },
  {
    rows: '111./...1/...1/...1',
    cell: 3,
    left: 0,
    score: 1 + 2 * 10 * 2,
    what: 'a row and a column count double',
  },
  { rows: '11../..../..../....', cell: 3, left: 3, score: 1, what: 'a row with a gap stays' },
])('$what', ({ rows, cell, left, score }) => {
  const { state } = rules.step(stateOf(rows), cell, seededRandom(1))
  expect(state.cells.filter((color) => color > 0).length).toBe(left)
  expect(state.score).toBe(score)
})

test.for([
  { pauses: 1, streak: 4 },
  { pauses: 2, streak: 0 },
])('after $pauses pauses, one more leaves a streak of $streak', ({ pauses, streak }) => {
  const { state } = rules.step(stateOf('..../..../..../....', { streak: 4, pauses }), 0, seededRandom(1))
  expect(state.streak).toBe(streak)
})

test('three new pieces come only when all are used', () => {
  const first = rules.step(stateOf('..../..../..../....'), 0, seededRandom(1)).state
  expect(first.slots.filter((piece) => piece === null).length).toBe(1)
  const last = rules.step(
    stateOf('..../..../..../....', { slots: [dot, null, null] }),
    0,
    seededRandom(1),
  ).state
  expect(last.slots.every((piece) => piece !== null)).toBe(true)
})

test('three equal letters that touch melt, two do not', () => {
  const game = { board: square, letters: true }
  expect(clearedBy(game, stateOf('11../1.../..../....').cells, [0])).toEqual([[0, 1, 4]])
  expect(clearedBy(game, stateOf('11../2.../..../....').cells, [0])).toEqual([])
})

test('a triangle that points up never lies on one that points down', () => {
  const board = plainBoard('triangle', 2)
  const free = board.cells.map(() => 0)
  const up = anchorsOf(board, free, [{ x: 0, y: 0, color: 1 }])
  const down = anchorsOf(board, free, [{ x: 1, y: 0, color: 1 }])
  expect(up.length + down.length).toBe(24)
  expect(up.filter((cell) => down.includes(cell))).toEqual([])
})

test('a misplaced piece has to be removed first, and costs the third star', () => {
  const level = readLevel('S aab/abb')
  const fill = trayRules(level)
  const start = fill.start(() => 0)
  expect(fill.legal(start)).toEqual(expect.arrayContaining([...level.line]))
  const done = level.line.reduce((state, move) => fill.step(state, move, () => 0).state, start)
  expect([done.status, trayStars(level, done)]).toEqual(['won', 3])
  const back = fill.step(fill.step(start, level.line[0]!, () => 0).state, -1, () => 0).state
  expect(back.slots[0]).not.toBeNull()
  expect(nextInTray(level, back)).toBe(level.line[0])
  expect(trayStars(level, { ...back, moves: 4 })).toBe(2)
})
