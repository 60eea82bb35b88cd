import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { newBall } from './ball.ts'
import { HEIGHT, type Duel } from './duel.ts'
import { CLIFF, rules as squash } from './squash.ts'
import { PEARL, rules as storm, URCHIN, LOW as NET } from './storm.ts'
import { halfAt, LOW, rules as tones } from './tones.ts'
import { rules as walls } from './walls.ts'
import { poolAt, rules as whirl } from './whirl.ts'
import type { Moment } from './world.ts'

const moment = (told: string[] = []): Moment => ({
  input: 0,
  random: seededRandom(3),
  tell: (kind) => void told.push(kind),
})
const served = <State extends Duel>(state: State): State => ({ ...state, serve: 0 })

test('a ball past the rival breaks one shell and comes back; through the gap it wins the round', () => {
  const game = served(walls.start(seededRandom(1), 1))
  game.rival = 300
  const before = game.theirs.filter(Boolean).length
  game.balls = [{ ...newBall(60, 62), vx: 0, vy: -6 }]
  for (let tick = 0; tick < 6; tick++) walls.step(game, moment())
  expect(game.theirs.filter(Boolean)).toHaveLength(before - 1)
  expect(game.balls[0]!.vy).toBeGreaterThan(0)
  game.theirs.fill(false)
  game.balls = [{ ...newBall(60, 10), vx: 0, vy: -6 }]
  for (let tick = 0; tick < 8; tick++) walls.step(game, moment())
  expect([game.round, game.theirs.filter(Boolean).length]).toEqual([2, before])
})

test('a ball through the own wall costs a life, and the wall stands again', () => {
  const game = served(walls.start(seededRandom(1), 1))
  game.mine.fill(false)
  game.pad = 300
  game.balls = [{ ...newBall(60, HEIGHT - 10), vx: 0, vy: 6 }]
  for (let tick = 0; tick < 8; tick++) walls.step(game, moment())
  expect([game.lives, game.mine.every(Boolean)]).toEqual([2, true])
})

test.for([
  { turn: 0, at: 170, result: 1 },
  { turn: 1, at: 170, result: 1 },
] as const)('at the cliff only the one whose turn it is strikes: turn $turn', ({ turn, at, result }) => {
  const game = served(squash.start(seededRandom(1), 1))
  Object.assign(game, { turn, pad: at, rival: 20 })
  game.balls = [{ ...newBall(170, HEIGHT - 76), vx: 0, vy: 6 }]
  for (let tick = 0; tick < 4; tick++) squash.step(game, moment())
  expect(game.turn).toBe(result)
  // The player's stroke sends the ball up, on the rival's turn it flies through.
  expect(game.balls[0]!.vy < 0).toBe(turn === 0)
})

test('every strike brings the cliff nearer, a point moves it back', () => {
  const game = served(squash.start(seededRandom(1), 1))
  game.balls = [{ ...newBall(170, HEIGHT - 76), vx: 0, vy: 6 }]
  for (let tick = 0; tick < 4; tick++) squash.step(game, moment())
  expect(game.cliff).toBeGreaterThan(CLIFF)
  Object.assign(game, { turn: 1, rival: 40 })
  game.balls = [{ ...newBall(300, HEIGHT + 10), vx: 0, vy: 7 }]
  for (let tick = 0; tick < 3; tick++) squash.step(game, moment())
  expect([game.cliff, game.won]).toEqual([CLIFF, 1])
})

test('the core of a whirlpool flings the ball on, and the point after it counts twice', () => {
  const points = (isWild: boolean) => {
    const game = served(whirl.start(seededRandom(1), 1))
    Object.assign(game, { isWild, rival: 40 })
    game.balls = [{ ...newBall(300, -20), vx: 0, vy: -6 }]
    whirl.step(game, moment())
    return game.score
  }
  expect(points(true)).toBe(2 * points(false))
  const game = served(whirl.start(seededRandom(1), 1))
  game.balls = [{ ...newBall(poolAt(game.tick, 0).x, poolAt(game.tick, 0).y + 4), vx: 0, vy: -4 }]
  const told: string[] = []
  whirl.step(game, moment(told))
  expect([told.includes('whirl'), game.isWild]).toEqual([true, true])
})

test.for([
  { x: 150, last: 0, lives: 4 },
  { x: 190, last: 1, lives: 4 },
  { x: 150, last: 1, lives: 3 },
  { x: 190, last: 0, lives: 3 },
])('a ball of colour $last at $x leaves $lives lives', ({ x, last, lives }) => {
  const game = tones.start(seededRandom(1), 1)
  game.balls = [{ ...newBall(x, LOW - 18), vx: 0, vy: 5, last }]
  tones.step(game, moment())
  expect([game.lives, game.balls[0]!.vy < 0]).toEqual([lives, true])
})

test('the tenth good strike turns the paddle over', () => {
  const game = tones.start(seededRandom(1), 1)
  game.strikes = 9
  game.balls = [{ ...newBall(150, LOW - 18), vx: 0, vy: 5, last: 0 }]
  tones.step(game, moment())
  expect([halfAt(game, 100), halfAt(game, 240), game.round]).toEqual([1, 0, 2])
})

test.for([
  { what: 'a caught ball', last: 0, x: 170, lives: 4, isPaid: true },
  { what: 'a caught pearl', last: PEARL, x: 170, lives: 4, isPaid: true },
  { what: 'a caught urchin', last: URCHIN, x: 170, lives: 3, isPaid: false },
  { what: 'a lost ball', last: 0, x: 40, lives: 3, isPaid: false },
  { what: 'an urchin let by', last: URCHIN, x: 40, lives: 4, isPaid: false },
  { what: 'a pearl let by', last: PEARL, x: 40, lives: 4, isPaid: false },
])('after $what $lives lives are left', ({ last, x, lives, isPaid }) => {
  const game = storm.start(seededRandom(1), 1)
  game.wait = 90
  game.balls = [{ ...newBall(x, NET - 18), vx: 0, vy: 5, last }]
  for (let tick = 0; tick < 24; tick++) storm.step(game, moment())
  expect([game.lives, game.score > 0]).toEqual([lives, isPaid])
})
