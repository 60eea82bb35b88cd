import { expect, test } from 'vitest'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { strike } from '#kit/game/micro/pose.ts'
import { playAgain } from '#kit/game/run.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { cover } from './cover.ts'
import { VERBS, type Verb } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

const definitionOf = (verb: Verb) => family.definitions.find(({ id }) => id === verb)!

function randomRun(verb: Verb, seed: number, longest: number) {
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
  expect(reopened.save().length).toBeLessThan(20000)
})

/** Games that cost nothing while the player waits. */
const WAITS: readonly Verb[] = ['chain-pop']

test.for(VERBS)('%s ends for a player who does nothing', (verb) => {
  const idle = family.create(definitionOf(verb), 3, 1)
  for (let tick = 0; tick < 5000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect([verb, idle.status]).toEqual([verb, WAITS.includes(verb) ? 'playing' : 'over'])
})

test.for(VERBS)('the cover of %s shows a moment of a run that goes on', (verb) => {
  const { state } = strike(rulesOf[verb], frames[verb], poses[verb])
  expect([state.over, state.tick > 20]).toEqual([false, true])
})

test('a score is always a whole number', () => {
  for (const verb of VERBS) {
    const { sim } = randomRun(verb, 9, 900)
    expect([verb, Number.isInteger(sim.score)]).toEqual([verb, true])
    expect((sim as MicroSim).state.combo).toBeGreaterThanOrEqual(0)
  }
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([VERBS[index], drawing.length < 6144]).toEqual([VERBS[index], true])
  expect(new Set(covers).size).toBe(VERBS.length)
})
