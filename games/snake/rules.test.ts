import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { Turn } from './board.ts'
import { deal } from './deal.ts'
import { definitions, type Twist } from './definitions.ts'
import { family, type SnakeSim } from './family.ts'
import { step } from './rules.ts'

const random = seededRandom(9)
const game = (twist: Twist) => definitions.find((definition) => definition.twist === twist)!
const games = definitions.map((definition) => ({ name: definition.slug, definition }))

function glide(twist: Twist, ticks: number, turns: readonly Turn[] = []) {
  const definition = game(twist)
  const state = deal(definition, random)
  state.fruits = []
  const events = Array.from({ length: ticks }, (_, tick) =>
    step(state, definition, turns[tick] ?? 0, random),
  ).flat()
  return { definition, state, events }
}

test('two quick turns are both made, one a step', () => {
  const { state } = glide('walls', 21, [4, 3])
  expect(state.snakes[0]!.heading).toBe(2)
})

test('a snake cannot turn back into its own neck', () => {
  expect(glide('walls', 11, [3]).state.snakes[0]!.heading).toBe(0)
})

test('a wall ends the run only after one step of mercy', () => {
  const definition = game('walls')
  const state = deal(definition, random)
  state.fruits = []
  const own = state.snakes[0]!
  own.cells = [11, 12, 13, 14]
  const kinds = (ticks: number) =>
    Array.from({ length: ticks }, () => step(state, definition, 0, random)).flatMap((events) =>
      events.map(({ kind }) => kind),
    )
  expect(kinds(10)).toEqual([])
  expect(kinds(10)).toEqual(['crash', 'end'])
})

test('an open edge leads to the other side', () => {
  const definition = game('basket')
  const state = deal(definition, random)
  state.fruits = []
  state.snakes[0]!.cells = [13, 14, 15, 16]
  for (let tick = 0; tick < 9; tick++) step(state, definition, 0, random)
  expect(state.snakes[0]!.cells.at(-1)).toBe(0)
  expect(state.over).toBe(false)
})

test('the twin turns the other way', () => {
  const { state } = glide('mirror', 12, [1])
  expect(state.snakes.map(({ heading }) => heading)).toEqual([0, 2])
})

test('a fruit reverses the snake', () => {
  const definition = game('switchback')
  const state = deal(definition, random)
  const own = state.snakes[0]!
  own.cells = [15, 16, 17, 18]
  state.fruits = [{ cell: 19, kind: 0, age: 0 }]
  for (let tick = 0; tick < 11; tick++) step(state, definition, 0, random)
  expect(own.heading).toBe(2)
  expect(own.cells.at(-1)).toBe(16)
})

test('five stones bring a star, and the star clears them', () => {
  const definition = game('stones')
  const state = deal(definition, random)
  const own = state.snakes[0]!
  own.cells = [16, 17, 18, 19]
  state.stones = [100, 101, 102, 103]
  state.fruits = [{ cell: 20, kind: 0, age: 0 }]
  for (let tick = 0; tick < 10; tick++) step(state, definition, 0, random)
  expect(state.stones).toHaveLength(5)
  const star = state.fruits.find(({ kind }) => kind === 5)!
  star.cell = 21
  const before = state.points
  for (let tick = 0; tick < 10; tick++) step(state, definition, 0, random)
  expect(state.stones).toEqual([])
  expect(state.points).toBe(before + 25)
})

test.for(games)('$name continues unchanged after a reload and never runs out of inputs', ({ definition }) => {
  for (let seed = 1; seed <= 6; seed++) {
    const dice = seededRandom(seed)
    const sim = family.create(definition, seed, 1)
    let other = family.create(definition, seed, 1)
    for (let count = 0; count < 400 && sim.status === 'playing'; count++) {
      const input = count % 8 === 0 ? pickOne(sim.legal(), dice) : 0
      if (count === 90) other = family.create(definition, seed, 1, other.save())
      sim.apply(input)
      other.apply(input)
    }
    expect(other.hash()).toBe(sim.hash())
  }
})

test.for(games)('a good player of $name does far better than one who never turns', ({ definition }) => {
  const dice = seededRandom(4)
  const good = family.create(definition, 5, 1) as SnakeSim
  const idle = family.create(definition, 5, 1)
  for (let count = 0; count < 3600 && good.status === 'playing'; count++)
    good.apply(family.bot(good, dice, 2)!)
  for (let count = 0; count < 3600 && idle.status === 'playing'; count++) idle.apply(0)
  expect(good.score).toBeGreaterThan(idle.score)
})
