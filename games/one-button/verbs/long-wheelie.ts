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
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#7fc0f0', '#2a4a7a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface WheelieState extends Base {
  x: number
  speed: number
  /** How far the front wheel is up, in radians. */
  lean: number
  spin: number
  /** Way on one wheel since the last point. */
  run: number
  /** What comes next: a root needs the wheel up, a branch needs the rider low. */
  thing: number
  isRoot: boolean
  /** Ticks of mercy after a fall. */
  mercy: number
  lamps: number
}

const BALANCE = 0.78
const FLIP = 1.42
export const UP = 0.22
export const LOW = 0.62
const POINT_WAY = 190

function fall(state: WheelieState, turn: Turn) {
  if (state.mercy > 0) return
  state.lamps--
  state.combo = 0
  state.lean = 0
  state.spin = 0
  state.run = 0
  state.mercy = 70
  turn.tell('fall', state.x, 260)
  if (state.lamps === 0) end(state, turn, { x: state.x, y: 260 })
}

/** Hold for thrust, let go to sink: ride on the back wheel, up over roots and low under branches. */
export const rules: MicroRules<WheelieState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 80,
  start: () => ({
    ...freshBase(),
    x: 0,
    speed: 3,
    lean: 0,
    spin: 0,
    run: 0,
    thing: 560,
    isRoot: true,
    mercy: 0,
    lamps: 3,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2600)
    state.speed = 3 + 2.6 * hard
    state.x += state.speed
    if (state.mercy > 0) state.mercy--
    if (turn.press) turn.tell('thrust', state.x - 24, 290)
    state.spin += (turn.held ? 0.0036 : -0.0034) + (state.lean > 0.05 ? (state.lean - BALANCE) * 0.0016 : 0)
    state.spin *= 0.985
    state.lean += state.spin
    if (state.lean <= 0) {
      if (state.run > 0 && state.lean < -0.01) state.combo = 0
      state.lean = 0
      state.spin = Math.max(0, state.spin)
      state.run = 0
    } else if (state.lean > UP) {
      state.run += state.speed
      if (state.run > POINT_WAY) {
        state.run -= POINT_WAY
        gain(state, turn, 1, { x: state.x, y: 210 })
      }
    }
    if (state.lean > FLIP) {
      fall(state, turn)
      return
    }
    if (state.x + 20 < state.thing) return
    const isGood = state.isRoot ? state.lean > UP : state.lean < LOW
    if (isGood) bonus(state, turn, state.isRoot ? 1 : 2, { x: state.x, y: 230 })
    else fall(state, turn)
    state.thing = state.x + between(420, 640, turn.random) - 120 * hard
    state.isRoot = turn.random() < 0.6
  },
  worth: ({ lean }) => (lean > UP && lean < 1.1 ? 3 : 0),
}
