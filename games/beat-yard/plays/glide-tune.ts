import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
import { clamp, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { degreeAt, mark, relight, ring, slip, TUNES, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['drag', 'keys'], ground: ['#3f4fb0', '#0f1448'] }

interface Knot {
  x: number
  y: number
  degree: number
  done: boolean
}
export interface GlideState extends BeatState {
  /** Positions of the bead and of its target. */
  x: number
  wish: number
  knots: Knot[]
  tune: number
  step: number
  /** Consecutive ticks off the line. */
  astray: number
  warmth: number
}

export const BEAD_Y = 296
export const LAMPS = 4
export const WIDE = 30
const GAP = 62
const LONGEST_ASTRAY = 60

export const knotX = (degree: number) => 60 + degree * 40

/** Position of the line at the bead's height. */
export function lineX({ knots }: GlideState): number {
  const below = knots.findLast(({ y }) => y >= BEAD_Y)
  const above = knots.find(({ y }) => y < BEAD_Y)
  if (!above) return below?.x ?? 200
  if (!below) return above.x
  const k = (below.y - BEAD_Y) / Math.max(1, below.y - above.y)
  // Smoothstep: vertical at each knot.
  return below.x + (above.x - below.x) * k * k * (3 - 2 * k)
}

function lay(state: GlideState, turn: Turn) {
  let degree = -1
  let steps = 0
  while (degree < 0 && steps < 10) {
    degree = degreeAt(state.tune, state.step++)
    steps++
  }
  if (state.step >= 32) {
    state.step = 0
    state.tune = (state.tune + 1 + pickIndex(TUNES.length - 1, turn.random)) % TUNES.length
  }
  const last = state.knots.at(-1)
  const held = Math.max(0, degree)
  state.knots.push({
    x: knotX(held),
    y: (last?.y ?? BEAD_Y) - GAP - 18 * Math.min(3, steps),
    degree: held,
    done: false,
  })
}

/** The tune is a line: follow it, and every knot sounds. */
export const rules: MicroRules<GlideState> = {
  inputs: Array.from({ length: COLUMNS + 1 }, (_, input) => input),
  hand: 'aim',
  sight: 60,
  start: (random) => ({
    ...freshBase(),
    lamps: LAMPS,
    x: 180,
    wish: 180,
    knots: [
      { x: 180, y: 330, degree: 3, done: true },
      { x: knotX(3), y: 210, degree: 3, done: false },
      { x: knotX(5), y: 110, degree: 5, done: false },
    ],
    tune: pickIndex(TUNES.length, random),
    step: 0,
    astray: 0,
    warmth: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3600)
    if (turn.input > 0) state.wish = columnX(turn.input)
    state.x = clamp(state.x + clamp(state.wish - state.x, -9, 9), 20, 380)
    for (const knot of state.knots) knot.y += 1.7 + 1.6 * hard
    const off = Math.abs(state.x - lineX(state))
    const at = { x: state.x, y: BEAD_Y }
    state.warmth = clamp(state.warmth + (off < WIDE ? 0.03 : -0.05), 0, 1)
    state.astray = off < WIDE * 1.4 ? 0 : state.astray + 1
    if (state.astray > LONGEST_ASTRAY) {
      state.astray = 0
      slip(state, turn, at)
      if (state.over) return
    }
    for (const knot of state.knots) {
      if (knot.done || knot.y < BEAD_Y) continue
      knot.done = true
      const miss = Math.abs(knot.x - state.x)
      if (miss > WIDE) {
        slip(state, turn, at)
        if (state.over) return
        continue
      }
      ring(turn, knot.degree, at)
      mark(state, turn, miss < 12 ? 2 : 1, at, miss < 12 ? 'perfect' : 'good')
      relight(state, turn, LAMPS, at)
    }
    state.knots = state.knots.filter(({ y }) => y < 560)
    while (state.knots.length < 9) lay(state, turn)
  },
  hints: (state) => [
    0,
    1 + Math.round(lineX(state) / 10),
    ...state.knots
      .filter(({ done }) => !done)
      .slice(0, 1)
      .map(({ x }) => 1 + Math.round(x / 10)),
  ],
}
