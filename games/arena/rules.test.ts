import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { pointsOf } from './kinds/eels-water.ts'
import { eels } from './kinds/eels.ts'
import { SIDE } from './kinds/land-shore.ts'
import { land } from './kinds/land.ts'
import { surround } from './kinds/land-capture.ts'
import { growTogether, splitAll, type Jelly } from './kinds/pools-jelly.ts'
import { SWALLOW } from './kinds/pools-swarms.ts'
import { pools } from './kinds/pools.ts'
import { rafts, WIDEST } from './kinds/rafts.ts'
import { nearestWay, quarterOf, stickOf, wayOfQuarter, wayX, wayY } from './stick.ts'

const random = seededRandom(5)
const still = (count: number) => Array.from({ length: count }, () => 0)

test.for([
  [1, 0, 0],
  [0, 1, 1],
  [-1, 0, 2],
  [0, -1, 3],
] as const)('a stick held to %i, %i is quarter %i', ([x, y, quarter]) => {
  expect(quarterOf(nearestWay(x, y))).toBe(quarter)
  expect(nearestWay(x, y)).toBe(wayOfQuarter(quarter))
})

test('an eel that swims into a body bursts into pearls, and the other gets the knock-out', () => {
  const state = eels.start(1, random)
  const [own, rival] = [state.players[0]!, state.players[1]!]
  for (const player of state.players) player.wait = 0
  Object.assign(rival, { x: 0, y: 0, dx: 1, dy: 0, mass: 60 })
  rival.body = Array.from({ length: pointsOf(60) }, (_, point) => [(point - pointsOf(60)) * 8, 0]).flat()
  Object.assign(own, { x: -60, y: 26, dx: 0, dy: -1, body: [-60, 60, -60, 50, -60, 40] })
  const pearls = state.pearls.length
  const events = Array.from({ length: 8 }, () => eels.step(state, still(12), random)).flat()
  expect(events.some(({ kind }) => kind === 'out')).toBe(true)
  expect(own.alive).toBe(false)
  expect(rival.knockouts).toBe(1)
  expect(state.pearls.length).toBeGreaterThan(pearls)
})

test('a closed loop wins its line and everything inside', () => {
  const state = land.start(1, random)
  state.owner.fill(0)
  const walker = state.players[0]!
  walker.area = 0
  const square = (column: number, row: number) => row * SIDE + column
  for (let column = 10; column <= 14; column++) walker.line.push(square(column, 10), square(column, 14))
  for (let row = 11; row <= 13; row++) walker.line.push(square(10, row), square(14, row))
  expect(surround(state, 0)).toBe(25)
  expect(state.owner[square(12, 12)]).toBe(1)
  expect(walker.line).toEqual([])
})

test('crossing a line knocks its owner out', () => {
  const state = land.start(1, random)
  for (const [who, player] of state.players.entries())
    Object.assign(player, { wait: 0, alive: who < 2, line: [] })
  state.owner.fill(0)
  Object.assign(state.players[0]!, { column: 20, row: 20, heading: 0, wish: 0 })
  Object.assign(state.players[1]!, { column: 40, row: 40, heading: 0, wish: 0, line: [20 * SIDE + 21] })
  state.trail[20 * SIDE + 21] = 2
  const events = Array.from({ length: 7 }, () => land.step(state, still(8), random)).flat()
  expect(events.map(({ kind }) => kind)).toContain('knockout')
  expect(state.players[0]!.knockouts).toBe(1)
})

test.for([
  [35, 1],
  [36, 2],
] as const)('a jelly of %i becomes %i', ([mass, pieces]) => {
  const jellies: Jelly[] = [{ x: 0, y: 0, vx: 0, vy: 0, mass, merge: 0 }]
  splitAll(jellies, { dx: 1, dy: 0 }, 8)
  expect(jellies).toHaveLength(pieces)
  expect(jellies.reduce((sum, jelly) => sum + jelly.mass, 0)).toBe(mass)
  growTogether(jellies)
  expect(jellies).toHaveLength(pieces)
})

test.for([
  [Math.ceil(24 * SWALLOW), true],
  [Math.ceil(24 * SWALLOW) - 1, false],
] as const)('a jelly of %i swallows one of 24: %s', ([mass, swallowed]) => {
  const state = pools.start(1, random)
  for (const [who, player] of state.players.entries()) Object.assign(player, { wait: 0, alive: who < 2 })
  state.crumbs = []
  state.urchins = []
  const [own, rival] = [state.players[0]!, state.players[1]!]
  for (const player of state.players.slice(2)) player.jellies = []
  own.jellies = [{ x: 800, y: 800, vx: 0, vy: 0, mass, merge: 0 }]
  rival.jellies = [{ x: 802, y: 800, vx: 0, vy: 0, mass: 24, merge: 0 }]
  for (const player of state.players.slice(2)) Object.assign(player, { wait: 100 })
  pools.step(state, still(11), random)
  expect(rival.alive).toBe(!swallowed)
})

test('a raft beyond the edge falls, and the player who touched it last is paid', () => {
  const state = rafts.start(1, random)
  state.clock = 10
  const [own, rival] = [state.players[0]!, state.players[1]!]
  Object.assign(rival, { x: WIDEST + 8, y: 0, vx: 1, vy: 0, pusher: 0, blame: 60 })
  const events = rafts.step(state, still(8), random)
  expect(events.map(({ kind }) => kind)).toContain('knockout')
  expect(own.points).toBe(25)
  expect(rival.alive).toBe(false)
})

test('a held stick with the button is one number', () => {
  const way = nearestWay(3, 3)
  expect(stickOf(way, true)).toBe(stickOf(way, false) + 1)
  expect(wayX(way)).toBeCloseTo(wayY(way))
})
