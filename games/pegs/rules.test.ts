import { expect, test } from 'vitest'
import { boardOf, type Shape } from './boards.ts'
import { likeness, turnsOf } from './likeness.ts'
import { jumped, turnRules, type State } from './rules.ts'
import { solve } from './search.ts'

test.for([
  ['cross', 33, 76],
  ['rosette', 37, 92],
  ['triangle', 21, 60],
  ['diagonal', 41, 100],
  ['hexagon', 37, 138],
  ['wide', 45, 108],
  ['uneven', 39, 92],
  ['raft', 36, 160],
  ['heart', 34, 78],
  ['star', 37, 126],
] as const)('the %s has %i holes and %i jumps', ([shape, holes, jumps]) => {
  expect(boardOf(shape).holes).toHaveLength(holes)
  expect(boardOf(shape).jumps).toHaveLength(jumps)
})

test.for([
  ['cross', 8],
  ['rosette', 8],
  ['triangle', 6],
  ['diagonal', 8],
  ['hexagon', 12],
  ['wide', 8],
  ['uneven', 2],
  ['raft', 8],
  ['heart', 2],
  ['star', 12],
] as const)('the %s comes to itself in %i ways', ([shape, ways]) => {
  expect(turnsOf(boardOf(shape))).toHaveLength(ways)
})

test('positions are alike if one is the other turned or mirrored', () => {
  const turns = turnsOf(boardOf('cross'))
  const pegs = (holes: readonly number[]) =>
    boardOf('cross')
      .holes.map((_, hole) => (holes.includes(hole) ? '1' : '0'))
      .join('')
  // The upper row of three, from the left and from the right, and the left column from above.
  expect(likeness(turns, pegs([0, 1]))).toBe(likeness(turns, pegs([1, 2])))
  expect(likeness(turns, pegs([0, 1]))).toBe(likeness(turns, pegs([6, 13])))
  expect(likeness(turns, pegs([0, 1]))).not.toBe(likeness(turns, pegs([0, 2])))
})

/** The first column of jumps along the upper row of the cross: holes 0, 1 and 2. */
const row = (pegs: string, last = -1): State => ({
  shape: 'cross',
  pegs: pegs.padEnd(33, '0'),
  last,
  moves: 3,
  begun: 3,
})
const right = boardOf('cross').jumps.findIndex(([from, , to]) => from === 0 && to === 2)

test('a jump takes the marble between away', () => {
  expect(jumped(row('110'), right).pegs.slice(0, 3)).toBe('001')
})

test.for([
  ['a jump of another marble is a move', -1, 4],
  ['going on with the same marble is not', 0, 3],
] as const)('%s', ([, last, moves]) => {
  expect(jumped(row('110', last), right).moves).toBe(moves)
})

test.for([
  ['one marble left wins', '001', 'won'],
  ['two that cannot meet lose', '101', 'lost'],
  ['two side by side go on', '110', 'playing'],
] as const)('%s', ([, pegs, status]) => {
  expect(turnRules(row(pegs)).status(row(pegs))).toBe(status)
})

test.for(['cross', 'hexagon'] as const satisfies readonly Shape[])(
  'two marbles apart on the %s cannot be solved',
  (shape) => {
    const board = boardOf(shape)
    const far = `1${'0'.repeat(board.holes.length - 2)}1`
    expect(solve(board, far, 1000)).toBeUndefined()
  },
)
