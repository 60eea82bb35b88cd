import { expect, test } from 'vitest'
import { advise } from './advice.ts'
import { narrowed, netOf } from './line-net.ts'
import { madePuzzle } from './make.ts'
import { CROSSES, PROVED, WIPE } from './marks.ts'
import { blockClues, type Clue, type Puzzle } from './puzzle.ts'
import { FULL_LAMP, strokeOf, turnRules, type Draw, type State } from './rules.ts'
import { obeys, undecided } from './solve.ts'

/** A plus of three by three. */
const solution = [0, 1, 0, 1, 1, 1, 0, 1, 0]
const drawn = { columns: 3, rows: 3, solution }
const plus: Puzzle = { ...drawn, colours: 1, isMirror: false, clues: blockClues(drawn), given: [] }
const rules = turnRules({ puzzleAt: () => plus, burnsOil: false })
const begin = rules.start(() => 0)
const stroke = (from: number, to: number, value = 1, tidy = false): Draw => ({
  kind: 'draw',
  from,
  to,
  value,
  tidy,
})
const after = (state: State, ...inputs: readonly Draw[]) =>
  inputs.reduce((now, input) => rules.step(now, input, () => 0).state, state)

const FREE = [3, 3, 3, 3, 3]
test.for<{ clue: Clue; masks: number[]; left: number[] | undefined }>([
  { clue: { kind: 'blocks', blocks: [[4, 1]] }, masks: FREE, left: [3, 2, 2, 2, 3] },
  {
    clue: {
      kind: 'blocks',
      blocks: [
        [2, 1],
        [2, 1],
      ],
    },
    masks: FREE,
    left: [2, 2, 1, 2, 2],
  },
  { clue: { kind: 'blocks', blocks: [] }, masks: FREE, left: [1, 1, 1, 1, 1] },
  { clue: { kind: 'blocks', blocks: [[0, 1]] }, masks: [3, 2, 3, 2, 3], left: [3, 2, 2, 2, 3] },
  {
    clue: {
      kind: 'blocks',
      blocks: [
        [2, 1],
        [3, 2],
      ],
    },
    masks: [7, 7, 7, 7, 7],
    left: [2, 2, 4, 4, 4],
  },
  { clue: { kind: 'total', total: 3, groups: 3 }, masks: FREE, left: [2, 1, 2, 1, 2] },
  { clue: { kind: 'total', total: 4, groups: 2 }, masks: [1, 3, 3, 3, 3], left: undefined },
  { clue: { kind: 'blocks', blocks: [[3, 1]] }, masks: [3, 1, 3, 1, 3], left: undefined },
])('a line of $clue narrows $masks to $left', ({ clue, masks, left }) => {
  expect(narrowed(netOf(clue, masks.length), masks)).toEqual(left)
})

test('a made picture has one solution: no other board of four by four obeys its totals', () => {
  const { clues, given, solution: right } = madePuzzle(5, 4, true)
  const lines = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].map((at) => (bits >> at) & 1))
  const rowsOf = (row: number) =>
    lines.filter(
      (line) =>
        obeys(clues[4 + row]!, line) &&
        line.every((colour, at) => !given.includes(row * 4 + at) || colour === right[row * 4 + at]),
    )
  const boards = [0, 1, 2, 3].reduce<number[][]>(
    (begun, row) => begun.flatMap((board) => rowsOf(row).map((line) => [...board, ...line])),
    [[]],
  )
  const fitting = boards.filter((board) =>
    [0, 1, 2, 3].every((column) =>
      obeys(
        clues[column]!,
        [0, 4, 8, 12].map((place) => board[place + column]!),
      ),
    ),
  )
  expect(fitting).toEqual([right])
})

test('two crossing diagonals are no puzzle: nothing tells them apart', () => {
  const pair = { columns: 2, rows: 2, solution: [1, 0, 0, 1] }
  const outline = { ...pair, colours: 1, isMirror: false, clues: blockClues(pair), given: [] }
  expect(undecided(outline, pair.solution)).toHaveLength(4)
})

