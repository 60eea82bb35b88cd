import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, DUEL } from './definitions.ts'
import { goalHalf, pointsOf, startMatch, statusOf, tick, TICKS_A_SECOND, type Match } from './match.ts'
import { BALL_RADIUS, CAR_RADIUS, GOAL_HALF, LENGTH, MIDDLE, nearestDirection, WIDTH } from './pitch.ts'
import { modelAt, MODELS, readGarage } from './garage.ts'
import { FIELDS, POST_RADIUS } from './fields.ts'
import { levelOf, setupAt, teamAt } from './modes.ts'
import { ballOf, bumperPlan, coinsOf, countedIn, noTally, noteEvent } from './purse.ts'
import { setupWith } from './choices.ts'
import { readProgress, startProgress, writeProgress } from '#kit/game/progress/progress.ts'
import { PAD_REST, PADS } from './pads.ts'
import { holds, isHold, pickCars, pickedCars, stick } from './stick.ts'

const cup = definitions[0]!
const random = seededRandom(1)
const begun = (level = 1): Match => ({ ...startMatch(cup, level, seededRandom(4)), wait: 0 })
const right = holds(stick(1 + nearestDirection(1, 0), false))
const boosted = holds(stick(1 + nearestDirection(1, 0), true))

/** Ticks until an event of the kind, or Infinity. */
function until(match: Match, kind: string, hold = 0, longest = 900): number {
  for (let count = 1; count <= longest; count++) {
    if (tick(match, cup, hold, random).some((event) => event.kind === kind)) return count
  }
  return Infinity
}

test.for([
  { level: 1, sides: 1, team: 0 },
  { level: 2, sides: 2, team: 0 },
  { level: 3, sides: 1, team: 1 },
  { level: 9, sides: 1, team: 4 },
  { level: 10, sides: 2, team: 4 },
  { level: 11, sides: 1, team: 0 },
  { level: 30, sides: 2, team: 4 },
  { level: DUEL, sides: 1, team: 2 },
])('level $level is played $sides a side against team $team', ({ level, sides, team }) => {
  expect(setupAt(level).sides).toBe(sides)
  expect(teamAt(cup, level)).toBe(cup.teams[team])
  expect(startMatch(cup, level, random).cars).toHaveLength(sides * 2)
})

test('nobody moves before the whistle', () => {
  const match = startMatch(cup, 1, seededRandom(4))
  const before = JSON.stringify(match.cars)
  for (let count = 0; count < 49; count++) tick(match, cup, right, random)
  expect(JSON.stringify(match.cars)).toBe(before)
  expect(tick(match, cup, right, random)).toEqual([{ kind: 'whistle' }])
})

test('a boost is faster than plain driving, and has to recharge', () => {
  const plain = begun(DUEL)
  const fast = begun(DUEL)
  for (let count = 0; count < 20; count++) {
    tick(plain, cup, right, random)
    tick(fast, cup, boosted, random)
  }
  expect(fast.cars[0]!.x).toBeGreaterThan(plain.cars[0]!.x + 20)
  const match = begun(DUEL)
  tick(match, cup, boosted, random)
  expect(until(match, 'boost', boosted)).toBe(modelAt(0).rest)
})

test('a ball over the line between the posts is a goal, then all stand for a new kick-off', () => {
  const match = begun(DUEL)
  Object.assign(match.ball, { x: LENGTH - 40, y: MIDDLE, vx: 6, vy: 0 })
  expect(until(match, 'goal')).toBeLessThan(30)
  expect(match.goals).toEqual([1, 0])
  expect(until(match, 'whistle')).toBeLessThan(200)
  expect(match.ball.x).toBe(LENGTH / 2)
})

test.for([
  { aside: GOAL_HALF - BALL_RADIUS - 8, isGoal: true },
  { aside: GOAL_HALF + BALL_RADIUS, isGoal: false },
])('a ball $aside from the middle of the goal goes in: $isGoal', ({ aside, isGoal }) => {
  const match = begun(DUEL)
  Object.assign(match.ball, { x: LENGTH - 40, y: MIDDLE + aside, vx: 6, vy: 0 })
  expect(until(match, 'goal', 0, 25) < 25).toBe(isGoal)
})

test('the third goal ends the match at once, a lead ends it after 60 seconds', () => {
  const close = begun()
  close.goals[0] = 2
  Object.assign(close.ball, { x: LENGTH - 40, y: MIDDLE, vx: 6, vy: 0 })
  until(close, 'win')
  expect(statusOf(close)).toBe('won')
  const late = begun(DUEL)
  late.goals[1] = 1
  late.clock = cup.seconds * TICKS_A_SECOND - 2
  tick(late, cup, 0, random)
  expect(late.winner).toBe(null)
  tick(late, cup, 0, random)
  expect(late.winner).toBe(1)
  expect(statusOf(late)).toBe('over')
})

