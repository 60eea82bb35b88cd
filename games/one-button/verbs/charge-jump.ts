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
import { exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2d6f8f', '#0a2440'] }

export interface Pad {
  x: number
  half: number
  drift: number
  /** 0 fresh, 1 under water. */
  sunk: number
}
export interface JumpState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** The pad under the frog, or -1 in the air. */
  at: number
  from: number
  power: number
  pads: Pad[]
  eye: number
}

export const PAD_Y = 292
const GRAVITY = 0.42
const LIFT = 8.4
const AIR_TICKS = (2 * LIFT) / GRAVITY
const SHORTEST = 50
const LONGEST = 330
const FULL_AFTER = 56
const AHEAD = 7
const MIDDLE = 9

function float(state: JumpState, random: Random) {
  const last = state.pads.at(-1)
  const hard = hardness(state.pads.length, 16)
  const gap = between(100, 150 + 60 * hard, random)
  const half = last ? 40 - 18 * hard : 44
  state.pads.push({
    x: last ? last.x + gap : 110,
    half,
    drift: state.pads.length > 6 ? between(0, 26 * hard, random) : 0,
    sunk: 0,
  })
}

export const padPlace = ({ x, drift }: Pad, tick: number) => x + drift * exactSin(tick * 0.025 + x)
/** Where the leap would end. */
export const reachOf = (power: number) => SHORTEST + (LONGEST - SHORTEST) * power

function land(state: JumpState, turn: Turn) {
  for (let index = state.from; index < state.pads.length; index++) {
    const pad = state.pads[index]!
    const off = Math.abs(state.x - padPlace(pad, state.tick))
    if (off > pad.half + 4) continue
    state.at = index
    state.y = PAD_Y
    turn.tell('land', state.x, PAD_Y)
    if (index === state.from) {
      state.combo = 0
      return
    }
    gain(state, turn, 1, { x: state.x, y: PAD_Y - 20 })
    if (index > state.from + 1) bonus(state, turn, 3, { x: state.x, y: PAD_Y - 56 })
    if (off < MIDDLE) bonus(state, turn, 2, { x: state.x, y: PAD_Y - 56 })
    return
  }
  end(state, turn, { x: state.x, y: PAD_Y + 10 })
}

function sit(state: JumpState, turn: Turn) {
  const pad = state.pads[state.at]!
  state.x = padPlace(pad, state.tick) + (state.x - padPlace(pad, state.tick - 1))
  pad.sunk += 1 / (420 - 260 * hardness(state.at, 14))
  state.y = PAD_Y + 30 * Math.max(0, pad.sunk - 0.6)
  if (pad.sunk >= 1) end(state, turn, state)
  if (turn.press) turn.tell('charge', state.x, state.y)
  // The force goes up and down while the button is held.
  if (turn.held) state.power = clamp(state.power + 1 / FULL_AFTER, 0, 2)
  if (!turn.release) return
  const power = state.power > 1 ? 2 - state.power : state.power
  state.vx = reachOf(power) / AIR_TICKS
  state.vy = -LIFT
  state.y = PAD_Y
  state.from = state.at
  state.at = -1
  state.power = 0
  turn.tell('leap', state.x, state.y)
}

/** Hold to gather force, let go to leap from pad to pad. */
export const rules: MicroRules<JumpState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 110,
  start(random) {
    const state: JumpState = {
      ...freshBase(),
      x: 110,
      y: PAD_Y,
      vx: 0,
      vy: 0,
      at: 0,
      from: 0,
      power: 0,
      pads: [],
      eye: 0,
    }
    for (let index = 0; index < AHEAD; index++) float(state, random)
    return state
  },
  step(state, turn) {
    if (state.at >= 0) sit(state, turn)
    else {
      state.vy += GRAVITY
      state.x += state.vx
      state.y += state.vy
      if (state.vy > 0 && state.y >= PAD_Y) land(state, turn)
    }
    state.eye += (state.x - 110 - state.eye) * 0.08
    while (state.pads.length < Math.max(state.at, state.from) + AHEAD) float(state, turn.random)
  },
}
