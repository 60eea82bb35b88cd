import { expect, test } from 'vitest'
import { timesOf, type MicroSim, type Turn } from '#kit/game/micro/rules.ts'
import { playAgain } from '#kit/game/run.ts'
import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { strike } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-rules.ts'
import { cover } from './cover.ts'
import { PLAYS } from './definitions.ts'
import { family } from './family.ts'
import { frames } from './all-frames.ts'
import type { OutfieldState } from './plays/outfield.ts'
import { fieldAt, remembered, ZONE } from './plays/pitcher.ts'
import { placeInput } from '#kit/game/micro/places.ts'
import { rules as rondo, stepsBetween, type RondoState } from './plays/rondo.ts'
import { KICK, OWN, type TableState } from './plays/table.ts'
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

test('every four good deeds in a row raise the multiplier, to five at most', () => {
  const { state } = family.create(definitionOf('keepy'), 1, 1) as MicroSim
  const worth = [0, 3, 4, 8, 15, 16, 40].map((combo) => timesOf({ ...state, combo }))
  expect(worth).toEqual([1, 1, 2, 3, 4, 5, 5])
})

const anyTurn = (change: Partial<Turn>): Turn => ({
  input: 0,
  press: false,
  held: false,
  release: false,
  random: seededRandom(4),
  tell: () => undefined,
  ...change,
})

test('a pass right across the ring is worth three beside ones', () => {
  expect([0, 1, 2, 3, 4, 5].map((mate) => stepsBetween(0, mate))).toEqual([0, 1, 2, 3, 2, 1])
  const { state } = family.create(definitionOf('rondo'), 1, 1) as MicroSim
  const ring = state as RondoState
  ring.chasers = [{ x: 20, y: 20 }]
  ring.holder = 3
  rondo.step(ring, anyTurn({}))
  rondo.step(ring, anyTurn({ input: 1, press: true }))
  for (let tick = 0; tick < 90 && ring.score === 0; tick++) {
    ring.chasers = [{ x: 20, y: 20 }]
    rondo.step(ring, anyTurn({}))
  }
  expect(ring.score).toBe(3)
})

test('a batter waits where the pitcher threw last, and forgets earlier throws', () => {
  const heat = remembered([0, 0, 0, 0, 0, 0, 0, 0, 1], 0)
  expect(heat[0]).toBe(0.5)
  expect([heat[1], heat[3], heat[4]]).toEqual([0.16, 0.16, 0])
  expect(heat[8]).toBeCloseTo(0.86)
  expect([fieldAt(ZONE.x, ZONE.y), fieldAt(ZONE.x - 80, ZONE.y - 80), fieldAt(ZONE.x + 90, ZONE.y)]).toEqual([
    4, 0, -1,
  ])
})

test('a player who starts at once arrives before the ball comes down', () => {
  const sim = family.create(definitionOf('outfield'), 7, 1) as MicroSim
  const state = sim.state as OutfieldState
  for (let tick = 0; tick < 900; tick++) {
    const [next] = state.flies
    sim.apply(next ? placeInput({ x: next.toX, y: next.toY }) : 0)
  }
  expect([state.lamps, state.hits > 5]).toEqual([3, true])
})

test('a kick of the rods sends the ball that lies before a man upwards', () => {
  const sim = family.create(definitionOf('table'), 2, 1) as MicroSim
  const state = sim.state as TableState
  state.ball = { x: 205, y: OWN[1]!.y - 24, vx: 0, vy: 0 }
  sim.apply(KICK)
  expect(state.ball.vy).toBeLessThan(-5)
  expect(state.ball.vx).toBeGreaterThan(0)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([PLAYS[index], drawing.length < 6144]).toEqual([PLAYS[index], true])
  expect(new Set(covers).size).toBe(PLAYS.length)
})
