import { expect, test } from 'vitest'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardOf, middleOf } from './boards.ts'
import { deal, digsOf } from './deal.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { advise } from './insight.ts'
import { openBounds, reason } from './reason.ts'
import { chordOf, CLOSED, flagsOf, numberIn, OPEN, turnRules, type Input, type State } from './rules.ts'

const stateOf = (sim: unknown) => (sim as TurnSim<State, Input>).state
const square = definitions[0]!
const rules = turnRules(square.rules, 1)
const none = () => 0

/** A row of three: an urchin, a number, sand. */
const row = (hidden: readonly number[], cells: readonly number[], cap = 1): State => ({
  shape: 'square',
  cap,
  columns: hidden.length,
  rows: 1,
  urchins: hidden.reduce((sum, amount) => sum + amount, 0),
  hidden,
  cells,
  taps: 0,
  hints: 0,
  stung: undefined,
})

test.for([
  ['square', 8, 3],
  ['hex', 6, 2],
  ['triangle', 12, 5],
  ['knight', 8, 2],
] as const)(
  'on the %s board a cell has at most %i neighbours, at a corner no fewer than %i',
  ([shape, most, least]) => {
    const counts = boardOf(shape, 9, 8).around.map((cells) => cells.length)
    expect(Math.max(...counts)).toBe(most)
    expect(Math.min(...counts)).toBe(least)
  },
)

test.for(definitions)('the first dig of $slug is safe wherever it is', (definition) => {
  for (let cell = 0; cell < 36; cell += 5) {
    const sim = family.create(definition, cell, 3)
    sim.apply({ kind: 'dig', cell })
    expect(sim.status).toBe('playing')
    expect(numberIn(stateOf(sim), cell)).toBe(0)
  }
})

test.for(definitions)('the numbers of $slug are true, and enough to solve every cell', (definition) => {
  const { shape, cap, sizes } = definition.rules
  const { columns, rows, urchins } = sizes[2]
  const board = boardOf(shape, columns, rows)
  for (let seed = 1; seed <= 4; seed++) {
    const wish = { board, cap, urchins, first: middleOf(board) }
    const hidden = deal(wish, seededRandom(seed))
    const open = new Set<number>()
    const sight = {
      around: board.around,
      cap,
      total: hidden.reduce((sum, amount) => sum + amount, 0),
      numberOf: (cell: number) =>
        open.has(cell) ? board.around[cell]!.reduce((sum, other) => sum + hidden[other]!, 0) : undefined,
    }
    for (const cell of hidden.keys()) if (hidden[cell] === 0 && cell % 3) open.add(cell)
    reason(sight, openBounds(sight), ({ cell, amount }) => {
      expect(amount).toBe(hidden[cell])
      return false
    })
    expect(digsOf(wish, hidden)?.every((cell) => hidden[cell] === 0)).toBe(true)
  }
})

test('a board that needs a guess is not dealt', () => {
  const board = boardOf('square', 4, 1)
  // Beside the 1 in the middle either neighbour may be the urchin.
  expect(digsOf({ board, cap: 1, urchins: 1, first: 1 }, [1, 0, 0, 0])).toBeUndefined()
  expect(digsOf({ board, cap: 1, urchins: 1, first: 3 }, [1, 0, 0, 0])).toEqual([3])
})

test('a number whose flags stand digs around itself; a wrong flag stings', () => {
  const right = row([1, 0, 0], [1, OPEN, CLOSED])
  expect(chordOf(right, 1)).toEqual([2])
  expect(rules.status(rules.step(right, { kind: 'chord', cell: 1 }, none).state)).toBe('won')
  const wrong = row([1, 0, 0], [CLOSED, OPEN, 1])
  expect(rules.status(rules.step(wrong, { kind: 'chord', cell: 1 }, none).state)).toBe('lost')
  expect(chordOf(row([1, 0, 0], [CLOSED, OPEN, CLOSED]), 1)).toEqual([])
})

test('a flag counts up to the most urchins of a heap and then goes away', () => {
  let state = row([3, 0, 0], [CLOSED, OPEN, OPEN], 3)
  const counts = [1, 2, 3, 0].map(() => {
    state = rules.step(state, { kind: 'flag', cell: 0 }, none).state
    return flagsOf(state)
  })
  expect(counts).toEqual([1, 2, 3, 0])
})

test('the hint tells of a wrong flag, then of sand that is safe', () => {
  const state = row([1, 0, 0, 0], [CLOSED, OPEN, 1, OPEN])
  expect(advise(state, 'unflag')).toMatchObject({ cell: 2, by: [3] })
  expect(advise(row([1, 0, 0, 0], [CLOSED, OPEN, CLOSED, OPEN]))).toMatchObject({ cell: 2, does: 'dig' })
})

test('fewer taps earn more, and a hint costs', () => {
  const won = row([1, 0, 0], [CLOSED, OPEN, OPEN])
  const score = (taps: number, hints: number) => rules.score({ ...won, taps, hints })
  expect(score(1, 0)).toBeGreaterThan(score(2, 0))
  expect(score(2, 0)).toBeGreaterThan(score(2, 1))
})

test('the server accepts no move that the board refuses', () => {
  const sim = family.create(square, 1, 1)
  const allows = (input: unknown) => family.allows!(sim, input)
  expect(allows({ kind: 'flag', cell: 0 })).toBe(false)
  sim.apply({ kind: 'dig', cell: 0 })
  expect(allows({ kind: 'dig', cell: 0 })).toBe(false)
  expect([{ kind: 'dig', cell: 99 }, { kind: 'see', cell: 1 }, { kind: 'dig' }, 7, null].map(allows)).toEqual(
    [false, false, false, false, false],
  )
  expect(sim.legal().every(allows)).toBe(true)
  expect(pickOne(sim.legal(), seededRandom(2)).cell).not.toBe(0)
})

test.for([
  ['ring', 0, [1, 5, 6, 7, 11, 36, 37, 41]],
  ['cross', 0, [1, 2, 6, 12]],
  ['mirror', 0, [4, 10, 11]],
  ['star', 0, [1, 2, 6, 7, 12, 14]],
  ['wide', 0, [1, 2, 6, 7, 8]],
  ['far', 0, [2, 8, 12, 13, 14]],
] as const)('on the %s a number counts these cells', ([shape, cell, cells]) => {
  expect(boardOf(shape, 6, 7).around[cell]).toEqual(cells)
})
