import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4a4f9a', '#14143c'] }

export interface Pad {
  x: number
  w: number
  y: number
}
export interface HopState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** Compression of the springs, 0 to 1. */
  charge: number
  isDown: boolean
  oxygen: number
  jet: number
  pads: Pad[]
  eye: number
  shift: number
}

export const HOP = 1
export const JET = 2
const GRAVITY = 0.075

function lay(state: HopState, random: Random) {
  const before = state.pads.at(-1)!
  const hard = hardness(before.x, 7000)
  const x = before.x + before.w + between(120, 200 + 120 * hard, random)
  state.pads.push({
    x,
    w: between(70 - 30 * hard, 120 - 50 * hard, random),
    y: 300 + between(-70, 40, random),
  })
}

/** Craters between the pads. */
export function ground({ pads, shift }: HopState, x: number): number {
  const pad = pads.find((one) => x >= one.x && x <= one.x + one.w)
  return pad ? pad.y : 372 + 16 * exactSin(x / 37 + shift)
}

/** Hold to load the springs, release to hop; a burst of the jet saves a short one. */
export const rules: MicroRules<HopState> = {
  inputs: [0, HOP, JET],
  hand: 'hold',
  sight: 170,
  start(random) {
    const state: HopState = {
      ...freshBase(),
      x: 0,
      y: 300,
      vx: 0,
      vy: 0,
      charge: 0,
      isDown: true,
      oxygen: 1,
      jet: 1,
      pads: [{ x: -90, w: 180, y: 300 }],
      eye: 300,
      shift: random() * 6,
    }
    while (state.pads.length < 6) lay(state, random)
    return state
  },
  step(state, turn) {
    state.oxygen -= (1 / (60 * 26)) * (1 + hardness(state.tick, 5000))
    state.eye += (Math.min(340, state.y) - state.eye) * 0.06
    if (state.isDown) {
      if (turn.input === HOP) state.charge = Math.min(1, state.charge + 1 / 55)
      else if (state.charge > 0) {
        state.vx = 1 + 2.6 * state.charge
        state.vy = -1.6 - 3 * state.charge
        state.isDown = false
        state.charge = 0
        turn.tell('hop', state.x, state.y)
      }
    } else {
      if (turn.input === JET && state.jet > 0) {
        state.jet -= 0.016
        state.vy -= 0.16
        if (state.tick % 6 === 0) turn.tell('jet', state.x, state.y)
      }
      state.vy += GRAVITY
      state.x += state.vx
      state.y += state.vy
      const line = ground(state, state.x)
      if (state.y >= line && state.vy > 0) {
        state.y = line
        state.isDown = true
        state.vx = state.vy = 0
        const pad = state.pads.findIndex((one) => state.x >= one.x && state.x <= one.x + one.w)
        if (pad > 0) {
          const { x, w } = state.pads[pad]!
          gain(state, turn, pad, state)
          if (Math.abs(state.x - x - w / 2) < 12) bonus(state, turn, 2, { x: state.x, y: state.y - 40 })
          state.pads = state.pads.slice(pad)
          while (state.pads.length < 6) lay(state, turn.random)
          state.oxygen = Math.min(1, state.oxygen + 0.2)
          state.jet = Math.min(1, state.jet + 0.35)
        } else if (pad < 0) {
          // In a crater dust uses oxygen, and the next pad is a steep hop away.
          state.oxygen -= 0.22
          state.combo = 0
          turn.tell('crater', state.x, state.y)
        }
      }
    }
    if (state.oxygen <= 0) end(state, turn, { x: state.x, y: state.y - 20 })
  },
  worth: ({ x, oxygen }) => x * 0.04 + oxygen * 60,
}
