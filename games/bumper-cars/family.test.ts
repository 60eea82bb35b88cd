import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { driveSeat } from './bot.ts'
import { cover } from './cover.ts'
import { LEAGUE } from './modes.ts'
import { DUEL } from './definitions.ts'
import { family, type BumperSim } from './family.ts'
import { pickCars, type Hold } from './stick.ts'

const definition = family.definitions[0]!
const LONGEST = 120 * 60

function playMatch(seed: number, level: number, strength: 0 | 1 | 2) {
  const random = seededRandom(seed)
  const sim = family.create(definition, seed, level)
  for (let count = 0; count < LONGEST && sim.status === 'playing'; count++)
    sim.apply(family.bot(sim, random, strength)!)
  return sim
}

const MATCHES = 16
/** Matches by which a step of the ladder may vary. */
const NOISE = 3

/** Wins in sixteen matches of a driver of this skill. */
const wins = (level: number, skill: number) =>
  Array.from({ length: MATCHES }, (_, seed) => {
    const random = seededRandom(seed * 3 + 3)
    const sim = family.create(definition, seed + 1, level) as BumperSim
    for (let count = 0; count < LONGEST && sim.status === 'playing'; count++)
      sim.apply(driveSeat(sim, random, skill))
    return sim.status === 'won' ? 1 : 0
  }).reduce<number>((sum, won) => sum + won, 0)

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

test.for([1, 6, DUEL, 24, 67])(
  'a match of level %i continues unchanged after a reload, and its replay ends the same',
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

test.for([0, 1, 2])('the five teams are steps of a ladder for a medium driver on field %i', (field) => {
  const rates = [1, 3, 5, 7, 9].map((level) => wins(field * LEAGUE + level, 0.5))
  expect(rates[0], String(rates)).toBeGreaterThanOrEqual(11)
  expect(rates[4], String(rates)).toBeLessThanOrEqual(6)
  for (const [at, rate] of rates.slice(1).entries())
    expect(rate, String(rates)).toBeLessThanOrEqual(rates[at]! + NOISE)
})

test('drivers of five strengths win more, the better they are', () => {
  const rates = [0, 0.25, 0.5, 0.75, 1].map((skill) => wins(7, skill) + wins(9, skill))
  expect(rates[4], String(rates)).toBeGreaterThan(rates[0]! + 3)
  for (const [at, rate] of rates.slice(1).entries())
    expect(rate, String(rates)).toBeGreaterThanOrEqual(rates[at]! - NOISE)
})

test('a replay proves its score, with a car of the garage and hands of a person', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 3) as BumperSim
    const inputs: Hold[] = [pickCars(seed, 0)]
    sim.apply(inputs[0]!)
    while (sim.status === 'playing') {
      const input = driveSeat(sim, random, 0.8)
      inputs.push(input)
      sim.apply(input)
    }
    const proof = { seed, level: 3, inputs }
    expect(checkReplay(family, definition, proof)).toEqual({
      isSound: true,
      status: sim.status,
      score: sim.score,
    })
    const forged = { ...proof, inputs: [...inputs.slice(0, 40), 9_999] }
    expect(checkReplay(family, definition, forged)).toEqual({ isSound: false, why: 'no such input' })
  }
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
