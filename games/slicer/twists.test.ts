import { describe, expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { TWISTS, type Twist } from './definitions.ts'
import { createOrchard, family, type SlicerSim } from './family.ts'
import { type Flying, type Kind } from './orchard.ts'
import { LIFTED, bladeInput } from './rules.ts'
import { MOST_HITS, STROKES } from './twists.ts'

const definitionOf = (twist: Twist) => family.definitions.find(({ modes }) => modes[0]!.twist === twist)!

const hanging = (kind: Kind, x: number, y: number, id = 900): Flying => ({
  id,
  kind,
  x,
  y,
  vx: 0,
  vy: 0,
  turn: 0,
  spin: 0,
})

/** A run without early throws and with only these things in the air. */
function runWith(twist: Twist, ...things: Flying[]): SlicerSim {
  const sim = createOrchard(definitionOf(twist), 1, 1)
  sim.orchard.beat = -100_000
  sim.orchard.flying.push(...things)
  return sim
}

/** One level cut through a height, from left to right. */
const slash = (sim: SlicerSim, y: number, from = 200, to = 800) => {
  for (let x = from; x <= to; x += 100) sim.apply(bladeInput(x, y, sim.definition))
}
const rest = (sim: SlicerSim, ticks: number) => {
  for (let tick = 0; tick < ticks; tick++) sim.apply(LIFTED)
}

describe.for(TWISTS)('%s', (twist) => {
  test('ends the same when it is replayed or reloaded', () => {
    const definition = definitionOf(twist)
    const random = seededRandom(7)
    const sim = family.create(definition, 7, 1)
    const inputs: number[] = []
    while (sim.status === 'playing' && inputs.length < 900) {
      const input = family.bot(sim, random, 1)!
      inputs.push(input)
      sim.apply(input)
    }
    expect(playAgain(family, definition, { seed: 7, level: 1, inputs }).hash()).toBe(sim.hash())
    let reloaded = family.create(definition, 7, 1)
    for (const [tick, input] of inputs.entries()) {
      if (tick % 200 === 77) reloaded = family.create(definition, 7, 1, reloaded.save())
      reloaded.apply(input)
    }
    expect(reloaded.hash()).toBe(sim.hash())
  })

  test('has a small cover', () => {
    expect(cover(definitionOf(twist)).length).toBeLessThan(6000)
  })
})

test('the wrong fruit costs points, the right one pays', () => {
  const wrong = runWith('recipe', hanging('plum', 500, 400))
  wrong.orchard.score = 10
  slash(wrong, 400)
  expect(wrong.score).toBe(8)
  const right = runWith('recipe', hanging('melon', 500, 400))
  slash(right, 400)
  expect(right.score).toBeGreaterThanOrEqual(2)
})

test('a stroke pays the square of its fruits, and the last one ends the run', () => {
  const sim = runWith(
    'strokes',
    hanging('lime', 350, 400, 1),
    hanging('lime', 500, 400, 2),
    hanging('lime', 650, 400, 3),
  )
  slash(sim, 400)
  rest(sim, 20)
  expect([sim.score, sim.orchard.twist?.strokes]).toEqual([9, STROKES - 1])
  for (let stroke = 1; stroke < STROKES; stroke++) {
    slash(sim, 100, 100, 300)
    sim.apply(LIFTED)
  }
  rest(sim, 2)
  expect(sim.status).toBe('over')
})

test('juggled fruit flies up again until it bursts', () => {
  const sim = runWith('juggle', hanging('coconut', 500, 400))
  for (let hit = 1; hit <= MOST_HITS; hit++) {
    expect(sim.orchard.flying).toHaveLength(1)
    Object.assign(sim.orchard.flying[0]!, { x: 500, y: 400, vx: 0, vy: 0, safeUntil: 0 })
    slash(sim, 400)
    rest(sim, 1)
  }
  expect(sim.orchard.flying).toHaveLength(0)
})

test('only pairs pay', () => {
  const pair = runWith('pairs', hanging('apple', 400, 400, 1), hanging('apple', 600, 400, 2))
  slash(pair, 400)
  rest(pair, 20)
  expect(pair.score).toBe(4)
  const odd = runWith('pairs', hanging('apple', 400, 400, 1), hanging('plum', 600, 400, 2))
  odd.orchard.score = 10
  slash(odd, 400)
  rest(odd, 20)
  expect(odd.score).toBe(8)
})

test('a cut beside the heart costs a life, a fruit that falls does not', () => {
  const sim = runWith('heart', hanging('orange', 500, 400))
  slash(sim, 455)
  expect(sim.orchard.lives).toBe(2)
  sim.orchard.flying = [{ ...hanging('orange', 500, 1200), vy: 5 }]
  rest(sim, 2)
  expect([sim.orchard.lives, sim.orchard.flying.length]).toEqual([2, 0])
})

test('rain begins above the field, the river beside it', () => {
  for (const twist of ['rain', 'river'] as const) {
    const sim = createOrchard(definitionOf(twist), 3, 1)
    for (let tick = 0; tick < 300 && sim.orchard.flying.length === 0; tick++) sim.apply(LIFTED)
    const { x, y, vx } = sim.orchard.flying[0]!
    if (twist === 'rain') expect(y).toBeLessThan(0)
    else expect(vx > 0 ? x < 0 : x > 1000).toBe(true)
  }
})

test('the lower a fruit has fallen the more it pays', () => {
  const points = (y: number, vy: number) => {
    const sim = runWith('late', { ...hanging('orange', 500, y), vy })
    slash(sim, y + 30)
    return sim.score
  }
  expect(points(700, 1)).toBeGreaterThan(points(300, 1))
  expect(points(300, 1)).toBeGreaterThan(points(300, -2))
})
