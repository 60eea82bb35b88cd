import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, KINDS, type Kind } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (kind: Kind) => definitions.find(({ id }) => id === kind)!

/** Plays a whole run, with the best bot or at random. */
function play(kind: Kind, seed: number, isBot: boolean) {
  const sim = family.create(definitionOf(kind), seed, 1)
  const random = seededRandom(seed)
  const policy = randomPolicy(true, random)
  for (let tick = 0; tick < 25_000 && sim.status === 'playing'; tick++)
    sim.apply(isBot ? family.bot(sim, random, 2)! : (policy(sim) as number))
  return sim
}

test.for(KINDS)('a sensible player scores more in %s than a random one', (kind) => {
  expect(play(kind, 2, true).score).toBeGreaterThan(play(kind, 2, false).score)
})

test.for(KINDS.filter((kind) => kind !== 'caller'))('%s can be won', (kind) => {
  const won = [1, 2, 3, 4].some((seed) => play(kind, seed, true).status === 'won')
  expect(won).toBe(true)
})

test.for(KINDS)('a player who calls waves in %s and builds nothing loses, and the server agrees', (kind) => {
  const sim = family.create(definitionOf(kind), 7, 1)
  const inputs: number[] = []
  for (; sim.status === 'playing' && inputs.length < 20_000; sim.apply(100_000)) inputs.push(100_000)
  expect(sim.status).toBe(kind === 'caller' ? 'over' : 'lost')
  const checked = checkReplay(family, definitionOf(kind), { seed: 7, level: 1, inputs })
  expect(checked).toEqual({ isSound: true, status: sim.status, score: sim.score })
})
