import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { openDirections, slide, type Direction } from './board.ts'
import { rules, step, type State } from './rules.ts'

const FOUR = { size: 4, goal: 2048 } as const
const random = () => seededRandom(7)

test.for([
  { row: [1, 1, 0, 0], slid: [2, 0, 0, 0], gained: 4 },
  { row: [1, 1, 1, 1], slid: [2, 2, 0, 0], gained: 8 },
  { row: [2, 1, 1, 0], slid: [2, 2, 0, 0], gained: 4 },
  { row: [1, 1, 1, 0], slid: [2, 1, 0, 0], gained: 4 },
  { row: [0, 0, 0, 3], slid: [3, 0, 0, 0], gained: 0 },
  { row: [1, 0, 0, 1], slid: [2, 0, 0, 0], gained: 4 },
  { row: [1, 2, 3, 4], slid: [1, 2, 3, 4], gained: 0 },
  { row: [10, 10, 0, 0], slid: [11, 0, 0, 0], gained: 2048 },
])('the row $row slides left to $slid and gains $gained', ({ row, slid, gained }) => {
  const empty = Array<number>(12).fill(0)
  const result = slide([...row, ...empty], 4, 'left')
  expect(result.cells.slice(0, 4)).toEqual(slid)
  expect(result.gained).toBe(gained)
})

test.for<[Direction, number]>([
  ['left', 3],
  ['right', 5],
  ['up', 1],
  ['down', 7],
])('a tile in the middle slides %s to the wall', ([direction, cell]) => {
  const { cells, moves } = slide([0, 0, 0, 0, 1, 0, 0, 0, 0], 3, direction)
  expect(cells[cell]).toBe(1)
  expect(moves).toEqual([{ from: 4, to: cell, power: 1 }])
})

test('both tiles of a merge are shown sliding to the same cell', () => {
  const { moves, merges } = slide([0, 1, 0, 1, 0, 0, 0, 0, 0], 3, 'up')
  expect(merges).toEqual([])
  expect(moves).toHaveLength(2)
  const merged = slide([1, 0, 0, 1, 0, 0, 2, 0, 0], 3, 'up')
  expect(merged.moves.map(({ to }) => to)).toEqual([0, 0, 3])
  expect(merged.merges).toEqual([{ cell: 0, power: 2 }])
})

test('a run starts with two tiles', () => {
  const { cells } = rules(FOUR).start(random())
  expect(cells.filter((power) => power > 0)).toHaveLength(2)
})

test('a move that changes nothing adds no tile, scores nothing and uses no random numbers', () => {
  const state: State = { size: 3, cells: [1, 0, 0, 2, 0, 0, 0, 0, 0], score: 12 }
  const luck = random()
  const before = luck.state()
  const next = step(state, 'left', luck)
  expect(next).toEqual({ state, events: [] })
  expect(luck.state()).toBe(before)
})

test.for(['left', 'right', 'up', 'down'] as const)('one new tile appears after moving %s', (direction) => {
  const state: State = { size: 3, cells: [0, 0, 0, 0, 1, 0, 0, 0, 0], score: 0 }
  const { state: next, events } = step(state, direction, random())
  expect(next.cells.filter((power) => power > 0)).toHaveLength(2)
  expect(events.map(({ kind }) => kind)).toContain('spawn')
})

test('about one new tile of ten is a 4', () => {
  const luck = random()
  let fours = 0
  for (let round = 0; round < 1000; round++) {
    const { events } = step({ size: 3, cells: [0, 1, 0, 0, 0, 0, 0, 0, 0], score: 0 }, 'left', luck)
    if (events.some(({ kind, amount }) => kind === 'spawn' && amount === 2)) fours++
  }
  expect(fours).toBeGreaterThan(70)
  expect(fours).toBeLessThan(130)
})

test('the run is over exactly when no direction moves a tile', () => {
  const { status, legal } = rules({ size: 3, goal: 256 })
  const stuck: State = { size: 3, cells: [1, 2, 1, 2, 1, 2, 1, 2, 1], score: 0 }
  const open: State = { ...stuck, cells: [1, 1, 2, 2, 3, 1, 1, 2, 3] }
  expect(status(stuck)).toBe('over')
  expect(legal(stuck)).toEqual([])
  expect(status(open)).toBe('playing')
  expect(openDirections(open.cells, 3)).toEqual(['left', 'right'])
})

test('the run goes on after 2048', () => {
  const state: State = { size: 4, cells: [10, 10, ...Array<number>(14).fill(0)], score: 0 }
  const { state: next } = step(state, 'left', random())
  expect(next.score).toBe(2048)
  expect(rules(FOUR).status(next)).toBe('playing')
  expect(rules(FOUR).progress(next)).toBe(1)
})
