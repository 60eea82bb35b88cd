import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { cellAt } from './board.ts'
import { deal } from './deal.ts'
import { definitions, type Twist } from './definitions.ts'
import { step } from './rules.ts'
import { MOUSE, STAR, type SnakeState } from './state.ts'

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
  [0, 'eat', 10, 1],
  [2, 'wrong', 0, 5],
] as const)('number %i on the way of a snake that needs the first: %s', ([kind, event, points, growth]) => {
  const { state, at, glide, own } = open('order')
  own.cells = [at(2, 5), at(3, 5), at(4, 5)]
  state.fruits = [{ cell: at(5, 5), kind, age: 0 }]
  expect(glide(10)).toContain(event)
  expect(state.points).toBe(points)
  expect(own.growth).toBe(growth)
})

test('a mouse near the head runs from it', () => {
  const { state, at, glide, own } = open('mice')
  own.cells = [at(2, 5), at(3, 5), at(4, 5)]
  state.fruits = [{ cell: at(7, 5), kind: MOUSE, age: 0 }]
  expect(glide(60)).toContain('run')
  const { cell } = state.fruits[0]!
  expect(Math.abs((cell % 17) - 4) + Math.abs(Math.floor(cell / 17) - 5)).toBeGreaterThan(3)
})

test('the sea takes a ring, and a star gives it back', () => {
  const { state, at, glide, own } = open('tide', { tide: 1 })
  own.cells = [at(5, 8), at(6, 8), at(7, 8)]
  state.fruits = [{ cell: at(8, 8), kind: STAR, age: 0 }]
  expect(glide(1)).toContain('sink')
  expect(state.stones).toContain(at(0, 8))
  expect(state.stones).not.toContain(at(1, 8))
  expect(glide(10)).toContain('clear')
  expect(state.stones).toEqual([])
})

test('a burrow leads to its twin, in the same direction', () => {
  const { definition, at } = open('burrows')
  expect(cellAt(definition, at(5, 3), 0)).toBe(at(10, 3))
  expect(cellAt(definition, at(10, 3), 0)).toBe(at(11, 3))
  expect(cellAt(definition, at(3, 9), 1)).toBe(at(3, 6))
})

test('a bite into the own body wins what the loop holds, and costs the tail behind it', () => {
  const { state, at, glide, own } = open('lasso')
  const ring = [at(4, 4), at(5, 4), at(6, 4), at(6, 5), at(6, 6), at(5, 6), at(4, 6), at(4, 5)]
  own.cells = [at(2, 4), at(3, 4), ...ring]
  own.heading = 3
  state.fruits = [
    { cell: at(5, 5), kind: 0, age: 0 },
    { cell: at(12, 12), kind: 0, age: 0 },
  ]
  expect(glide(10)).toContain('loop')
  expect(state.points).toBe(10)
  expect(own.cells).toHaveLength(ring.length)
  expect(own.cells).not.toContain(at(3, 4))
})

test('a snake that crashes at the picnic leaves fruit, and returns after a while', () => {
  const { state, at, glide, own } = open('picnic', { fruits: [] })
  for (const rival of state.snakes.slice(1)) Object.assign(rival, { alive: false, wait: 9999 })
  Object.assign(own, { cells: [at(21, 13), at(22, 13), at(23, 13), at(24, 13)], heading: 0 })
  expect(glide(10)).toContain('fall')
  expect(state.fruits.map(({ cell }) => cell)).toEqual([at(21, 13), at(23, 13)])
  expect(glide(160)).toContain('back')
  expect(state.snakes[0]!.alive).toBe(true)
})
