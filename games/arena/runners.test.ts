import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { coconut } from './kinds/coconut.ts'
import { ducks } from './kinds/ducks.ts'
import { hill } from './kinds/hill.ts'
import { hogs } from './kinds/hogs.ts'
import { nests } from './kinds/nests.ts'
import { splash } from './kinds/splash.ts'
import type { Field } from './kinds/runners.ts'
import type { ArenaRules } from './round.ts'
import { nearestWay, stickOf } from './stick.ts'

const random = seededRandom(5)
const still = (count: number) => Array.from({ length: count }, () => 0)

/** A round in which all but the first are far away. */
function open<State extends Field>(rules: ArenaRules<State>) {
  const state = rules.start(1, random)
  for (const [who, player] of state.players.entries())
    Object.assign(player, { wait: 0, x: who === 0 ? 0 : 250, y: who === 0 ? 200 : who * 55 - 280 })
  const run = (ticks: number, sticks = still(state.players.length)) =>
    Array.from({ length: ticks }, () => rules.step(state, sticks, random)).flatMap((events) =>
      events.map(({ kind }) => kind),
    )
  const [own, rival] = state.players as readonly State['players'][number][]
  return { state, run, own: own!, rival: rival! }
}

test('a player alone on the castle is paid three times as much as one in a crowd', () => {
  const { state, run, own } = open(hill)
  Object.assign(own, { x: 0, y: 0 })
  run(20)
  expect(own.points).toBe(3)
  for (const [who, player] of state.players.entries())
    Object.assign(player, { x: (who % 3) * 50 - 50, y: Math.floor(who / 3) * 50 - 50 })
  const before = own.points
  run(20)
  expect(own.points - before).toBe(1)
})

test('a player who bursts pays the one who handed over the coconut', () => {
  const { state, run, own, rival } = open(coconut)
  Object.assign(rival, { hot: true, giver: 0 })
  state.fuse = 1
  expect(run(1)).toContain('knockout')
  expect(rival.alive).toBe(false)
  expect(own.knockouts).toBe(1)
  expect(own.points).toBeGreaterThanOrEqual(25)
})

test('a touch hands the coconut on, and it cannot come back at once', () => {
  const { run, own, rival } = open(coconut)
  Object.assign(own, { hot: true, x: 0, y: 0 })
  Object.assign(rival, { x: 40, y: 0 })
  run(6)
  expect([own.hot, rival.hot]).toEqual([false, true])
})

test.for([
  [1, 1],
  [4, 10],
] as const)('%i ducklings at the pond are worth %i', ([count, points]) => {
  const { state, run, own } = open(ducks)
  state.loose = []
  Object.assign(own, { x: 0, y: 20, train: Array.from({ length: count }, () => ({ x: 0, y: 40 })) })
  run(1)
  expect(own.points).toBe(points)
  expect(own.train).toEqual([])
})

test('a runner across a train sets free what is behind', () => {
  const { state, run, own, rival } = open(ducks)
  state.loose = []
  const train = [0, 1, 2, 3].map((at) => ({ x: 300 + at * 21, y: 300 }))
  Object.assign(rival, { x: 279, y: 300, train })
  Object.assign(own, { x: 342, y: 303 })
  run(1)
  expect(rival.train.length).toBeLessThan(4)
  expect(own.points).toBeGreaterThan(0)
})

test('a dash makes the carrier drop the pearl', () => {
  const { state, run, own, rival } = open(hogs)
  state.balls = []
  Object.assign(rival, { holds: true, x: 70, y: 200 })
  Object.assign(own, { x: 0, y: 200, dx: 1, dy: 0 })
  const sticks = still(state.players.length)
  sticks[0] = stickOf(nearestWay(1, 0), true)
  run(10, sticks)
  expect(rival.holds).toBe(false)
  expect(own.points).toBe(4)
})

test('a square counts once for the one who paints it, until another has painted it over', () => {
  const { state, run, own } = open(splash)
  run(2)
  const first = own.points
  expect(first).toBeGreaterThan(0)
  run(4)
  expect(own.points).toBe(first)
  state.owner = state.owner.map((owner) => (owner === 1 ? 2 : owner))
  run(2)
  expect(own.points).toBe(2 * first)
})

test('shells are brought home, and a thief can take them from a nest', () => {
  const { state, run, own, rival } = open(nests)
  state.shells = []
  Object.assign(own, { x: own.nestX, y: own.nestY, load: 3 })
  run(1)
  expect(own.points).toBe(3)
  Object.assign(own, { x: 0, y: 0 })
  Object.assign(rival, { x: own.nestX, y: own.nestY })
  run(40)
  expect(own.points).toBe(2)
  expect(rival.load).toBe(1)
})
