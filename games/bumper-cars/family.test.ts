import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { DUEL } from './definitions.ts'
import { family } from './family.ts'
import type { Hold } from './stick.ts'

const definition = family.definitions[0]!
const LONGEST = 120 * 60

function playMatch(seed: number, level: number, strength: 0 | 1 | 2) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  for (let count = 0; count < LONGEST && sim.status === 'playing'; count++)
    sim.apply(family.bot(sim, random, strength)!)
  return sim
}

/** Wins of a weak driver in eight matches. */
const wins = (level: number) =>
  Array.from({ length: 8 }, (_, seed) => playMatch(seed + 1, level, 0)).filter(
    ({ status }) => status === 'won',
  ).length

test('six random matches never run out of input and come to an end', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, (seed % 3) * 5)
    for (let count = 0; count < LONGEST && sim.status === 'playing'; count++) {
      sim.apply(count % 12 === 0 ? pickOne(sim.legal(), random) : 0)
    }
    expect(['won', 'lost', 'over']).toContain(sim.status)
  }
})

test.for([1, 6, DUEL])(
  'a match of level %i goes on the same after a reload, and its replay ends the same',
  (level) => {
    const random = seededRandom(3)
    const inputs: Hold[] = []
    const whole = family.create(definition, 42, level)
    let reloaded = family.create(definition, 42, level)
    for (let count = 0; count < 1200 && whole.status === 'playing'; count++) {
      const input = family.bot(whole, random, 1)!
      inputs.push(input)
      whole.apply(input)
      reloaded.apply(input)
      if (count % 200 === 0) reloaded = family.create(definition, 42, level, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
    expect(playAgain(family, definition, { seed: 42, level, inputs }).hash()).toBe(whole.hash())
  },
)

test('the teams get stronger: a weak driver wins the first match more often than the ninth', () => {
  const [first, last] = [wins(1), wins(9)]
  expect(first).toBeGreaterThanOrEqual(6)
  expect(last).toBeLessThan(first)
})

test('a good driver wins every level of the cup within a few tries', () => {
  for (let level = 1; level <= definition.levels; level++) {
    const isWon = Array.from({ length: 8 }, (_, seed) => seed + 1).some(
      (seed) => playMatch(seed, level, 1).status === 'won',
    )
    expect(isWon, `level ${level}`).toBe(true)
  }
})

test('the cover is a small picture of its own', () => {
  expect(coverSvg(cover(definition)).length).toBeLessThan(6000)
  expect(cover(definition)).toContain(`id="${definition.id}-`)
})
