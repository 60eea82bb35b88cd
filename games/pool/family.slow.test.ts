import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { OPPONENTS } from './definitions.ts'
import { family, type PoolSim } from './family.ts'
import type { Shot } from './roll.ts'

const definition = family.definitions[0]!
const open = (seed: number, level = 1) => family.create(definition, seed, level) as PoolSim

function playGame(seed: number, strengths: readonly [0 | 1 | 2, 0 | 1 | 2]) {
  const random = seededRandom(seed)
  const sim = open(seed)
  for (let shot = 0; shot < 120 && sim.status === 'playing'; shot++) {
    sim.apply(family.bot(sim, random, strengths[sim.state.turn])!)
  }
  return sim
}

test('six random games always have a shot to play', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = open(seed)
    for (let shot = 0; shot < 60 && sim.status === 'playing'; shot++) {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
})

test('a game goes on the same after a reload, and its replay ends the same', () => {
  const random = seededRandom(3)
  const inputs: Shot[] = []
  const whole = open(42)
  let reloaded = open(42)
  for (let shot = 0; shot < 24 && whole.status === 'playing'; shot++) {
    const input = family.bot(whole, random, 1)!
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (shot % 6 === 0) reloaded = family.create(definition, 42, 1, reloaded.save()) as PoolSim
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level: 1, inputs }).hash()).toBe(whole.hash())
  expect(whole.save().length).toBeLessThan(4000)
})

test('the hard computer beats the easy one, and every game comes to an end', () => {
  const games = Array.from({ length: 10 }, (_, seed) => playGame(seed + 1, [2, 0]))
  expect(games.every(({ status }) => status !== 'playing')).toBe(true)
  expect(games.filter(({ status }) => status === 'won').length).toBeGreaterThanOrEqual(6)
})

test('two friends end a game without a winner of the portal', () => {
  const random = seededRandom(9)
  const sim = open(9, OPPONENTS.friend)
  for (let shot = 0; shot < 120 && sim.status === 'playing'; shot++) sim.apply(family.bot(sim, random, 2)!)
  expect(sim.status).toBe('over')
  expect(sim.score).toBe(0)
})

test('the cover is a small picture of its own', () => {
  expect(coverSvg(cover(definition)).length).toBeLessThan(6000)
  expect(cover(definition)).toContain(`id="${definition.id}-`)
})
