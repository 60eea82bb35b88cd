import { expect, test } from 'vitest'
import { timesOf, type MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { strike } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-rules.ts'
import { cover } from './cover.ts'
import { VERBS } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

const definitionOf = (verb: string) => family.definitions.find(({ id }) => id === verb)!

function randomRun(verb: string, seed: number, longest: number) {
  const sim = family.create(definitionOf(verb), seed, 1)
  const policy = randomPolicy(true, seededRandom(seed))
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = policy(sim) as number
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for(VERBS)('%s ends the same when it is replayed or reopened midway', (verb) => {
  const definition = definitionOf(verb)
  const { sim, inputs } = randomRun(verb, 5, 500)
  expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definition, 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test.for(VERBS)('%s ends for a player who does nothing, and random runs never run out of inputs', (verb) => {
  const idle = family.create(definitionOf(verb), 3, 1)
  for (let tick = 0; tick < 6000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect([verb, idle.status]).toEqual([verb, WAITS.includes(verb) ? 'playing' : 'over'])
  for (let seed = 1; seed <= 6; seed++) {
    const { sim } = randomRun(verb, seed, 400)
    expect(sim.legal().length > 0).toBe(sim.status === 'playing')
  }
})

/** Games in which nothing happens before the player moves. */
const WAITS: readonly string[] = []

test.for(VERBS)('a careful player scores in %s', (verb) => {
  const sim = strike(rulesOf[verb], frames[verb], poses[verb])
  expect(sim.status).toBe('playing')
  const random = seededRandom(3)
  for (let tick = 0; tick < 240 && sim.score === 0; tick++) sim.apply(family.bot(sim, random, 2) ?? 0)
  expect(sim.score).toBeGreaterThan(0)
})

test('every four good deeds in a row raise the multiplier, to five at most', () => {
  const { state } = family.create(definitionOf('crab-thump'), 1, 1) as MicroSim
  const worth = [0, 3, 4, 8, 15, 16, 40].map((combo) => timesOf({ ...state, combo }))
  expect(worth).toEqual([1, 1, 2, 3, 4, 5, 5])
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([VERBS[index], drawing.length < 6144]).toEqual([VERBS[index], true])
  expect(new Set(covers).size).toBe(VERBS.length)
})
