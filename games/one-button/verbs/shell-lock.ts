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
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a6f8f', '#0a2038'] }

export interface LockState extends Base {
  angle: number
  way: 1 | -1
  /** Angle to the mark in radians; negative once passed. */
  left: number
  half: number
  golden: boolean
}

export const RING = 118
const FIRST_HALF = 0.24
const NARROWEST = 0.13
const EXACT = 0.05

/** Where the mark lies on the ring. */
export const markOf = ({ angle, way, left }: LockState) => angle + way * left

function hide(state: LockState, random: Random) {
  state.golden = pickIndex(7, random) === 0
  state.half = FIRST_HALF - (FIRST_HALF - NARROWEST) * hardness(state.combo, 24)
  if (state.golden) state.half *= 0.7
  state.left = between(0.9, 3.4, random)
}

/** The hand runs round the shell: press on the mark, and it runs back to the next one. */
export const rules: MicroRules<LockState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 80,
  start: () => ({ ...freshBase(), angle: -1.57, way: 1, left: 2.2, half: FIRST_HALF, golden: false }),
  step(state, turn) {
    const pace = 0.034 + 0.03 * hardness(state.tick, 2400)
    state.angle += state.way * pace
    if (Math.abs(state.angle) > 6.3) state.angle -= 2 * Math.PI * Math.sign(state.angle)
    state.left -= pace
    const at = { x: 200 + RING * exactCos(state.angle), y: 200 + RING * exactSin(state.angle) }
    const off = Math.abs(state.left)
    if (turn.press && off <= state.half) {
      gain(state, turn, state.golden ? 3 : 1, at)
      if (off < EXACT) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
      state.way = state.way === 1 ? -1 : 1
      hide(state, turn.random)
      turn.tell('click', at.x, at.y)
      return
    }
    if (turn.press || state.left < -state.half - 0.04) end(state, turn, at)
  },
}