test('different colours may touch, the same colour is one block', () => {
  const clue: Clue = {
    kind: 'blocks',
    blocks: [
      [1, 1],
      [1, 2],
    ],
  }
  expect(obeys(clue, [0, 1, 2])).toBe(true)
  expect(obeys(clue, [0, 1, 1])).toBe(false)
})

test('a stroke is straight, forwards or backwards', () => {
  expect(strokeOf(plus, 3, 5)).toEqual([3, 4, 5])
  expect(strokeOf(plus, 7, 1)).toEqual([7, 4, 1])
  expect(strokeOf(plus, 0, 5)).toEqual([])
  expect(strokeOf(plus, 0, 9)).toEqual([])
})

test('a stroke stops at its first wrong cell, which is proved empty', () => {
  const { state, events } = rules.step(begin, stroke(1, 0), () => 0)
  expect(state.cells.slice(0, 2)).toBe(`${PROVED}1`)
  expect(state.mistakes).toBe(1)
  expect(events.map(({ kind }) => kind)).toContain('wrong')
  expect(rules.score(after(state, stroke(3, 5)))).toBe(4 * 10 - 25)
})

test('a blind board tells nothing, until the check is asked for and counts what is wrong', () => {
  const blind = rules.step(begin, { kind: 'check', on: false }, () => 0).state
  const wrong = after(blind, stroke(0, 2))
  expect(wrong.cells.slice(0, 3)).toBe('111')
  expect(wrong.mistakes).toBe(0)
  expect(rules.score(wrong)).toBe(30)
  const checked = rules.step(wrong, { kind: 'check', on: true }, () => 0).state
  expect(checked.cells.slice(0, 3)).toBe(`${PROVED}1${PROVED}`)
  expect(checked.mistakes).toBe(2)
})

test('a finished line crosses out the rest, if wished', () => {
  expect(after(begin, stroke(1, 1, 1, true)).cells.slice(0, 3)).toBe('x1x')
  expect(after(begin, stroke(1, 1)).cells.slice(0, 3)).toBe('.1.')
})

test('a cross protects its cell and can be wiped out', () => {
  const crossed = after(begin, stroke(1, 7, CROSSES))
  expect(after(crossed, stroke(3, 5)).cells).toBe('.x.1x1.x.')
  expect(after(crossed, stroke(1, 7, WIPE)).cells).toBe('.........')
})

test('the board is won when all is painted', () => {
  expect(rules.status(after(begin, stroke(3, 5)))).toBe('playing')
  expect(rules.status(after(begin, stroke(3, 5), stroke(1, 7)))).toBe('won')
})

test('behind a mirror both twins are painted', () => {
  const mirror = turnRules({ puzzleAt: () => ({ ...plus, isMirror: true }), burnsOil: false })
  const { state } = mirror.step(
    mirror.start(() => 0),
    stroke(3, 3),
    () => 0,
  )
  expect(state.cells).toBe('...1.1...')
})

test('every stroke burns a drop, a mistake three, and a finished board pays', () => {
  const lamp = turnRules({ puzzleAt: () => plus, burnsOil: true })
  const first = lamp.start(() => 0)
  const one = lamp.step(first, stroke(3, 5), () => 0).state
  expect(one.oil).toBe(FULL_LAMP - 1)
  expect(lamp.step(one, stroke(0, 0), () => 0).state.oil).toBe(FULL_LAMP - 1 - 3)
  expect(lamp.step(one, stroke(0, 0, CROSSES), () => 0).state.oil).toBe(FULL_LAMP - 1)
  const next = lamp.step(one, stroke(1, 7), () => 0).state
  expect(next.board).toBe(1)
  expect(next.oil).toBeGreaterThan(FULL_LAMP)
  expect(lamp.status({ ...one, oil: 0 })).toBe('over')
})

test('a hint mends wrong crosses and explains a line that is sure', () => {
  const crossed = after(begin, stroke(4, 4, CROSSES))
  const { state, events } = rules.step(crossed, { kind: 'hint' }, () => 0)
  expect(events[0]!.kind).toBe('mend')
  expect(state.cells).toBe('.........')
  const advice = advise(plus, state)!
  expect(advice.fills.length).toBeGreaterThan(0)
  for (const [cell, colour] of advice.fills) expect(solution[cell]).toBe(colour)
})
