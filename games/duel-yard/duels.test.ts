import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { arm } from './kinds/arm.ts'
import { balloon } from './kinds/balloon.ts'
import { flap } from './kinds/flap.ts'
import { hook, SURFACE } from './kinds/hook.ts'
import { hop } from './kinds/hop.ts'
import { joust, PASS_TICKS } from './kinds/joust.ts'
import { kick } from './kinds/kick.ts'
import { nail } from './kinds/nail.ts'
import { pong } from './kinds/pong.ts'
import { quick } from './kinds/quick.ts'
import { sheep } from './kinds/sheep.ts'
import { slap } from './kinds/slap.ts'
import { stack } from './kinds/stack.ts'
import { sumo } from './kinds/sumo.ts'
import { tanks } from './kinds/tanks.ts'
import { tug } from './kinds/tug.ts'
import { family } from './family.ts'
import { FRIEND, type Press, type YardSim } from './match.ts'
import type { Bout, Duel, Hands } from './yard.ts'

const random = seededRandom(3)
const NOTHING: Hands = { held: [false, false], pressed: [false, false], released: [false, false] }
const PRESS: Hands = { ...NOTHING, pressed: [true, false], held: [true, false] }
const HOLD: Hands = { ...NOTHING, held: [true, false] }
const games = family.definitions.map((definition) => ({ name: definition.slug, definition }))

function after<State extends Bout>(duel: Duel<State>, bout: State, hands: Hands, ticks = 1) {
  const kinds: string[] = []
  for (let tick = 0; tick < ticks; tick++) {
    bout.t++
    kinds.push(...duel.step(bout, hands, random).map(({ kind }) => kind))
  }
  return kinds
}

test.for([
  [0, 'perfect', true],
  [20, 'slip', false],
] as const)('a pull %i ticks after the beat is a %s', ([since, kind, pulls]) => {
  const bout = { ...tug.bout(random), since: since - 1 }
  expect(after(tug, bout, PRESS)).toContain(kind)
  expect(bout.rope < 0).toBe(pulls)
})

