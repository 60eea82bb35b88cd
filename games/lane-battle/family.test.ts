import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { definitions, MODES, type Mode } from './definitions.ts'
import { family } from './family.ts'

const definitionOf = (mode: Mode) => definitions.find(({ id }) => id === mode)!

interface Wish {
  readonly seed: number
  readonly level: number
  readonly strength?: 0 | 1 | 2
}

function play(mode: Mode, { seed, level, strength }: Wish) {
  const sim = family.create(definitionOf(mode), seed, level)
  const random = seededRandom(seed)
  const policy = randomPolicy(true, random)
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < 6000) {
    const input = strength === undefined ? (policy(sim) as number) : family.bot(sim, random, strength)!
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for(MODES)('%s ends the same when it is replayed, reopened or checked by a server', (mode) => {
  const { sim, inputs } = play(mode, { seed: 5, level: 3, strength: 2 })
  expect(['won', 'lost']).toContain(sim.status)
  expect(playAgain(family, definitionOf(mode), { seed: 5, level: 3, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definitionOf(mode), 5, 3)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 700 === 177) reopened = family.create(definitionOf(mode), 5, 3, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  const checked = checkReplay(family, definitionOf(mode), { seed: 5, level: 3, inputs })
  expect(checked).toEqual({ isSound: true, status: sim.status, score: sim.score })
})

test.for(MODES)('a player who does nothing in %s loses', (mode) => {
  const sim = family.create(definitionOf(mode), 2, 2)
  for (let tick = 0; tick < 6000 && sim.status === 'playing'; tick++) sim.apply(0)
  expect(sim.status).toBe('lost')
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([MODES[index], drawing.length < 6144]).toEqual([MODES[index], true])
  expect(new Set(covers).size).toBe(MODES.length)
})