test('a draw goes into extra time with growing goals', () => {
  const match = begun(DUEL)
  match.clock = cup.seconds * TICKS_A_SECOND - 1
  expect(tick(match, cup, 0, random)).toContainEqual({ kind: 'extra' })
  expect(match.winner).toBe(null)
  expect(goalHalf(match, cup)).toBe(GOAL_HALF)
  match.clock += 10 * TICKS_A_SECOND
  expect(goalHalf(match, cup)).toBeGreaterThan(GOAL_HALF)
})

test('a ball stuck in a corner comes free', () => {
  const match = begun(DUEL)
  Object.assign(match.ball, { x: 45, y: 45, vx: 0, vy: 0 })
  for (let count = 0; count < 400; count++) tick(match, cup, 0, random)
  expect(Math.hypot(match.ball.x - 45, match.ball.y - 45)).toBeGreaterThan(30)
})

test('cars and ball stay inside the boards through a wild match', () => {
  const match = begun(2)
  const wild = seededRandom(7)
  for (let count = 0; count < 1500 && match.winner === null; count++) {
    tick(match, cup, Math.floor(wild() * 50), random)
    for (const { x, y } of match.cars) {
      expect(x).toBeGreaterThan(CAR_RADIUS - 12)
      expect(x).toBeLessThan(LENGTH - CAR_RADIUS + 12)
      expect(y).toBeGreaterThan(CAR_RADIUS - 12)
      expect(y).toBeLessThan(WIDTH - CAR_RADIUS + 12)
    }
    expect(Math.abs(match.ball.y - MIDDLE)).toBeLessThan(MIDDLE)
  }
})

test('a win pays for margin, level and saved seconds; a duel pays nothing', () => {
  const won: Match = { ...begun(), goals: [3, 1], winner: 0, clock: 40 * TICKS_A_SECOND }
  expect(pointsOf(won, cup, 2)).toBe(300 + 300 + 100 + 100 + 100)
  expect(pointsOf({ ...won, winner: 1 }, cup, 2)).toBe(300)
  expect(pointsOf({ ...won, mode: 'duel' }, cup, DUEL)).toBe(0)
})

test('a plate pushes the car that drives over it, and then recharges', () => {
  const match = begun(DUEL)
  const [plate] = PADS
  Object.assign(match.cars[0]!, { x: plate!.x, y: plate!.y })
  expect(tick(match, cup, right, random)).toContainEqual({ kind: 'pad', x: plate!.x, y: plate!.y, amount: 0 })
  expect(match.cars[0]!.boost).toBeGreaterThan(0)
  expect(match.pads[0]).toBe(PAD_REST)
  expect(tick(match, cup, right, random).map(({ kind }) => kind)).not.toContain('pad')
})

test('the first input of a run names the cars, and only the first', () => {
  for (const [first, second] of [
    [3, 5],
    [6, 0],
  ] as const)
    expect(pickedCars(pickCars(first, second))).toEqual([first, second])
  const match = startMatch(cup, DUEL, seededRandom(4))
  tick(match, cup, pickCars(4, 2), random)
  expect(match.cars.map(({ model }) => model)).toEqual([4, 2])
  tick(match, cup, pickCars(1, 1), random)
  expect(match.cars.map(({ model }) => model)).toEqual([4, 2])
  expect(isHold(pickCars(6, 6))).toBe(true)
  for (const wrong of [-1, 1.5, '0', null, pickCars(6, 6) + 1]) expect(isHold(wrong)).toBe(false)
})

test('every car is best at something', () => {
  const plain = modelAt(0)
  for (const model of MODELS.slice(1)) {
    const gains = [
      model.power > plain.power,
      model.mass > plain.mass,
      model.thrust > plain.thrust,
      model.rest < plain.rest,
      model.turn > plain.turn,
    ]
    expect(gains, model.name).toContain(true)
  }
})

const read = (memory: string | undefined) => {
  const { owned, ...garage } = readGarage(memory, 30)
  return { ...garage, reached: owned.reached }
}

test('the garage reads saves of older versions, and nothing that was not earned', () => {
  expect(read('6')).toEqual({ level: 6, won: 5, car: 0, reached: 6 })
  expect(read('{"level":4,"won":3,"car":3}')).toEqual({ level: 4, won: 3, car: 3, reached: 4 })
  expect(read('{"level":99,"won":1,"car":6}')).toEqual({ level: 2, won: 1, car: 0, reached: 2 })
  for (const broken of [undefined, '', 'x', 'null', '{"level":-3,"car":"6"}'])
    expect(read(broken), String(broken)).toEqual({ level: 1, won: 0, car: 0, reached: 1 })
  const kept = writeProgress({ ...startProgress(), reached: 8, worn: { car: 'spark' } })
  expect(read(kept)).toMatchObject({ level: 8, car: 5 })
  // Editing the memory does not unlock a car.
  expect(read(kept.replace('"reached":8', '"reached":2'))).toMatchObject({ car: 0 })
})

