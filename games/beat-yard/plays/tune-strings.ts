import { exactSin } from '#kit/game/exact-math.ts'
import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
import { between, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { mark, relight, ring, slip, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['drag', 'keys'], ground: ['#5a6fb0', '#1a1f4a'] }

export interface StringState extends BeatState {
  /** The peg, the finger's target, and the position that is in tune. */
  peg: number
  wish: number
  goal: number
  /** Phase of the beats between the two strings. */
  beat: number
  /** Consecutive ticks in tune. */
  held: number
  left: number
  full: number
  tuned: number
  /** Ticks of celebration between two strings. */
  joy: number
}

export const LAMPS = 3
export const HOLD = 34
export const CLOSE = 13
const RADIANS = 0.0028

/** Volume of both strings together: 1 in tune, oscillating otherwise. */
export const loudness = ({ beat }: StringState) => (1 + exactSin(beat)) / 2

function nextString(state: StringState, turn: Turn) {
  const hard = hardness(state.tuned, 10)
  const before = state.peg
  do state.goal = between(30, 370, turn.random)
  while (Math.abs(state.goal - before) < 80)
  state.full = Math.round(720 - 360 * hard)
  state.left = state.full
  state.held = 0
}

/** Turn the peg until the strings stop beating. */
export const rules: MicroRules<StringState> = {
  inputs: Array.from({ length: COLUMNS + 1 }, (_, index) => index),
  hand: 'aim',
  sight: 70,
  start: (random) => ({
    ...freshBase(),
    lamps: LAMPS,
    peg: 200,
    wish: 200,
    goal: random() < 0.5 ? 92 : 316,
    beat: 0,
    held: 0,
    left: 900,
    full: 900,
    tuned: 0,
    joy: 0,
  }),
  step(state, turn) {
    if (turn.input > 0) state.wish = columnX(turn.input)
    state.peg += Math.max(-4, Math.min(4, state.wish - state.peg))
    if (state.joy > 0) {
      if (--state.joy === 0) nextString(state, turn)
      return
    }
    const off = Math.abs(state.peg - state.goal)
    const before = exactSin(state.beat)
    state.beat = (state.beat + Math.max(0.02, off * RADIANS)) % 6.283185
    // Each beat of the two strings sounds: fast when they are far apart.
    if (before < 0 && exactSin(state.beat) >= 0) ring(turn, 4, { x: 200, y: 150 })
    if (off < CLOSE) state.held++
    else state.held = Math.max(0, state.held - 3)
    if (state.held >= HOLD) {
      const quick = state.left > state.full * 0.55
      mark(state, turn, quick ? 3 : 2, { x: 200, y: 150 }, quick ? 'perfect' : 'good')
      relight(state, turn, LAMPS, { x: 200, y: 150 })
      turn.tell('tuned', 200, 150)
      state.tuned++
      state.joy = 44
      return
    }
    if (--state.left > 0) return
    slip(state, turn, { x: 200, y: 150 })
    if (!state.over) nextString(state, turn)
  },
  worth: ({ peg, goal, joy }) => (joy > 0 ? 0 : -Math.abs(peg - goal) * 0.2),
  hints: ({ goal }) => [0, 1 + Math.round(goal / 10)],
}
