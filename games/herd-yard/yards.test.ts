import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { flock, PENS } from './kinds/flock.ts'
import { grass, isHidden } from './kinds/grass.ts'
import { holes } from './kinds/holes.ts'
import { lamps } from './kinds/lamps.ts'
import { NET_TICKS, nets } from './kinds/nets.ts'
import { RIM, tray } from './kinds/tray.ts'
import { nearestWay, stickOf } from './stick.ts'
import { SIDE, type Yard, type YardRules } from './yard.ts'

const random = seededRandom(5)

function after<State extends Yard>(rules: YardRules<State>, state: State, ticks = 1) {
  const events: SimEvent[] = []
  for (let tick = 0; tick < ticks; tick++) {
    state.tick++
    rules.step(state, { random, events })
  }
  return events.map(({ kind }) => kind)
}

test.for([
  [false, 1],
  [true, 3],
] as const)('a sheep in the own pen (black: %s) counts %i', ([isBlack, points]) => {
  const state = flock.start(1, random)
  state.sheep = [{ ...PENS[0]!, vx: 0, vy: 0, isBlack }]
  expect(after(flock, state)).toContain('earn')
  expect(state.players[0]!.points).toBe(points)
})

test('three fish under one net are worth half as much again', () => {
  const state = nets.start(1, random)
  const boat = state.players[0]!
  Object.assign(boat, { x: 200, y: 300, dx: 1, dy: 0, stick: stickOf(0, true) })
  for (const other of state.players.slice(1)) Object.assign(other, { x: 580, y: 580, stick: 0 })
  state.fish = [0, 1, 2].map((at) => ({ x: 268 + at * 5, y: 300, vx: 0, vy: 0, kind: 0, until: 99 }))
  after(nets, state, NET_TICKS + 1)
  expect(boat.points).toBe(5)
})

test('a crowd on one side tips the tray, and a player who falls pays the pusher', () => {
  const state = tray.start(1, random)
  for (const player of state.players) Object.assign(player, { x: SIDE / 2 + 150, y: SIDE / 2 })
  after(tray, state, 40)
  expect(state.leanX).toBeGreaterThan(0.3)
  const [own, rival] = [state.players[0]!, state.players[1]!]
  Object.assign(own, { x: SIDE / 2, y: SIDE / 2 })
  Object.assign(rival, { x: SIDE / 2 + RIM + 20, pusher: 0, blame: 50, away: 0 })
  const before = own.points
  expect(after(tray, state)).toContain('gone')
  expect(own.points).toBe(before + 20)
})

test('a lantern without oil goes out', () => {
  const state = lamps.start(1, random)
  state.players[0]!.oil = 0.011
  expect(after(lamps, state, 4)).toContain('out')
  expect(state.players[0]!.away).toBeGreaterThan(0)
})

test.for([
  [40, true],
  [0, false],
] as const)('a player who stood still for %i ticks in the grass is hidden: %s', ([still, hidden]) => {
  const state = grass.start(1, random)
  state.seeker = 1
  Object.assign(state.players[1]!, { x: 20, y: 20 })
  const far = state.tufts.find(({ x, y }) => x + y > 400)!
  Object.assign(state.players[0]!, { x: far.x, y: far.y, still })
  expect(isHidden(state, 0)).toBe(hidden)
})

test('a hole swallows what fits and leaves what does not', () => {
  const state = holes.start(1, random)
  const hole = state.players[0]!
  for (const other of state.players.slice(1)) Object.assign(other, { x: 20, y: 20, away: 500 })
  Object.assign(hole, { x: 300, y: 300, size: 20, points: 3 })
  state.props = [
    { x: 302, y: 300, kind: 0 },
    { x: 302, y: 302, kind: 2 },
  ]
  after(holes, state)
  expect(hole.points).toBe(4)
  expect(state.props.some(({ kind }) => kind === 2)).toBe(true)
})

test('a stick leads where it points', () => {
  const state = holes.start(1, random)
  const hole = state.players[0]!
  const { x } = hole
  hole.stick = stickOf(nearestWay(1, 0), false)
  after(holes, state, 20)
  expect(hole.x).toBeGreaterThan(x)
})
