import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4f8a7a', '#142f38'] }

/** Input of a step: none, the left drum or the right one. */
export type Stroke = 0 | 1 | 2

export interface CanonState extends BeatState {
  /** Strokes of the leader, the last one sounding now; twice the distance is kept. */
  led: Stroke[]
  left: number
  pace: number
  /** Whether the player's current stroke has been played. */
  played: boolean
  /** Whether the next step's stroke was played slightly early. */
  early: boolean
  steps: number
  leap: number
  flash: [number, number]
}

export const LAMPS = 4
/** Steps by which the player follows the frog. */
export const BEHIND = 4
/** Ticks for which the player's bar is shown; then it has to be remembered. */
const SHOWN = 56

export const padPlace = (pad: number) => ({ x: 108 + pad * 184, y: 318 })
/** The stroke due on this step; none until the leader is far enough ahead. */
export const ownOf = ({ led }: CanonState): Stroke => led[led.length - 1 - BEHIND] ?? 0
export const isShown = ({ steps }: CanonState) => steps < SHOWN || steps % 64 < 8

function lead(state: CanonState, turn: Turn) {
  const hard = hardness(state.steps, 120)
  const rest = turn.random() > 0.56 + 0.24 * hard
  const stroke: Stroke = rest ? 0 : pickIndex(2, turn.random) === 0 ? 1 : 2
  state.led.push(stroke)
  if (state.led.length > 2 * BEHIND + 1) state.led.shift()
  state.steps++
  state.pace = Math.round(38 - 15 * hard)
  state.left += state.pace
  state.played = state.early
  state.early = false
  if (stroke === 0) return
  state.leap = 12
  ring(turn, stroke === 1 ? 0 : 4, { x: 200, y: 110 })
}

function play(state: CanonState, turn: Turn, pad: Stroke) {
  const at = padPlace(pad - 1)
  state.flash[pad === 1 ? 0 : 1] = 10
  // Late in a step with nothing left to play, a stroke belongs to the next step.
  const idle = state.played || ownOf(state) === 0
  const ahead = idle && state.left < state.pace * 0.4
  const wanted: Stroke = ahead ? (state.led[state.led.length - BEHIND] ?? 0) : ownOf(state)
  if (wanted !== pad || (state.played && !ahead) || (ahead && state.early)) {
    // Nothing is due yet, so the drums may be tried.
    if (state.led.length <= BEHIND) ring(turn, pad === 1 ? 0 : 4, at)
    else slip(state, turn, at)
    return
  }
  const off = ahead ? state.left : state.pace - state.left
  if (ahead) state.early = true
  else state.played = true
  ring(turn, pad === 1 ? 7 : 11, at)
  mark(state, turn, off < 9 ? 2 : 1, at, off < 9 ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Play what the frog played four steps ago while it continues. */
export const rules: MicroRules<CanonState> = {
  inputs: [0, 1, 2],
  hand: 'tap',
  sight: 50,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    led: [1],
    left: 46,
    pace: 46,
    played: false,
    early: false,
    steps: 0,
    leap: 12,
    flash: [0, 0],
  }),
  step(state, turn) {
    if (state.leap > 0) state.leap--
    if (state.flash[0] > 0) state.flash[0]--
    if (state.flash[1] > 0) state.flash[1]--
    const pad = tapped(state, turn)
    if (pad === 1 || pad === 2) play(state, turn, pad)
    if (state.over || --state.left > 0) return
    const missed = ownOf(state)
    if (missed > 0 && !state.played) {
      slip(state, turn, padPlace(missed - 1))
      if (state.over) return
    }
    lead(state, turn)
  },
  hints: (state) => (state.played ? [0] : [0, ownOf(state)]),
}
