import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
import {
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'crab-beach-volley',
  input: ['drag', 'keys'],
  ground: ['#3fa5d8', '#123a6b'],
}

export interface Beacher {
  x: number
  y: number
  vy: number
}
export interface VolleyState extends Tries {
  me: Beacher
  rival: Beacher
  ball: { x: number; y: number; vx: number; vy: number }
  /** Ticks until the next serve begins. */
  pause: number
  won: number
  /** Touches of one side in a row; the fourth is a fault. */
  touches: number
  side: 0 | 1
}

export const GROUND = 340
export const NET = { x: 200, top: 236 } as const
export const BODY = 34
export const BALL = 15
const RUN = 6.4
const JUMP = 9.2
const GRAVITY = 0.44
const BALL_GRAVITY = 0.17
const FASTEST = 9.5
const HIT = 7.4

function serve(state: VolleyState, toMe: boolean) {
  state.ball = { x: toMe ? 100 : 300, y: 90, vx: 0, vy: 0 }
  state.pause = 36
  state.touches = 0
  state.side = toMe ? 0 : 1
}

function hop(one: Beacher, wants: boolean) {
  if (wants && one.y >= GROUND) one.vy = -JUMP
  one.vy += GRAVITY
  one.y += one.vy
  if (one.y < GROUND) return
  one.y = GROUND
  one.vy = 0
}

function rivalMoves(state: VolleyState) {
  const { rival, ball } = state
  const skill = hardness(state.won, 9)
  const mine = ball.x > NET.x - 20 || ball.vx > 2
  const ahead = ball.x + ball.vx * (8 + 14 * skill)
  const goal = mine ? clamp(ahead + 12 - 4 * skill, 236, 400 - BODY) : 300
  rival.x = towards(rival.x, goal, 1.9 + 3.2 * skill)
  const isNear = Math.abs(ball.x - rival.x) < 46 && ball.y > 150 && ball.y < 270
  hop(rival, isNear && ball.x > 230 && skill > 0.2 && state.tick % 3 === 0)
}

/** The ball jumps off a body; every touch gives it new speed. */
function touch(state: VolleyState, one: Beacher, side: 0 | 1, turn: Turn) {
  const { ball } = state
  const reach = BODY + BALL
  const far = distance(ball.x, ball.y, one.x, one.y)
  if (far >= reach) return
  const [nx, ny] = [(ball.x - one.x) / (far || 1), Math.min(-0.2, (ball.y - one.y) / (far || 1))]
  ball.x = one.x + nx * reach
  ball.y = one.y + ny * reach
  const smash = one.vy < -1 && ball.y < NET.top - 10 ? 2.2 : 0
  ball.vx = nx * (HIT + smash) + (side === 0 ? 0.9 : -0.9)
  ball.vy = Math.min(ny * HIT, -2.5) + smash * 0.9
  state.touches = state.side === side ? state.touches + 1 : 1
  state.side = side
  turn.tell(smash > 0 ? 'smash' : 'bump', ball.x, ball.y)
}

function walls({ ball }: VolleyState) {
  if (ball.x < BALL || ball.x > 400 - BALL) ball.vx = -ball.vx * 0.85
  ball.x = clamp(ball.x, BALL, 400 - BALL)
  const off = distance(ball.x, ball.y, NET.x, Math.max(NET.top, ball.y))
  if (off >= BALL + 4) return
  if (ball.y < NET.top) {
    ball.vy = -Math.abs(ball.vy) * 0.8
    ball.y = NET.top - BALL - 4
    return
  }
  const isLeft = ball.x < NET.x
  ball.vx = (isLeft ? -1 : 1) * Math.abs(ball.vx) * 0.7
  ball.x = NET.x + (isLeft ? -1 : 1) * (BALL + 4)
}

function point(state: VolleyState, mine: boolean, turn: Turn) {
  const at = { x: state.ball.x, y: GROUND - 12 }
  if (mine) {
    state.won++
    gain(state, turn, 2, at)
  } else slip(state, turn, at)
  serve(state, !mine)
}

/** One crab a side, one net: keep the ball off your sand. Columns run, columns above 41 run and jump. */
export const rules: MicroRules<VolleyState> = {
  inputs: numbersTo(COLUMNS * 2),
  hand: 'aim',
  sight: 80,
  start() {
    const state: VolleyState = {
      ...freshBase(),
      lamps: 3,
      me: { x: 100, y: GROUND, vy: 0 },
      rival: { x: 300, y: GROUND, vy: 0 },
      ball: { x: 0, y: 0, vx: 0, vy: 0 },
      pause: 0,
      won: 0,
      touches: 0,
      side: 0,
    }
    serve(state, true)
    return state
  },
  step(state, turn) {
    const { me, ball } = state
    const isUp = turn.input > COLUMNS
    if (turn.held) {
      const goal = columnX(isUp ? turn.input - COLUMNS : turn.input)
      me.x = towards(me.x, clamp(goal, BODY, NET.x - BODY - 4), RUN)
    }
    hop(me, isUp)
    rivalMoves(state)
    if (state.pause > 0) {
      state.pause--
      return
    }
    ball.vy += BALL_GRAVITY
    const speed = distance(0, 0, ball.vx, ball.vy)
    if (speed > FASTEST) {
      ball.vx *= FASTEST / speed
      ball.vy *= FASTEST / speed
    }
    ball.x += ball.vx
    ball.y += ball.vy
    walls(state)
    touch(state, me, 0, turn)
    touch(state, state.rival, 1, turn)
    if (state.touches > 3) point(state, state.side === 1, turn)
    else if (ball.y > GROUND - BALL) point(state, ball.x > NET.x, turn)
  },
  hints({ ball }) {
    const near = [-2, -1, 0, 1].map((off) => clamp(Math.round((ball.x + ball.vx * 12) / 10) + off, 1, 19))
    return [0, ...near, ...near.map((column) => column + COLUMNS)]
  },
  worth: ({ ball }) => (ball.x > NET.x ? 6 : -ball.y * 0.02) + ball.vx * 0.4,
}