test('each match outside the cup has a level of its own, below the highest mode of a replay', () => {
  const setups = FIELDS.flatMap((_, field) => [
    ...([1, 2] as const).map((sides) => ({ mode: 'duel', sides, rival: 2, field }) as const),
    ...cup.teams.map((_team, rival) => ({ mode: 'together', sides: 2, rival, field }) as const),
  ])
  const levels = setups.map(levelOf)
  expect(levels.map(setupAt)).toEqual(setups)
  expect(new Set(levels).size).toBe(levels.length)
  for (const level of levels) expect(level === DUEL || (level > cup.levels && level <= 99)).toBe(true)
})

test('side by side, both hands drive cars of the first side, against computers', () => {
  const level = levelOf({ mode: 'together', sides: 2, rival: 0, field: 0 })
  const match = begun(level)
  tick(match, cup, pickCars(1, 4), random)
  const [own, mate, ...rivals] = match.cars
  expect([own!.model, mate!.model]).toEqual([1, 4])
  expect(rivals.map(({ side }) => side)).toEqual([1, 1])
  const [x, y] = [own!.x, mate!.x]
  for (let count = 0; count < 20; count++)
    tick(match, cup, holds(0, stick(1 + nearestDirection(1, 0), false)), random)
  expect(own!.x).toBe(x)
  expect(mate!.x).toBeGreaterThan(y + 5)
})

test('ice keeps speed longer than grass, and a post throws the ball back', () => {
  const rolled = (field: number) => {
    const match = { ...begun(levelOf({ mode: 'duel', sides: 1, rival: 2, field })) }
    Object.assign(match.ball, { x: 200, y: MIDDLE + 20, vx: 4, vy: 0 })
    for (const car of match.cars) Object.assign(car, { x: 60, y: 60 + 200 * car.side })
    for (let count = 0; count < 40; count++) tick(match, cup, 0, random)
    return match.ball.x
  }
  expect(rolled(1)).toBeGreaterThan(rolled(0) + 5)
  const match = begun(levelOf({ mode: 'duel', sides: 1, rival: 2, field: 2 }))
  const post = FIELDS[2]!.posts[0]!
  Object.assign(match.ball, { x: post.x - 60, y: post.y, vx: 8, vy: 0 })
  expect(until(match, 'post')).toBeLessThan(20)
  expect(match.ball.vx).toBeLessThan(0)
  expect(post.x - match.ball.x).toBeGreaterThanOrEqual(POST_RADIUS + BALL_RADIUS - 2)
})

test('a choice of the menu that means nothing changes nothing', () => {
  const setup = setupAt(1)
  for (const [id, value] of [
    ['mode', 'god'],
    ['opponent', '9'],
    ['field', 'lava'],
    ['field', undefined],
    ['colour', 'red'],
  ] as const)
    expect(setupWith(setup, id, value)).toEqual(setup)
  expect(setupWith(setup, 'field', 'ice')).toMatchObject({ field: 1 })
})

test('coins and missions count what was done in a match, and a duel pays nothing', () => {
  const match: Match = { ...begun(2), goals: [3, 0], winner: 0, clock: cup.seconds * TICKS_A_SECOND + 9 }
  const tally = noTally()
  const [own, , rival] = match.cars
  noteEvent(tally, match, { kind: 'pad', x: own!.x, y: own!.y })
  noteEvent(tally, match, { kind: 'bump', x: own!.x + 20, y: own!.y, amount: 3 })
  noteEvent(tally, match, { kind: 'bump', x: rival!.x, y: rival!.y, amount: 3 })
  const counted = countedIn(match, tally, cup.seconds)
  expect(
    (['plates', 'bumps', 'goals', 'margin', 'winsEver', 'cleanEver', 'goldenEver', 'pairsEver'] as const).map(
      counted,
    ),
  ).toEqual([1, 1, 3, 3, 1, 1, 1, 1])
  expect(coinsOf(match, 4)).toBeGreaterThan(coinsOf(match, 0))
  expect(coinsOf({ ...match, winner: 1 }, 4)).toBeLessThan(coinsOf(match, 0))
  const duel: Match = { ...match, mode: 'duel' }
  expect([coinsOf(duel, 4), countedIn(duel, tally, cup.seconds)('winsEver')]).toEqual([0, 0])
})

test('a ball that was never bought is not used, whatever the save says', () => {
  const forged = readProgress(JSON.stringify({ kind: 'progress', worn: { ball: 'gold' } }))
  expect(ballOf(forged)).toEqual(ballOf(startProgress()))
  expect(ballOf({ ...forged, owned: ['gold'] })).not.toEqual(ballOf(startProgress()))
  expect(new Set(bumperPlan.goods.map(({ id }) => id)).size).toBe(bumperPlan.goods.length)
})
