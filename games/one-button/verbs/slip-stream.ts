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
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#2f8fc0', '#08305c'] }

export interface SlipState extends Base {
  /** From your bow to the stern ahead. */
  gap: number
  /** 0 in the wake of the one ahead, 1 beside it. */
  side: number
  /** What the wake has saved up, 0 to 1. */
  charge: number
  /** How far the next rock of the outer lane is ahead. */
  rock: number
  hue: number
  way: number
}

export const REACH = 290
export const LOST_GAP = 340
const TOUCH = 24
export const YOU_Y = 300

/** How much of the wake is felt, 0 to 1. */
export const wakeOf = ({ gap, side }: SlipState) => (side > 0.5 ? 0 : clamp((REACH - gap) / 220, 0, 1))

/** Hold to sit in the wake of the boat ahead and save up, let go to swing out and pass. */
export const rules: MicroRules<SlipState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 150,
  start: () => ({ ...freshBase(), gap: 170, side: 0, charge: 0.25, rock: 1000, hue: 0, way: 0 }),
  step(state, turn) {
    const hard = hardness(state.score, 40)
    state.way += 4 + 2 * hard + state.charge * 2
    state.side += ((turn.held ? 0 : 1) - state.side) * 0.13
    if (turn.press) turn.tell('tuck', 200, YOU_Y)
    if (turn.release) turn.tell('out', 240, YOU_Y)
    const wake = wakeOf(state)
    state.charge = clamp(
      state.charge + wake * (0.016 + 0.004 * hard) - (state.side > 0.5 ? 0.0055 : 0.001),
      0,
      1,
    )
    const closing =
      state.side > 0.5 ? 4.6 * state.charge - 0.6 - 0.3 * hard : -0.35 + wake * (1.35 + 0.5 * hard)
    state.gap -= closing
    state.rock -= 3.4 + 2.4 * hard
    const at = { x: 200 + state.side * 70, y: YOU_Y }
    if (state.rock < -90) state.rock = between(640, 1150 - 350 * hard, turn.random)
    if (state.side > 0.55 && state.rock < 34 && state.rock > -34) {
      end(state, turn, at)
      return
    }
    if (state.side < 0.45 && state.gap < TOUCH && state.gap > -60) {
      end(state, turn, at)
      return
    }
    if (state.gap > LOST_GAP) {
      end(state, turn, at)
      return
    }
    if (state.gap > -66) return
    gain(state, turn, 2, at)
    if (state.charge < 0.3) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    state.gap = between(150, 200, turn.random)
    state.charge *= 0.5
    state.hue++
  },
  worth: ({ charge, gap }) => charge * 18 - Math.max(0, gap - 200) * 0.1,
}
