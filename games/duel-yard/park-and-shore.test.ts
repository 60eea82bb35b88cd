import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { bomb, needleOf } from './kinds/bomb.ts'
import { climb } from './kinds/climb.ts'
import { clock } from './kinds/clock.ts'
import { curl, HOUSE } from './kinds/curl.ts'
import { fence } from './kinds/fence.ts'
import { frog, HOP_TICKS, logsOf } from './kinds/frog.ts'
import { rope } from './kinds/rope.ts'
import { sling, SLING_X } from './kinds/sling.ts'
import { statue } from './kinds/statue.ts'
import { buoyOf, swing, TREES } from './kinds/swing.ts'
import { DRAW, type Bout, type Duel, type Hands } from './yard.ts'

const random = seededRandom(3)
const NOTHING: Hands = { held: [false, false], pressed: [false, false], released: [false, false] }
const PRESS: Hands = { ...NOTHING, pressed: [true, false], held: [true, false] }
const HOLD: Hands = { ...NOTHING, held: [true, false] }
const LET_GO: Hands = { ...NOTHING, released: [true, false] }

function after<State extends Bout>(duel: Duel<State>, bout: State, hands: Hands, ticks = 1) {
  const kinds: string[] = []
  for (let tick = 0; tick < ticks; tick++) {
    bout.t++
    kinds.push(...duel.step(bout, hands, random).map(({ kind }) => kind))
  }
  return kinds
}

test.for([
  [[20, 20], -1],
  [[20, 0], 0],
  [[0, 0], DRAW],
] as const)('a rope under feet at %j makes the winner %i', ([height, winner]) => {
  const bout = { ...rope.bout(random), phase: 0.999, turns: 5, height: [...height], rise: [0, 0] }
  after(rope, bout as ReturnType<typeof rope.bout>, NOTHING)
  expect(bout.winner).toBe(winner)
})

test.for([
  ['looks', true],
  ['sleeps', false],
] as const)('a runner while the parrot %s is sent back: %s', ([parrot, isSeen]) => {
  const bout = { ...statue.bout(random), parrot, until: 99 }
  bout.way = [0.5, 0]
  expect(after(statue, bout, HOLD, 10).includes('foul')).toBe(isSeen)
  expect(bout.way[0] < 0.5).toBe(isSeen)
})

test.for([
  [1, 'kick', 1],
  [0.2, 'slip', 0],
] as const)('with the needle at swing %d a press is a %s', ([at, kind, holder]) => {
  const bout = { ...bomb.bout(random), holder: 0 as 0 | 1, fuse: 99, swing: at - 0.055 }
  expect(after(bomb, bout, PRESS)).toContain(kind)
  expect(bout.holder).toBe(holder)
  expect(Math.abs(needleOf({ swing: 1 }))).toBe(0)
})

test('a player who holds the melon when it bursts has lost', () => {
  const bout = { ...bomb.bout(random), holder: 1 as 0 | 1, fuse: 1 }
  after(bomb, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test('the nearer swimmer wins', () => {
  const bout = swing.bout(random)
  Object.assign(bout, { phase: [2, 1], x: [buoyOf(bout, 0) + 4, TREES[1]], y: [322, 330], vx: [0, 0] })
  after(swing, bout, NOTHING)
  expect(bout.winner).toBe(0)
})

test.for([
  [0, 1],
  [1, 2],
  [2, 0],
] as const)('a stone on kind %i leaves %i points', ([kind, points]) => {
  const bout = sling.bout(random)
  bout.marks = [{ x: SLING_X[0], y: 140, pace: 0, kind }]
  bout.stones = [{ seat: 0, x: SLING_X[0], y: 150 }]
  after(sling, bout, NOTHING)
  expect(bout.points[0]).toBe(points)
})

test.for([
  [0, true],
  [1, false],
] as const)('a crab on side %i bites a climber on the left: %s', ([side, isBitten]) => {
  const bout = { ...climb.bout(random), crabs: [[20, side]] as const }
  bout.height = [10, 0]
  expect(after(climb, bout, NOTHING, 3).includes('trip')).toBe(isBitten)
})

test('the stone nearest to the middle wins when all are thrown', () => {
  const bout = curl.bout(random)
  const stone = (seat: 0 | 1, far: number) => ({ seat, x: HOUSE.x + far, y: HOUSE.y, vx: 0, vy: 0 })
  Object.assign(bout, { stage: 'slide', thrown: 6, stones: [stone(0, 60), stone(1, 20)] })
  after(curl, bout, NOTHING)
  expect(bout.winner).toBe(1)
})

test.for([
  [0, 0],
  [20, -1],
] as const)('a lunge at one whose parry lasts %i ticks makes the winner %i', ([parry, winner]) => {
  const bout = fence.bout(random)
  Object.assign(bout, { x: [180, 232], backs: [true, false] })
  after(fence, bout, LET_GO)
  bout.parry = [0, parry]
  after(fence, bout, NOTHING, 8)
  expect(bout.winner).toBe(winner)
  if (parry > 0) expect(bout.pause[0]).toBeGreaterThan(40)
})

test('the player who stops the hand nearer to the mark wins', () => {
  const bout = clock.bout(random)
  Object.assign(bout, { t: bout.mark - 4, stopped: [0, bout.mark + 20] })
  after(clock, bout, PRESS)
  expect(bout.winner).toBe(0)
})

test('a hop beside the log ends in the water', () => {
  const bout = frog.bout(random)
  const lane = bout.lanes[0]!
  const end = logsOf(lane, HOP_TICKS + 1)[2]! + lane.length + 8
  bout.x = [end, 300]
  after(frog, bout, PRESS)
  expect(after(frog, bout, NOTHING, HOP_TICKS)).toContain('splash')
  expect(bout.lane[0]).toBe(0)
})
