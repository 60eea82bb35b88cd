import { between, bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import { isOut, lose, slingsTo, SLINGS, slung, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#e0a060', '#4a2450'] }

export interface Battery extends Yard {
  /** Where the basket hangs: it may swing around this place. */
  bx: number
  by: number
  sway: number
  wind: number
  /** Throws without a hit at this basket. */
  misses: number
  /** A wall in between: its top; 400 for none. */
  wallX: number
  wallY: number
}

export const CANNON = { x: 44, y: 350 }
export const HALF = 24
const FASTEST = 12.5
const GRAVITY = 0.18
const FLOOR = 388

export const basketAt = ({ bx, by, sway, tick }: Battery) => ({ x: bx + exactSin(tick / 46) * sway, y: by })

function hang(state: Battery, turn: Pick<Turn, 'random'>) {
  const { random } = turn
  state.bx = between(210, 350, random)
  state.by = between(120, 320, random)
  state.sway = state.wave > 4 ? Math.min(60, (state.wave - 3) * between(4, 9, random)) : 0
  state.bx = Math.min(state.bx, 366 - state.sway)
  state.wind = state.wave > 2 ? between(-0.035, 0.035, random) : 0
  const hasWall = state.wave > 3 && random() < 0.5
  state.wallX = hasWall ? between(120, 170, random) : 140
  state.wallY = hasWall ? between(170, 300, random) : 400
  state.misses = 0
}

function drop(state: Battery, turn: Turn, ball: Thing): boolean {
  const basket = basketAt(state)
  const [dx, before] = [ball.x - basket.x, ball.y - ball.vy]
  if (ball.vy > 0 && before <= basket.y && ball.y > basket.y && Math.abs(dx) < HALF) {
    gain(state, turn, 2 + Math.floor(state.wave / 5), basket)
    if (Math.abs(dx) < 7) bonus(state, turn, 3, { x: basket.x, y: basket.y - 30 })
    if (ball.a > 0) bonus(state, turn, 2 * ball.a, { x: basket.x, y: basket.y - 46 })
    turn.tell('caught', basket.x, basket.y)
    state.wave++
    hang(state, turn)
    return true
  }
  // The rim throws a ball back.
  const isAtRim = Math.abs(ball.y - basket.y) < 9 && Math.abs(Math.abs(dx) - HALF) < 9
  if (isAtRim && ball.t > 6) {
    ball.vx = dx * (Math.abs(dx) > HALF ? 0.09 : -0.05)
    ball.vy = -Math.abs(ball.vy) * 0.45
    ball.a++
    ball.t = 0
    turn.tell('bounce', ball.x, ball.y)
  }
  if (ball.x > state.wallX - 8 && ball.x < state.wallX + 16 && ball.y > state.wallY) {
    ball.vx = -Math.abs(ball.vx) * 0.5
    turn.tell('bounce', ball.x, ball.y)
  }
  return isOut(ball, FLOOR)
}

/** Into the basket, from above: with wind, over walls, and the basket will not hold still. */
export const rules: YardRules<Battery> = {
  inputs: SLINGS,
  hand: 'tap',
  sight: 150,
  start(random) {
    const state: Battery = {
      ...startYard(3),
      bx: 280,
      by: 260,
      sway: 0,
      wind: 0,
      misses: 0,
      wallX: 140,
      wallY: 400,
    }
    hang(state, { random })
    return state
  },
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.cool === 0 && state.shots.length === 0) {
      state.cool = 12
      state.shots.push(thing('ball', CANNON, { ...slung(turn.input, FASTEST), r: 9 }))
      turn.tell('shot', CANNON.x + 16, CANNON.y - 16)
    }
    for (const ball of state.shots) ball.vx += state.wind
    fly(state.shots, GRAVITY)
    const thrown = state.shots.length
    const before = state.wave
    state.shots = state.shots.filter((ball) => !drop(state, turn, ball))
    if (before !== state.wave || state.shots.length === thrown) return
    // A second miss at the same basket costs a life; the first finds the range.
    state.misses++
    turn.tell('miss', 200, FLOOR)
    state.combo = 0
    if (state.misses < 2) return
    state.misses = 0
    lose(state, turn, CANNON)
  },
  hints: (state) =>
    state.shots.length > 0
      ? [0]
      : [
          0,
          ...[-20, 0, 20].flatMap((off) =>
            slingsTo(
              CANNON,
              { x: basketAt(state).x + off, y: state.by },
              { fastest: FASTEST, gravity: GRAVITY, wind: state.wind },
            ),
          ),
        ],
  worth: ({ lives }) => lives * 260,
}
