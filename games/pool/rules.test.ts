import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { roll, type Roll, type Shot } from './roll.ts'
import { ballsLeft } from './eight-ball.ts'
import { judge, legalShot, score, start, status, targets } from './rules.ts'
import { handSpot, mayPlace, type PoolState } from './state.ts'
import { BALL_RADIUS, HEAD_LINE, LENGTH, WIDTH, type Spot } from './table.ts'

const straight: Shot = { angle: 0, power: 0.5, top: 0, side: 0 }
const onTable = (spots: Readonly<Record<number, Spot>>): (Spot | null)[] =>
  Array.from({ length: 16 }, (_, ball) => spots[ball] ?? null)

const FULL = Object.fromEntries(
  Array.from({ length: 16 }, (_, ball) => [ball, { x: 300 + ball * 90, y: ball % 2 ? 300 : 700 }]),
)
const open: PoolState = {
  ...start({}, seededRandom(1)),
  balls: onTable(FULL),
  inHand: 'no',
  isBreak: false,
}
const solids: PoolState = { ...open, group: 'solids' }
const without = (...gone: readonly number[]) =>
  open.balls.map((spot, ball) => (gone.includes(ball) ? null : spot))
const rolled = (change: Partial<Roll>): Roll => ({
  rest: open.balls,
  first: 1,
  potted: [],
  railed: true,
  knocks: [],
  frames: [],
  ...change,
})

test('a rack has the eight in its middle and a ball of each group in the far corners', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { balls } = start({}, seededRandom(seed))
    const far = balls.map((spot, ball) => ({ spot: spot!, ball })).filter(({ spot }) => spot.x > 1700)
    const corners = far.sort((one, two) => one.spot.y - two.spot.y)
    expect(Math.abs(balls[8]!.y - WIDTH / 2)).toBeLessThan(2)
    expect([corners[0]!.ball < 8, corners.at(-1)!.ball < 8].sort()).toEqual([false, true])
  }
})

test('a straight stop shot leaves the cue ball near where the other one was', () => {
  const { rest, first } = roll(onTable({ 0: { x: 800, y: 500 }, 1: { x: 900, y: 500 } }), {
    ...straight,
    power: 0.3,
  })
  expect(first).toBe(1)
  expect(rest[0]!.x).toBeGreaterThan(800)
  expect(rest[0]!.x).toBeLessThan(900)
})

test('back spin draws the cue ball back, and top spin makes it follow', () => {
  const balls = onTable({ 0: { x: 900, y: 500 }, 1: { x: 1100, y: 500 } })
  const rest = (top: number) => roll(balls, { ...straight, power: 0.4, top }).rest[0]!.x
  expect(rest(-1)).toBeLessThan(rest(0))
  expect(rest(0)).toBeLessThan(rest(1))
})

test('side spin bends the rebound to the side the player chose', () => {
  const balls = onTable({ 0: { x: 700, y: 500 } })
  const rest = (side: number) =>
    roll(balls, { ...straight, angle: Math.PI / 2, power: 0.24, side }).rest[0]!.x
  // Facing +y, lower x is on the right.
  expect(rest(1)).toBeLessThan(rest(0))
  expect(rest(0)).toBeLessThan(rest(-1))
})

test('a ball played at a pocket falls, and no ball ever leaves the table', () => {
  const pot = roll(onTable({ 0: { x: 700, y: 500 } }), {
    ...straight,
    angle: Math.atan2(-466, -666),
    power: 0.4,
  })
  expect(pot.potted).toEqual([0])
  for (let seed = 1; seed <= 6; seed++) {
    const { balls } = start({}, seededRandom(seed))
    const { rest } = roll(balls, { ...straight, angle: (seed - 3) * 0.02, power: 1 })
    for (const spot of rest) {
      if (!spot) continue
      expect(spot.x).toBeGreaterThan(-30)
      expect(spot.x).toBeLessThan(LENGTH + 30)
      expect(spot.y).toBeGreaterThan(-30)
      expect(spot.y).toBeLessThan(WIDTH + 30)
    }
  }
})