test('a player who leaves the ring has lost', () => {
  const bout = sumo.bout(random)
  bout.wrestlers[1].x = 390
  after(sumo, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test.for([
  [1, 'perfect', 22],
  [0.2, 'bend', 0],
] as const)('a blow from %d is a %s', ([height, kind, depth]) => {
  const bout = nail.bout(random)
  bout.height[0] = height
  expect(after(nail, bout, PRESS)).toContain(kind)
  expect(bout.depth[0]).toBe(depth)
})

test.for([
  [99, 1],
  [100, 0],
] as const)('a hand at tick %i makes seat %i the winner when the coconut falls at 100', ([at, winner]) => {
  const bout = { ...quick.bout(random), falls: [[100, 0]] as const, t: at - 1 }
  after(quick, bout, PRESS)
  expect(bout.winner).toBe(winner)
})

test('the lance nearer to the shield wins the pass', () => {
  const bout = joust.bout(random)
  Object.assign(bout, { pass: PASS_TICKS - 1, lance: [0.5, 0.1], shield: [0.9, 0.52], wish: [0.9, 0.52] })
  after(joust, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test.for([
  [2, 0],
  [3, 1],
] as const)('a slap on shells 2 and %i makes seat %i the winner', ([top, winner]) => {
  const bout = { ...slap.bout(random), top, below: 2, turned: 2 }
  after(slap, bout, PRESS)
  expect(bout.winner).toBe(winner)
})

test('a log that is not jumped costs time', () => {
  const bout = { ...hop.bout(random), logs: [60] }
  bout.runners[1].next = 1
  expect(after(hop, bout, NOTHING, 30)).toContain('trip')
  expect(bout.runners[0].far).toBeLessThan(bout.runners[1].far)
})

test('a press reverses the paddle, and missing the ball loses', () => {
  const bout = pong.bout(random)
  const [way] = bout.way
  after(pong, bout, PRESS)
  expect(bout.way[0]).toBe(-way)
  Object.assign(bout, { x: -10, vx: -4, y: 360, paddle: [100, 212] })
  after(pong, bout, NOTHING)
  expect(bout.winner).toBe(1)
})

test('an arm that pushes without a pause tires, and then pushes no more', () => {
  const bout = arm.bout(random)
  expect(after(arm, bout, HOLD, 119)).toContain('spent')
  expect(bout.pushes[0]).toBe(false)
})

test('a shot that meets the other tub wins', () => {
  const bout = tanks.bout(random)
  const { x, y } = bout.tanks[1]
  bout.jets = [{ x: x - 20, y, vx: 4, vy: 0, owner: 0, bounces: 0 }]
  after(tanks, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test('a ball behind the line is a goal', () => {
  const bout = kick.bout(random)
  Object.assign(bout, { x: 371, y: 300, vx: 6, vy: 0 })
  bout.kickers[1].x = 60
  after(kick, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test('a balloon blown too far is worth nothing', () => {
  const bout = { ...balloon.bout(random), limit: 40 }
  expect(after(balloon, bout, HOLD, 60)).toContain('burst')
  bout.knotted[1] = true
  after(balloon, bout, NOTHING)
  expect(bout.winner).toBe(1)
})

test('the hook brings up the first fish it meets', () => {
  const bout = hook.bout(random)
  bout.fish = [{ x: bout.boat[0], y: SURFACE + 60, pace: 0, kind: 2 }]
  after(hook, bout, PRESS)
  bout.way[0] = 0
  expect(after(hook, bout, NOTHING, 90)).toContain('catch')
  expect(bout.points[0]).toBe(4)
})

test.for([
  [0, 1, 110],
  [30, 1, 80],
  [120, 0, 110],
] as const)('a crate %i beside the tower leaves %i crates', ([off, crates, width]) => {
  const bout = stack.bout(random)
  bout.at[0] = off
  bout.way[0] = 0
  after(stack, bout, PRESS)
  expect(bout.towers[0]).toHaveLength(crates)
  expect(bout.towers[0][0]?.[1] ?? 110).toBe(width)
})

test('the higher bird wins where two meet', () => {
  const bout = flap.bout(random)
  Object.assign(bout.birds[0], { x: 200, y: 180 })
  Object.assign(bout.birds[1], { x: 204, y: 200 })
  after(flap, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test('the heavier sheep pushes the lighter one back', () => {
  const bout = sheep.bout(random)
  bout.flock = [
    { owner: 0, lane: 0, x: 180, weight: 3 },
    { owner: 1, lane: 0, x: 215, weight: 1 },
  ]
  const { x } = bout.flock[1]!
  after(sheep, bout, NOTHING, 40)
  expect(bout.flock[1]!.x).toBeGreaterThan(x)
})

test.for(games)('$name continues unchanged after a reload', ({ definition }) => {
  const dice = seededRandom(5)
  const sim = family.create(definition, 8, 2)
  let other = family.create(definition, 8, 2)
  for (let count = 0; count < 700 && sim.status === 'playing'; count++) {
    if (count === 300) other = family.create(definition, 8, 2, other.save())
    const input = family.bot(sim, dice, 1)!
    sim.apply(input)
    other.apply(input)
  }
  expect(other.hash()).toBe(sim.hash())
})

test.for(games)('$name ends, whoever plays', ({ definition }) => {
  const dice = seededRandom(6)
  const sim = family.create(definition, 2, FRIEND) as YardSim
  for (let count = 0; count < 45_000 && sim.status === 'playing'; count++)
    sim.apply(count % 6 === 0 ? (pickOne(sim.legal(), dice) as Press) : 0)
  expect(sim.status).not.toBe('playing')
})

test.for(games)('the wild rival of $name beats the calm player more often than not', ({ definition }) => {
  let bouts = 0
  for (let seed = 1; seed <= 4; seed++) {
    const dice = seededRandom(seed)
    const sim = family.create(definition, seed, 3) as YardSim
    for (let count = 0; count < 20_000 && sim.status === 'playing'; count++)
      sim.apply(family.bot(sim, dice, 0)!)
    bouts += sim.match.wins[1] - sim.match.wins[0]
  }
  expect(bouts).toBeGreaterThan(0)
})
