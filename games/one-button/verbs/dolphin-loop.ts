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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e08a6a', '#3a2a5a'] }

export interface DolphinState extends Base {
  y: number
  vy: number
  /** How it points, radians; 0 is level, above 0 is nose down. */
  nose: number
  /** How far it has turned in this leap. */
  spun: number
  air: boolean
  wait: number
  leap: number
}

export const SEA_Y = 268
const GRAVITY = 0.15
const RUN_UP = 46
const NOSE_UP = -0.95
const NOSE_DOWN = 0.95
const FORWARD = 3.4

const wrapped = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
/** How far off a clean dive the nose may be. */
const slack = ({ leap }: DolphinState) => 0.66 - 0.3 * hardness(leap, 14)

function splash(state: DolphinState, turn: Turn) {
  const at = { x: 200, y: SEA_Y }
  const off = Math.abs(wrapped(state.nose - NOSE_DOWN))
  if (off > slack(state)) {
    end(state, turn, at)
    return
  }
  const turns = Math.floor((state.spun + 0.6) / (2 * Math.PI))
  gain(state, turn, 1 + 2 * turns, { x: 200, y: SEA_Y - 40 })
  if (off < 0.14) bonus(state, turn, 2, { x: 200, y: SEA_Y - 74 })
  state.air = false
  state.wait = RUN_UP
  state.nose = NOSE_DOWN
  state.leap++
}

/** Hold to turn over in the air, let go in time to dive in nose first. */
export const rules: MicroRules<DolphinState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 150,
  start: () => ({ ...freshBase(), y: SEA_Y + 60, vy: 0, nose: 0, spun: 0, air: false, wait: 30, leap: 0 }),
  step(state, turn) {
    if (!state.air) {
      const k = --state.wait / RUN_UP
      state.y = SEA_Y + 62 * 4 * Math.max(0, k) * (1 - Math.max(0, k)) + 4
      state.nose = NOSE_UP + (NOSE_DOWN - NOSE_UP) * k
      if (state.wait > 0) return
      state.air = true
      state.spun = 0
      state.nose = NOSE_UP
      state.vy = -between(6.6, 7.4 + 1.3 * hardness(state.leap, 8), turn.random)
      turn.tell('leap', 200, SEA_Y)
      return
    }
    state.y += state.vy
    state.vy += GRAVITY
    if (turn.press) turn.tell('roll', 200, state.y)
    if (turn.held) {
      const spin = 0.105 + 0.03 * hardness(state.leap, 12)
      state.nose += spin
      state.spun += spin
    }
    if (state.vy > 0 && state.y >= SEA_Y) splash(state, turn)
  },
}

/** How far the water has run by under the dolphin. */
export const swum = ({ tick }: DolphinState) => tick * FORWARD
