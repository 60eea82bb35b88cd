import { expect, test } from 'vitest'
import type { Move } from './move.ts'
import { dealYard, yards } from './yard-board.ts'
import { movedIn } from './yard-rules.ts'
import { yardLine } from './yard-search.ts'
import { YARDS, type Stage, type YardGame, type YardState } from './yard-state.ts'

type Deal = Pick<YardState, 'lanes' | 'looks'> & { readonly notes?: readonly number[] }

const board = (game: YardGame, { lanes, looks, notes = [] }: Deal): YardState => ({
  kind: 'yard',
  game,
  lanes,
  looks,
  notes,
  moves: 0,
  par: 1,
})
const stages = (state: YardState, move: Move) => yards[state.game].stages(state, move)
const last = (all: readonly Stage[]) => all.at(-1)!.state
const kinds = (all: readonly Stage[]) => all.map(({ kind }) => kind)
const may = (state: YardState, [from, to]: Move) =>
  yards[state.game].legal(state).some((move) => move[0] === from && move[1] === to)

test('three equal goods on a market shelf are sold, and the ones behind move up', () => {
  const state = board('market', {
    lanes: [
      [0, 1, -1, 3, -1, -1],
      [2, 4, -1],
    ],
    looks: [5, 5, 5, 6, 6],
  })
  const all = stages(state, [3, 0])
  expect(kinds(all)).toEqual(['put', 'sold', 'forth'])
  expect(last(all).lanes).toEqual([
    [3, -1, -1],
    [-1, 4, -1],
  ])
})

test('a bird of another colour waits at the cost of two moves, and boards when its ferry comes', () => {
  const state = board('ferry', {
    lanes: [[0, 1, 2, 3], [], []],
    looks: [1, 0, 0, 0],
    notes: [4, 3, 0, 0, 1],
  })
  const waiting = last(stages(state, [0, 0]))
  expect(waiting).toMatchObject({ moves: 2, lanes: [[-1, 1, 2, 3], [0], []] })
  const two: YardState = { ...waiting, lanes: [[-1, 1, -1, -1], [0], [2, 3]] }
  expect(kinds(stages(two, [1, 0]))).toEqual(['board', 'sail', 'board'])
  expect(last(stages(two, [1, 0])).lanes).toEqual([[-1, -1, -1, -1], [], [0]])
})

test('a bird behind others stays until its way is free, and a full bench takes nobody', () => {
  const state = board('ferry', { lanes: [[0, 1], [], []], looks: [0, 0], notes: [1, 1, 0, 1] })
  expect(may(state, [1, 0])).toBe(false)
  expect(may({ ...state, lanes: [[0, 1], [2], []] }, [0, 0])).toBe(false)
})

test('wagons keep their order from track to track and lose it behind the engine', () => {
  const state = board('train', {
    lanes: [[0, 1, 2], [], [], []],
    looks: [0, 1, 2],
    notes: [4, 3, 3, 3, 1, 2],
  })
  expect(last(stages(state, [2, 1])).lanes).toEqual([[0], [1, 2], [], []])
  expect(last(stages(state, [2, 3])).lanes).toEqual([[0], [], [], [2, 1]])
  expect(may({ ...state, lanes: [[], [], [0], [1, 2]] }, [33, 0])).toBe(true)
  expect(may({ ...state, lanes: [[0, 1], [], [], [2, 0]] }, [2, 1])).toBe(false)
})

test('beads are threaded at either end of a string, next to their own colour only', () => {
  const state = board('strings', {
    lanes: [[0, 1, 2], [3, 4, 5], []],
    looks: [1, 0, 0, 0, 1, 1],
    notes: [4, 4, 3],
  })
  expect(may(state, [1, 2])).toBe(true)
  expect(may(state, [1, 3])).toBe(false)
  // Two beads match, but there is room for one.
  expect(last(stages(state, [1, 2])).lanes).toEqual([[0, 1], [2, 3, 4, 5], []])
  expect(may(state, [0, 5])).toBe(false)
})

test('the ship takes crates as soon as their number lies free, one after the other', () => {
  const state = board('crane', { lanes: [[0, 2], [1], [], []], looks: [0, 1, 2], notes: [3, 0] })
  expect(kinds(stages(state, [0, 2]))).toEqual(['lift', 'load', 'load', 'load'])
  expect(yards.crane.isWon(last(stages(state, [0, 2])))).toBe(true)
})

test('a ring lies on one as large or larger, of any colour', () => {
  const state = board('towers', { lanes: [[0, 1], [2], [3]], looks: [2, 1, 9, 8], notes: [4] })
  expect(may(state, [0, 1])).toBe(true)
  expect(may(state, [0, 2])).toBe(false)
})

test('a jar pushed in drives the one at the far end into the hand', () => {
  const state = board('pusher', { lanes: [[0, 1, 2], [3]], looks: [0, 1, 1, 1] })
  expect(last(stages(state, [0, 0])).lanes).toEqual([[3, 0, 1], [2]])
  expect(last(stages(state, [1, 0])).lanes).toEqual([[1, 2, 3], [0]])
})

test('the neighbours of a stone change sides, around the ring', () => {
  const state = board('wheel', { lanes: [[0, 1, 2, 3, 4]], looks: [0, 0, 1, 1, 1], notes: [2] })
  expect(last(stages(state, [0, 0])).lanes).toEqual([[0, 4, 3, 2, 1]])
})

test.for(YARDS)('every move of the way through %s brings a legal board, and the last one wins', (game) => {
  const yard = yards[game]
  let state = [1, 2, 3, 4].flatMap((seed) => dealYard(game, 6, seed, 0) ?? [])[0]!
  for (const move of yardLine(yard, state, 8000)!) {
    expect(may(state, move)).toBe(true)
    state = movedIn(yard, state, move)
  }
  expect(yard.isWon(state)).toBe(true)
  expect(yard.away(state)).toBeLessThanOrEqual(0)
})
