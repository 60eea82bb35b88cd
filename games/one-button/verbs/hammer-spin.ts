import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e8a070', '#3a3468'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface SpinState extends Base {
  angle: number
  spin: number
  /** The stone in flight; at rest its `up` is 0 and `fly` false. */
  fly: boolean
  x: number
  y: number
  vx: number
  vy: number
  /** The island to hit. */
  goal: number
  wide: number
  lamps: number
  rest: number
}

export const HUB = { x: 80, y: 262 } as const
export const CHAIN = 46
export const SEA = 318
const PULL = 0.075

function miss(state: SpinState, turn: Turn, x: number) {
  state.lamps--
  state.combo = 0
  turn.tell('splash', x, SEA)
  if (state.lamps === 0) end(state, turn, { x, y: SEA })
}

/** Hold to spin faster and faster, let go at the right angle: the stone must come down on the raft. */
export const rules: MicroRules<SpinState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 170,
  start: () => ({
    ...freshBase(),
    angle: 2.4,
    spin: 0,
    fly: false,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    goal: 300,
    wide: 46,
    lamps: 3,
    rest: 0,
  }),
  step(state, turn) {
    if (state.rest > 0) {
      state.rest--
      return
    }
    if (state.fly) {
      state.x += state.vx
      state.y += state.vy
      state.vy += PULL
      if (state.y < SEA && state.x > -120 && state.x < 620) return
      state.fly = false
      state.spin = 0
      state.angle = 2.4
      state.rest = 22
      const off = Math.abs(state.x - state.goal)
      if (off > state.wide / 2 + 4) miss(state, turn, state.x)
      else {
        gain(state, turn, off < state.wide * 0.2 ? 3 : 2, { x: state.goal, y: SEA - 30 })
        if (off < 5) bonus(state, turn, 2, { x: state.goal, y: SEA - 60 })
        turn.tell('land', state.goal, SEA)
      }
      const hard = hardness(state.score, 40)
      state.goal = between(190, 370, turn.random)
      state.wide = 46 - 20 * hard
      return
    }
    if (turn.held) {
      if (turn.press) turn.tell('spin', HUB.x, HUB.y)
      state.spin = Math.min(0.17, state.spin + 0.0011)
      state.angle += state.spin
    }
    if (!turn.release || state.spin < 0.03) {
      if (!turn.held) state.spin = 0
      return
    }
    const speed = state.spin * CHAIN
    state.fly = true
    state.x = HUB.x + CHAIN * exactCos(state.angle)
    state.y = HUB.y + CHAIN * exactSin(state.angle)
    state.vx = -speed * exactSin(state.angle)
    state.vy = speed * exactCos(state.angle)
    turn.tell('throw', state.x, state.y)
  },
}
