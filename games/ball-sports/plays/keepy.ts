import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'keepy-coconut',
  input: ['tap', 'keys'],
  ground: ['#3fae7a', '#0d3a44'],
}

export interface Juggled {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
}
export interface KeepyState extends Tries {
  balls: Juggled[]
  kicks: number
  ring: { x: number; y: number; age: number }
  /** Where the foot last kicked, and how long ago. */
  foot: { x: number; y: number; age: number }
  wind: number
}

export const FLOOR = 372
export const BALL = 22
export const RING = 34
const GRAVITY = 0.2
const REACH = 58
const SECOND_BALL_AT = 16

const drop = (x: number): Juggled => ({ x, y: 120, vx: 0, vy: 0, turn: 0 })

function kick(state: KeepyState, turn: Turn) {
  const x = columnX(turn.input)
  const hit = state.balls
    .filter((ball) => Math.abs(ball.x - x) < REACH && ball.y > 130 && ball.vy > -2)
    .toSorted((one, other) => other.y - one.y)[0]
  state.foot = { x, y: hit ? hit.y + BALL : 340, age: 0 }
  if (!hit) return turn.tell('air', x, 330)
  const low = clamp((hit.y - 130) / 220, 0, 1)
  hit.vy = -(6.6 + 2.6 * low)
  hit.vx = clamp(hit.vx * 0.4 + (hit.x - x) * 0.09, -4.6, 4.6)
  state.kicks++
  turn.tell('kick', hit.x, hit.y)
  gain(state, turn, 1, hit)
  if (low > 0.86) bonus(state, turn, 2, { x: hit.x, y: hit.y - 30 })
  if (state.kicks === SECOND_BALL_AT) state.balls.push(drop(hit.x < 200 ? 300 : 100))
}

/** Keep it up: a kick left of the ball sends it right. Low kicks and rings pay more. */
export const rules: MicroRules<KeepyState> = {
  inputs: numbersTo(COLUMNS),
  hand: 'tap',
  sight: 90,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    balls: [drop(200)],
    kicks: 0,
    ring: { x: between(90, 310, random), y: 130, age: 0 },
    foot: { x: 200, y: 360, age: 99 },
    wind: 0,
  }),
  step(state, turn) {
    state.foot.age++
    state.ring.age++
    const hard = hardness(state.kicks, 30)
    if (state.tick % 300 === 0) state.wind = between(-0.035, 0.035, turn.random) * hard * 2
    if (turn.press) kick(state, turn)
    for (const ball of state.balls) {
      ball.vy += GRAVITY * (1 + 0.45 * hard)
      ball.vx += state.wind
      ball.x += ball.vx
      ball.y += ball.vy
      ball.turn += ball.vx * 0.03
      if (ball.x < BALL || ball.x > 400 - BALL) {
        ball.vx = -ball.vx * 0.8
        turn.tell('wall', ball.x, ball.y)
      }
      ball.x = clamp(ball.x, BALL, 400 - BALL)
      if (distance(ball.x, ball.y, state.ring.x, state.ring.y) < RING) {
        bonus(state, turn, 4, state.ring)
        state.ring = { x: between(60, 340, turn.random), y: between(50, 190, turn.random), age: 0 }
      }
      if (ball.y < FLOOR - BALL) continue
      slip(state, turn, ball)
      Object.assign(ball, drop(clamp(ball.x, 80, 320)))
      if (state.over) return
    }
  },
  hints: ({ balls }) => [
    0,
    ...balls.flatMap(({ x }) =>
      [-3, -1, 0, 1, 3].map((off) => clamp(1 + Math.round(x / 10) + off, 1, COLUMNS)),
    ),
  ],
  worth: ({ balls }) => -balls.reduce((sum, { x }) => sum + Math.abs(x - 200) * 0.02, 0),
}
