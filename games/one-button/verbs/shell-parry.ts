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
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#b8683c', '#3d1730'] }

export interface Shot {
  x: number
  y: number
  vx: number
  /** Straight, stopping short before it strikes, or quick. */
  kind: 'plain' | 'feint' | 'quick'
  /** Ticks a feint still hangs in the air. */
  hang: number
  /** Thrown back. */
  back: boolean
}
export interface ParryState extends Base {
  /** Ticks the shell is still up, and until it may go up again. */
  up: number
  rest: number
  shots: Shot[]
  next: number
}

export const CRAB_Y = 262
const UP_TICKS = 12
const EXACT_TICKS = 4
const REST_TICKS = 16
const REACH = 54
const BODY = 26
const FEINT_AT = 96

function fire(state: ParryState, turn: Turn) {
  const hard = hardness(state.tick, 2400)
  const side = turn.random() < 0.5 ? -1 : 1
  const roll = pickIndex(100, turn.random)
  const kind = roll < 22 * hard + 6 ? 'feint' : roll < 60 * hard + 8 ? 'quick' : 'plain'
  const pace = kind === 'quick' ? between(6, 7.5, turn.random) : between(3, 4, turn.random) + 1.8 * hard
  state.shots.push({ x: 200 + side * 430, y: CRAB_Y - 4, vx: -side * pace, kind, hang: 26, back: false })
  state.next = 84 - 44 * hard + pickIndex(24, turn.random)
}

function parry(state: ParryState, turn: Turn, shot: Shot) {
  const exact = state.up > UP_TICKS - EXACT_TICKS
  shot.back = true
  shot.vx = -shot.vx * 1.8
  // A shell that has struck may strike again at once.
  state.rest = 0
  const at = { x: shot.x, y: CRAB_Y - 20 }
  gain(state, turn, 1, at)
  if (exact) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
}

/** Raise the shell just before they strike; too early and it is down again. */
export const rules: MicroRules<ParryState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    up: 0,
    rest: 0,
    shots: [{ x: -120, y: CRAB_Y - 4, vx: 3.2, kind: 'plain', hang: 0, back: false }],
    next: 90,
  }),
  step(state, turn) {
    if (state.up > 0 && --state.up === 0) state.rest = state.rest || REST_TICKS
    else if (state.rest > 0) state.rest--
    if (turn.press && state.up === 0 && state.rest === 0) {
      state.up = UP_TICKS
      turn.tell('raise', 200, CRAB_Y - 24)
    }
    for (const shot of state.shots) {
      const before = Math.abs(shot.x - 200)
      const waits = shot.kind === 'feint' && !shot.back && before < FEINT_AT && shot.hang-- > 0
      shot.x += waits ? clamp(shot.vx, -0.3, 0.3) : shot.vx
      if (shot.back) {
        const other = state.shots.find((one) => !one.back && Math.abs(one.x - shot.x) < 30)
        if (other) {
          state.shots = state.shots.filter((one) => one !== other)
          bonus(state, turn, 2, { x: other.x, y: CRAB_Y - 20 })
        }
        continue
      }
      const near = Math.abs(shot.x - 200)
      if (state.up > 0 && near < REACH) parry(state, turn, shot)
      else if (near < BODY) end(state, turn, { x: 200, y: CRAB_Y })
    }
    state.shots = state.shots.filter(({ x, back }) => !back || Math.abs(x - 200) < 520)
    if (--state.next <= 0) fire(state, turn)
  },
}
