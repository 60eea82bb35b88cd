import { expect, test } from 'vitest'
import { openMicro, timesOf, type MicroSim } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { strike } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-rules.ts'
import { sceneOf } from './all-scenes.ts'
import type { BeatState } from './beat.ts'
import { cover } from './cover.ts'
import { PLAYS } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

const definitionOf = (play: string) => family.definitions.find((one) => one.play === play)!

function randomRun(play: string, seed: number, longest: number) {
  const sim = family.create(definitionOf(play), seed, 1)
  const policy = randomPolicy(true, seededRandom(seed))
  const inputs: number[] = []
  while (sim.status === 'playing' && inputs.length < longest) {
    const input = policy(sim) as number
    inputs.push(input)
    sim.apply(input)
  }
  return { sim, inputs }
}

test.for(PLAYS)('%s ends the same when it is replayed or reopened midway', (play) => {
  const definition = definitionOf(play)
  const { sim, inputs } = randomRun(play, 5, 500)
  expect(playAgain(family, definition, { seed: 5, level: 1, inputs }).hash()).toBe(sim.hash())
  let reopened = family.create(definition, 5, 1)
  for (const [tick, input] of inputs.entries()) {
    if (tick % 60 === 31) reopened = family.create(definition, 5, 1, reopened.save())
    reopened.apply(input)
  }
  expect(reopened.hash()).toBe(sim.hash())
  expect(reopened.save().length).toBeLessThan(8000)
})

test.for(PLAYS)('%s ends for a player who does nothing, and random runs never run out of inputs', (play) => {
  const idle = family.create(definitionOf(play), 3, 1)
  for (let tick = 0; tick < 7000 && idle.status === 'playing'; tick++) idle.apply(0)
  expect([play, idle.status]).toEqual([play, WAITS.includes(play) ? 'playing' : 'over'])
  for (let seed = 1; seed <= 6; seed++) {
    const { sim } = randomRun(play, seed, 400)
    expect(sim.legal().length > 0).toBe(sim.status === 'playing')
  }
})

/** Games in which nothing happens before the player moves. */
const WAITS: readonly string[] = []

test.for(PLAYS)('a careful player scores in %s', (play) => {
  const sim = strike(rulesOf[play], frames[play], poses[play])
  expect(sim.status).toBe('playing')
  const random = seededRandom(3)
  for (let tick = 0; tick < 1200 && sim.score === 0; tick++) sim.apply(family.bot(sim, random, 2) ?? 0)
  expect(sim.score).toBeGreaterThan(0)
})

test('a first touch that would put out a lantern only starts the game', () => {
  const costly = PLAYS.filter((play) =>
    [1, 2, 3].some((seed) =>
      rulesOf[play].inputs.some((input) => {
        const [touched, idle] = [openMicro(rulesOf[play], seed), openMicro(rulesOf[play], seed)]
        for (let tick = 0; tick < 60; tick++) {
          touched.apply(tick < 8 ? input : 0)
          idle.apply(0)
        }
        return (touched.state as BeatState).lamps < (idle.state as BeatState).lamps
      }),
    ),
  )
  // In these a drag may start anywhere.
  const drags = ['glide-tune']
  expect(costly.filter((play) => !drags.includes(play) && !sceneOf[play].wakes)).toEqual([])
})

test('every four good deeds in a row raise the multiplier, to five at most', () => {
  const { state } = family.create(definitionOf('three-lanes'), 1, 1) as MicroSim
  const worth = [0, 3, 4, 8, 15, 16, 40].map((combo) => timesOf({ ...state, combo }))
  expect(worth).toEqual([1, 1, 2, 3, 4, 5, 5])
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([PLAYS[index], drawing.length < 6144]).toEqual([PLAYS[index], true])
  expect(new Set(covers).size).toBe(PLAYS.length)
})
