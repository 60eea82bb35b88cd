import { expect, test } from 'vitest'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { strike } from '#kit/game/micro/pose.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { VERBS } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

const definitionOf = (verb: string) => family.definitions.find(({ id }) => id === verb)!

function randomRun(verb: string, seed: number, longest: number) {
  const sim = family.create(definitionOf(verb), seed, 1)
  const policy = randomPolicy(true, seededRandom(seed))
  let ticks = 0
  while (sim.status === 'playing' && ticks++ < longest) {
    sim.apply(policy(sim) as number)
  }
  return sim
}

test.for(VERBS)('%s ends for a player who does nothing, and random runs never run out of inputs', (verb) => {
  const idle = family.create(definitionOf(verb), 3, 1)
  for (let tick = 0; tick < 6000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect([verb, idle.status]).toEqual([verb, WAITS.includes(verb) ? 'playing' : 'over'])
  for (let seed = 1; seed <= 6; seed++) {
    const sim = randomRun(verb, seed, 400)
    expect(sim.legal().length > 0).toBe(sim.status === 'playing')
  }
})

/** Nothing happens in these before the player moves. */
const WAITS: readonly string[] = [
  'tower-drop',
  'wind-up',
  'vine-drop',
  'prism-hop',
  'hammer-spin',
  'shell-smash',
  'field-cut',
  'pop-stack',
]

test.for(VERBS)('a careful player scores in %s', (verb) => {
  const sim = strike(rulesOf[verb], frames[verb], poses[verb])
  expect(sim.status).toBe('playing')
  const random = seededRandom(3)
  for (let tick = 0; tick < 900 && sim.score === 0; tick++) sim.apply(family.bot(sim, random, 2) ?? 0)
  expect(sim.score).toBeGreaterThan(0)
})
