import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { shuffled } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#4fb0a0', '#123a4a'] }

export interface GapState extends BeatState {
  /** Steps played by the frog; the others are the player's. */
  frog: boolean[]
  /** The current step, and ticks until the next. */
  step: number
  left: number
  /** Ticks of a step. */
  pace: number
  /** Bars left of this pattern; the first one is only for listening. */
  bars: number
  /** Steps of this bar that were played. */
  played: boolean[]
  stage: number
  flash: number
  leap: number
}

export const LAMPS = 4
export const STEPS = 8
const BARS = 4
const TRUE = 4

const mine = (state: GapState, step: number) => !state.frog[step]

function newPattern(state: GapState, turn: Turn) {
  state.stage++
  const own = Math.min(6, 2 + Math.floor(state.stage / 2))
  const order = shuffled([0, 1, 2, 3, 4, 5, 6, 7], turn.random)
  state.frog = Array.from({ length: STEPS }, (_, step) => !order.slice(0, own).includes(step))
  state.bars = BARS
  state.pace = Math.round(22 - 8 * hardness(state.stage, 8))
  turn.tell('pattern', 200, 120)
}

/** A stroke counts for the current step, or for the next when that is close. */
function strike(state: GapState, turn: Turn) {
  const at = { x: 290, y: 290 }
  state.flash = 10
  const ahead = state.left < state.pace * 0.45
  const step = ahead ? (state.step + 1) % STEPS : state.step
  const off = ahead ? state.left : state.pace - state.left
  const isListening = state.bars === BARS && !(ahead && state.step === STEPS - 1)
  if (isListening) {
    turn.tell('tap', at.x, at.y)
    return
  }
  if (!mine(state, step)) {
    slip(state, turn, at)
    return
  }
  if (state.played[step]) return
  state.played[step] = true
  ring(turn, 4 + (step % 3), at)
  mark(state, turn, off <= TRUE ? 2 : 1, at, off <= TRUE ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

function nextStep(state: GapState, turn: Turn) {
  if (state.bars < BARS && mine(state, state.step) && !state.played[state.step]) {
    slip(state, turn, { x: 290, y: 290 })
    if (state.over) return
  }
  state.played[state.step] = false
  state.step = (state.step + 1) % STEPS
  state.left += state.pace
  if (state.step === 0 && --state.bars === 0) {
    newPattern(state, turn)
    state.played = state.played.map(() => false)
  }
  if (!state.frog[state.step]) return
  state.leap = 10
  ring(turn, state.step === 0 ? 0 : 2, { x: 110, y: 250 })
}

/** The frog drums its steps, the player all the others. */
export const rules: MicroRules<GapState> = {
  inputs: [0, 1],
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    frog: [true, true, true, false, true, true, true, false],
    step: 0,
    left: 30,
    pace: 22,
    bars: BARS,
    played: Array.from({ length: STEPS }, () => false),
    stage: 0,
    flash: 0,
    leap: 10,
  }),
  step(state, turn) {
    if (state.flash > 0) state.flash--
    if (state.leap > 0) state.leap--
    if (turn.press && tapped(state, turn) > 0) strike(state, turn)
    if (state.over) return
    if (--state.left <= 0) nextStep(state, turn)
  },
}
