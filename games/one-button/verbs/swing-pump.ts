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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#f0b070', '#4f6a3a'] }

export interface SwingState extends Base {
  angle: number
  turn: number
  /** 0 standing, 1 crouched. */
  low: number
  /** The fruit hangs at this angle, on one side and then the other. */
  fruit: number
  /** Ticks until the owl has had enough. */
  left: number
}

export const TOP = { x: 200, y: 60 } as const
const PULL = 0.0021
const LONGEST = 620

export const lengthOf = ({ low }: SwingState) => 168 + low * 46
export const seatOf = (state: SwingState) => ({
  x: TOP.x + lengthOf(state) * exactSin(state.angle),
  y: TOP.y + lengthOf(state) * exactCos(state.angle),
})

/** Hold to crouch, let go to stand up: who stands up at the bottom and crouches at the top swings ever higher. */
export const rules: MicroRules<SwingState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 150,
  start: () => ({ ...freshBase(), angle: 0.38, turn: 0, low: 0, fruit: 0.55, left: LONGEST }),
  step(state, turn) {
    const before = lengthOf(state)
    state.low += ((turn.held ? 1 : 0) - state.low) * 0.16
    const after = lengthOf(state)
    // Turning keeps its momentum: a shorter rope makes it quicker.
    state.turn *= (before * before) / (after * after)
    state.turn -= ((PULL * 190) / after) * exactSin(state.angle)
    state.turn *= 0.9986
    state.angle += state.turn
    if (turn.press) turn.tell('crouch', seatOf(state).x, seatOf(state).y)
    if (turn.release) turn.tell('rise', seatOf(state).x, seatOf(state).y)
    const side = state.fruit > 0 ? 1 : -1
    state.left--
    if (state.left <= 0 || Math.abs(state.angle) > 2.6) {
      end(state, turn, seatOf(state))
      return
    }
    if (state.angle * side < Math.abs(state.fruit)) return
    const at = seatOf(state)
    gain(state, turn, 2, at)
    if (state.left > LONGEST * 0.6) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    const hard = hardness(state.combo, 10)
    state.left = Math.round(LONGEST - 200 * hard)
    state.fruit = -side * Math.min(1.75, between(0.5, 0.75, turn.random) + hard)
  },
  worth: ({ angle, turn }) => (angle * angle * PULL + turn * turn) * 2600,
}
