import {
  between,
  bonus,
  BUTTON,
  clamp,
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e8a860', '#5a3040'] }

interface Nut {
  x: number
  /** Ticks until it strikes the ground, and how many it had. */
  left: number
  whole: number
}
export interface RainState extends Base {
  x: number
  way: 1 | -1
  nuts: Nut[]
  next: number
  pearl: { x: number; left: number }
  turnedAt: number
}

export const GROUND_Y = 322
const PEARL_TICKS = 400
const EDGES = { left: 34, right: 366 } as const
const HIT = 30
const LATE = 14

function shake(state: RainState, turn: Turn) {
  const hard = hardness(state.tick, 2200)
  const whole = Math.round(78 - 30 * hard)
  // Half of them are aimed at where the crab is heading.
  const ahead = clamp(state.x + state.way * 1.9 * whole, EDGES.left, EDGES.right)
  const x = turn.random() < 0.5 ? ahead : between(EDGES.left, EDGES.right, turn.random)
  state.nuts.push({ x, left: whole, whole })
  state.next = between(40 - 22 * hard, 70 - 34 * hard, turn.random)
}

/** The crab runs by itself: press to turn it about, out from under the falling coconuts. */
export const rules: MicroRules<RainState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: 130,
    way: 1,
    nuts: [{ x: 330, left: 78, whole: 78 }],
    next: 50,
    pearl: { x: 320, left: PEARL_TICKS },
    turnedAt: -99,
  }),
  step(state, turn) {
    if (turn.press) {
      state.way = state.way === 1 ? -1 : 1
      state.turnedAt = state.tick
      turn.tell('turn', state.x, GROUND_Y)
    }
    state.x += state.way * (2.3 + 1.1 * hardness(state.tick, 3000))
    if (state.x > EDGES.right) state.way = -1
    if (state.x < EDGES.left) state.way = 1
    for (const nut of state.nuts) {
      if (--nut.left > 0) continue
      const off = Math.abs(nut.x - state.x)
      turn.tell('thud', nut.x, GROUND_Y + 14)
      if (off < HIT) end(state, turn, { x: state.x, y: GROUND_Y })
      else if (off < HIT + 24 && state.tick - state.turnedAt < LATE)
        bonus(state, turn, 1, { x: state.x, y: GROUND_Y - 40 })
    }
    state.nuts = state.nuts.filter(({ left }) => left > 0)
    if (Math.abs(state.pearl.x - state.x) < 22) {
      gain(state, turn, 1, { x: state.x, y: GROUND_Y - 30 })
      const far = between(90, 240, turn.random) * (state.x > 200 ? -1 : 1)
      state.pearl = { x: clamp(state.x + far, EDGES.left, EDGES.right), left: PEARL_TICKS }
    } else if (--state.pearl.left <= 0) end(state, turn, { x: state.pearl.x, y: GROUND_Y })
    if (--state.next <= 0) shake(state, turn)
  },
  worth: ({ x, pearl }) => -Math.abs(x - pearl.x) * 0.03,
}