test.for([
  { what: 'the cue ball falls', change: { potted: [0], rest: without(0) }, foul: 'scratch' },
  { what: 'nothing is hit', change: { first: 0 }, foul: 'nothing-hit' },
  { what: 'the other group is hit first', change: { first: 9 }, foul: 'wrong-ball' },
  { what: 'the eight is hit first too early', change: { first: 8 }, foul: 'wrong-ball' },
  { what: 'nothing reaches a cushion or pocket', change: { railed: false }, foul: 'no-cushion' },
] as const)('when $what the other one gets the cue ball in hand', ({ change, foul }) => {
  const next = judge(solids, rolled(change as Partial<Roll>))
  expect(next).toMatchObject({ foul, turn: 1, inHand: 'anywhere' })
})

test.for([
  { what: 'the own ball falls', potted: [3], turn: 0 },
  { what: 'only a ball of the other group falls', potted: [11], turn: 1 },
  { what: 'nothing falls', potted: [], turn: 1 },
])('the turn goes to player $turn when $what', ({ potted, turn }) => {
  expect(judge(solids, rolled({ potted, rest: without(...potted) }))).toMatchObject({ turn, foul: null })
})

test('the first ball potted on the open table decides the groups, but not on the break', () => {
  expect(judge(open, rolled({ potted: [11], rest: without(11) }))).toMatchObject({
    group: 'stripes',
    turn: 0,
  })
  expect(judge({ ...open, turn: 1 }, rolled({ potted: [11], rest: without(11) })).group).toBe('solids')
  const broken = judge({ ...open, isBreak: true }, rolled({ potted: [11], rest: without(11) }))
  expect(broken).toMatchObject({ group: null, turn: 0 })
})

const ALL_SOLIDS = [1, 2, 3, 4, 5, 6, 7]
test.for([
  {
    what: 'the eight after the own seven',
    state: { ...solids, balls: without(...ALL_SOLIDS) },
    potted: [8],
    winner: 0,
  },
  {
    what: 'the eight while one is left',
    state: { ...solids, balls: without(1, 2, 3, 4, 5, 6) },
    potted: [8],
    winner: 1,
  },
  {
    what: 'the eight and the cue ball',
    state: { ...solids, balls: without(...ALL_SOLIDS) },
    potted: [8, 0],
    winner: 1,
  },
])('potting $what makes player $winner the winner', ({ state, potted, winner }) => {
  const next = judge(
    state,
    rolled({ first: targets(state)[0]!, potted, rest: without(...ALL_SOLIDS, ...potted) }),
  )
  expect(next.winner).toBe(winner)
  expect(status(next)).toBe(winner === 0 ? 'won' : 'lost')
})

test('an eight that falls on the break comes back and the game goes on', () => {
  const next = judge({ ...open, isBreak: true }, rolled({ potted: [8], rest: without(8) }))
  expect(next.winner).toBe(null)
  expect(next.balls[8]).not.toBe(null)
})

test.for([
  { what: 'behind the line', spot: { x: HEAD_LINE, y: 500 }, inHand: 'behind-line', may: true },
  { what: 'beyond the line', spot: { x: HEAD_LINE + 1, y: 500 }, inHand: 'behind-line', may: false },
  {
    what: 'beyond the line after a foul',
    spot: { x: HEAD_LINE + 300, y: 500 },
    inHand: 'anywhere',
    may: true,
  },
  { what: 'into the cushion', spot: { x: BALL_RADIUS - 1, y: 500 }, inHand: 'anywhere', may: false },
  { what: 'onto another ball', spot: { x: 390, y: 300 }, inHand: 'anywhere', may: false },
] as const)('whether the cue ball in hand may be placed $what: $may', ({ spot, inHand, may }) => {
  expect(mayPlace({ ...open, inHand }, spot)).toBe(may)
})

test('a wish against the rules becomes a legal shot', () => {
  const wild = { angle: 1, power: 9, top: -3, side: 2, cue: { x: -50, y: 0 } }
  expect(legalShot({ ...open, inHand: 'anywhere' }, wild)).toMatchObject({
    power: 1,
    top: -1,
    side: 1,
    cue: handSpot({ ...open, inHand: 'anywhere' }),
  })
  expect(legalShot(open, wild)).not.toHaveProperty('cue')
})

test('points count own balls, and a win also what the other one has left', () => {
  const balls = without(1, 2, 3)
  expect(score({ ...solids, balls })).toBe(30)
  expect(score({ ...solids, balls, winner: 0 })).toBe(200)
  expect(score({ ...solids, balls, winner: 0, friend: true })).toBe(0)
  expect(ballsLeft(open, 'stripes')).toHaveLength(7)
})
