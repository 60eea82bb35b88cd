import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { deal } from './deal.ts'
import { definitions, type Twist } from './definitions.ts'
import { ECHO_STEPS, echoCells } from './errands.ts'
import { step } from './rules.ts'
import { GEM, GUEST, type SnakeState } from './state.ts'

const random = seededRandom(9)

function open(twist: Twist, wish: Partial<SnakeState> = {}) {
  const definition = definitions.find((one) => one.twist === twist)!
  const state = Object.assign(deal(definition, random), wish)
  const at = (column: number, row: number) => row * definition.columns + column
  const glide = (ticks: number) =>
    Array.from({ length: ticks }, () => step(state, definition, 0, random)).flatMap((events) =>
      events.map(({ kind }) => kind),
    )
  return { definition, state, at, glide, own: state.snakes[0]! }
}

test.for([
  [1, 4],
  [4, 28],
] as const)('the station pays %i wagons with %i points and keeps them', ([wagons, points]) => {
  const { state, at, glide, own } = open('station', { fruits: [] })
  own.cells = Array.from({ length: wagons + 3 }, (_, column) => at(column + 1, 5))
  state.marks = [at(wagons + 4, 5)]
  expect(glide(10)).toContain('unload')
  expect(state.points).toBe(points)
  expect(own.cells).toHaveLength(3)
})

test('a guest makes one wagon', () => {
  const { state, at, glide, own } = open('station')
  own.cells = [at(2, 5), at(3, 5), at(4, 5)]
  state.fruits = [{ cell: at(5, 5), kind: GUEST, age: 0 }]
  glide(10)
  expect(own.growth).toBe(1)
})

test('a crab cuts the tail off where they meet, and turns around', () => {
  const { state, at, glide, own } = open('crabs', { fruits: [] })
  own.cells = [at(3, 6), at(4, 6), at(5, 6), at(6, 6), at(7, 6), at(8, 6)]
  state.crabs = [{ cell: at(4, 5), heading: 1 }]
  state.tick = 16
  expect(glide(1)).toContain('snip')
  expect(own.cells[0]).toBe(at(5, 6))
  expect(state.crabs[0]!.heading).toBe(3)
})

test('without light the run is over', () => {
  const { state, glide } = open('lantern', { meter: 2 })
  expect(glide(2)).toEqual(['crash', 'end'])
  expect(state.over).toBe(true)
})

test('the last blade of a meadow opens the next one', () => {
  const { definition, state, at, glide, own } = open('mow')
  const all = Array.from({ length: definition.columns * definition.rows }, (_, cell) => cell)
  own.cells = [at(2, 5), at(3, 5), at(4, 5)]
  state.marks = all.filter((cell) => cell !== at(5, 5))
  expect(glide(10)).toContain('clear')
  expect(state.fields).toBe(1)
  expect(state.marks.length).toBeLessThan(10)
})

test.for([
  [2, 30, 1],
  [1, 2, 4],
] as const)(
  'a bead of colour %i after two of colour 2 pays %i and makes the snake %i long',
  ([kind, points, cells]) => {
    const { state, at, glide, own } = open('beads', { beads: [2, 2] })
    own.cells = [at(2, 5), at(3, 5), at(4, 5)]
    state.fruits = [{ cell: at(5, 5), kind, age: 0 }]
    glide(10)
    expect(state.points).toBe(points)
    expect(own.cells.length + own.growth).toBe(cells)
  },
)

test('a boulder over an empty cell falls, and breaks a head under it', () => {
  const { state, at, glide, own } = open('dig', { marks: [], fruits: [{ cell: 200, kind: GEM, age: 0 }] })
  own.cells = [at(4, 9), at(5, 9)]
  own.heading = 0
  state.stones = [at(5, 7)]
  state.waited = -99
  expect(glide(20)).toContain('crash')
})

test('an echo repeats the path of the head, and blocks it', () => {
  const { state, at } = open('echo')
  state.past = Array.from({ length: ECHO_STEPS + 4 }, (_, step) => at(step % 15, 3))
  expect(echoCells(state)).toEqual([[at(0, 3), at(1, 3), at(2, 3), at(3, 3)]])
})

test('a bite into a tail wins all behind it', () => {
  const { state, at, glide, own } = open('tails', { fruits: [] })
  for (const rival of state.snakes.slice(2)) Object.assign(rival, { alive: false, wait: 9999 })
  const rival = state.snakes[1]!
  rival.cells = [at(9, 8), at(9, 9), at(9, 10), at(9, 11), at(9, 12), at(9, 13)]
  rival.heading = 1
  Object.assign(own, { cells: [at(6, 10), at(7, 10), at(8, 10)], heading: 0, growth: 0 })
  expect(glide(7)).toContain('bite')
  expect(state.points).toBeGreaterThanOrEqual(10)
  expect(rival.cells).not.toContain(at(9, 9))
})
