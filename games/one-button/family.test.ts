import { expect, test } from 'vitest'
import { timesOf, type MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { sceneOf } from './all-scenes.ts'
import { cover } from './cover.ts'
import { VERBS } from './definitions.ts'
import { family } from './family.ts'
import type { BridgeState } from './verbs/bamboo-bridge.ts'

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
  const { sim, inputs } = randomRun(verb, 5, 300)
  expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definition, 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test('every four good deeds in a row raise the multiplier, to five at most', () => {
  const { state } = family.create(definitionOf('orbit-hop'), 1, 1) as MicroSim
  const worth = [0, 3, 4, 8, 15, 16, 40].map((combo) => timesOf({ ...state, combo }))
  expect(worth).toEqual([1, 1, 2, 3, 4, 5, 5])
})

test('where an opening tap would end the run within a second, it only wakes the game', () => {
  const lifeAfter = (verb: string, opening: number) => {
    const sim = family.create(definitionOf(verb), 1, 1)
    sim.apply(opening)
    let ticks = 1
    for (; sim.status === 'playing' && ticks < 300; ticks++) sim.apply(0)
    return ticks
  }
  const deadly = VERBS.filter((verb) => rulesOf[verb].hand === 'tap').filter(
    (verb) => lifeAfter(verb, 1) < 60 && lifeAfter(verb, 0) > 2 * lifeAfter(verb, 1),
  )
  expect(deadly).toContain('zigzag-pier')
  expect(deadly.filter((verb) => !sceneOf[verb].wakes)).toEqual([])
})

test('a bamboo too short for any gap springs back, and the next press builds a bridge', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const sim = family.create(definitionOf('bamboo-bridge'), seed, 1)
    const state = (sim as MicroSim).state as BridgeState
    const press = (ticks: number, rest: number) => {
      for (let tick = 0; tick < ticks + rest; tick++) sim.apply(tick < ticks ? 1 : 0)
    }
    press(9, 60)
    expect([seed, sim.status, state.length]).toEqual([seed, 'playing', 0])
    const { x, width } = state.posts[1]!
    press(Math.round((x + width / 2 - state.x - 8) / 3.6), 120)
    expect([seed, sim.status, sim.score > 0]).toEqual([seed, 'playing', true])
  }
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([VERBS[index], drawing.length < 6144]).toEqual([VERBS[index], true])
  expect(new Set(covers).size).toBe(VERBS.length)
})
