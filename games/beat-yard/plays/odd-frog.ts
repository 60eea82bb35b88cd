import { between, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9a8a', '#0c2f3c'] }

export interface FrogState extends BeatState {
  /** Ticks of a bar, in which each frog croaks once. */
  bar: number
  at: number
  /** Due and actual time of each frog's croak within the bar. */
  due: number[]
  heard: number[]
  odd: number
  croaks: number[]
  /** Bars since the odd frog began. */
  bars: number
  found: number
}

export const LAMPS = 3
const PATIENCE = 7
const PLACES = [
  [70, 250],
  [155, 300],
  [245, 300],
  [330, 250],
  [200, 210],
  [115, 180],
  [285, 180],
] as const

export const frogPlace = (frog: number) => ({ x: PLACES[frog]?.[0] ?? 200, y: PLACES[frog]?.[1] ?? 200 })

function newChoir(state: FrogState, turn: Turn) {
  const hard = hardness(state.found, 12)
  const count = Math.min(PLACES.length, 4 + Math.floor(state.found / 4))
  const beat = Math.round(30 - 8 * hard)
  state.bar = beat * count
  state.due = Array.from({ length: count }, (_, frog) => frog * beat)
  state.odd = pickIndex(count, turn.random)
  const off =
    Math.round(beat * between(0.3, 0.46, turn.random) * (1 - 0.35 * hard)) * (turn.random() < 0.5 ? -1 : 1)
  state.heard = state.due.map(
    (tick, frog) => (((frog === state.odd ? tick + off : tick) % state.bar) + state.bar) % state.bar,
  )
  state.croaks = state.due.map(() => 0)
  state.at = -20
  state.bars = 0
}

/** Frogs croak in turn on the beat; find the one out of time. */
export const rules: MicroRules<FrogState> = {
  inputs: [0, 1, 2, 3, 4, 5, 6, 7],
  hand: 'tap',
  sight: 40,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    bar: 120,
    at: -20,
    due: [0, 30, 60, 90],
    heard: [0, 30, 73, 90],
    odd: 2,
    croaks: [0, 0, 0, 0],
    bars: 0,
    found: 0,
  }),
  step(state, turn) {
    state.croaks = state.croaks.map((croak) => Math.max(0, croak - 1))
    state.at++
    if (state.at >= state.bar) {
      state.at = 0
      state.bars++
    }
    for (const [frog, tick] of state.heard.entries()) {
      if (state.at !== tick) continue
      state.croaks[frog] = 18
      const at = frogPlace(frog)
      ring(turn, [0, 2, 4, 5, 7, 2, 4][frog] ?? 0, at)
    }
    const beat = state.bar / state.due.length
    if (state.at >= 0 && state.at % beat === 0) turn.tell('beat', 200, 96)
    const frog = tapped(state, turn) - 1
    const missed = state.bars >= PATIENCE
    if (!missed && (frog < 0 || frog >= state.due.length)) return
    const at = frogPlace(missed ? state.odd : frog)
    if (!missed && frog === state.odd) {
      state.found++
      mark(state, turn, Math.max(1, 5 - state.bars), at, state.bars < 2 ? 'perfect' : 'good')
      turn.tell('splash', at.x, at.y)
      relight(state, turn, LAMPS, at)
    } else slip(state, turn, at)
    if (!state.over) newChoir(state, turn)
  },
  hints: ({ odd, bars }) => (bars > 0 ? [0, odd + 1] : [0]),
}
