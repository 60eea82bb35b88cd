import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, TUNES, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#9a6fb8', '#2a1a4a'] }

export interface MendState extends BeatState {
  /** Degrees in the right and in the current order. */
  tune: number[]
  bars: number[]
  /** The selected bar, or -1. */
  lifted: number
  /** Index of the next note, and ticks until it. */
  at: number
  left: number
  /** Ticks left of the listener's patience, and their total. */
  time: number
  whole: number
  solved: number
  joy: number
}

export const LAMPS = 3
export const barPlace = (bar: number, count: number) => ({
  x: 200 + (bar - (count - 1) / 2) * (330 / count),
  y: 268,
})

/** The notes of a tune from a step on, without rests. */
function cutOf(turn: Turn, count: number): number[] {
  const line = TUNES[pickIndex(TUNES.length, turn.random)] ?? TUNES[0]
  const notes = [...line].filter((letter) => letter !== '.').map(Number)
  const from = pickIndex(Math.max(1, notes.length - count), turn.random)
  return notes.slice(from, from + count)
}

function newTune(state: MendState, turn: Turn) {
  const count = Math.min(8, 4 + Math.floor(state.solved / 2))
  let tune = cutOf(turn, count)
  // A tune of equal notes has no wrong order.
  if (new Set(tune).size < 3) tune = Array.from({ length: count }, (_, index) => (index * 2 + 1) % 6)
  const bars = [...tune]
  for (let swap = 0; swap < 30 && (swap < count || same(bars, tune)); swap++) {
    const [one, two] = [pickIndex(count, turn.random), pickIndex(count, turn.random)]
    const kept = bars[one]!
    bars[one] = bars[two]!
    bars[two] = kept
  }
  state.tune = tune
  state.bars = bars
  state.lifted = -1
  state.at = 0
  state.left = 30
  state.whole = Math.round((count * 260) / (1 + hardness(state.solved, 14)))
  state.time = state.whole
}

const same = (one: readonly number[], two: readonly number[]) =>
  one.every((note, index) => note === two[index])

function touch(state: MendState, turn: Turn, bar: number) {
  const at = barPlace(bar, state.bars.length)
  if (state.lifted < 0) {
    state.lifted = bar
    ring(turn, state.bars[bar] ?? 0, at)
    turn.tell('lift', at.x, at.y)
    return
  }
  const other = state.lifted
  state.lifted = -1
  if (other === bar) {
    turn.tell('lay', at.x, at.y)
    return
  }
  const kept = state.bars[bar]!
  state.bars[bar] = state.bars[other]!
  state.bars[other] = kept
  turn.tell('swap', at.x, at.y)
  if (!same(state.bars, state.tune)) return
  state.solved++
  state.joy = 60
  mark(state, turn, 2 + Math.floor((4 * state.time) / state.whole), { x: 200, y: 130 }, 'perfect')
  relight(state, turn, LAMPS, at)
  newTune(state, turn)
}

/** Restore the order of a tune: swap bars until they match the dancer's. */
export const rules: MicroRules<MendState> = {
  inputs: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  hand: 'tap',
  sight: 40,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    tune: [0, 2, 4, 7],
    bars: [2, 0, 4, 7],
    lifted: -1,
    at: 0,
    left: 40,
    time: 1100,
    whole: 1100,
    solved: 0,
    joy: 0,
  }),
  step(state, turn) {
    if (state.joy > 0) state.joy--
    const bar = tapped(state, turn) - 1
    if (bar >= 0 && bar < state.bars.length) touch(state, turn, bar)
    if (--state.time <= 0) {
      slip(state, turn, { x: 200, y: 130 })
      if (!state.over) newTune(state, turn)
      return
    }
    if (--state.left > 0) return
    state.left = 26
    const degree = state.tune[state.at]
    if (degree === undefined) {
      state.at = 0
      state.left = 60
      return
    }
    ring(turn, degree, { x: barPlace(state.at, state.tune.length).x, y: 130 })
    state.at++
  },
  worth: ({ bars, tune }) => bars.reduce((sum, note, index) => sum + (note === tune[index] ? 5 : 0), 0),
  hints: ({ bars, tune }) => [0, ...bars.flatMap((note, index) => (note === tune[index] ? [] : [index + 1]))],
}
