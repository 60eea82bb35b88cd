import { clamp, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#8fd0e8', '#3f7a5a'] }

export interface GardenState extends BeatState {
  /** Planted and target cells, row * STEPS + step. */
  planted: boolean[]
  wanted: boolean[]
  /** The current step, and ticks until the next. */
  step: number
  left: number
  /** Rounds of the visitor's patience left. */
  rounds: number
  solved: number
  joy: number
}

export const STEPS = 8
export const ROWS = 4
export const LAMPS = 3
const PATIENCE = 9

export const cellPlace = (cell: number) => ({
  x: 60 + (cell % STEPS) * 40,
  y: 180 + Math.floor(cell / STEPS) * 44,
})
const DEGREES = [4, 2, 1, 0] as const
export const rowDegree = (row: number) => DEGREES[row] ?? 0

function newSong(state: GardenState, turn: Turn) {
  const count = Math.min(14, 3 + Math.floor(state.solved * 0.8))
  state.planted = state.planted.map(() => false)
  state.wanted = state.wanted.map(() => false)
  for (let note = 0; note < count; note++) {
    // Prefers strong beats, so that the melody has a shape.
    const step = turn.random() < 0.6 ? pickIndex(4, turn.random) * 2 : pickIndex(STEPS, turn.random)
    state.wanted[pickIndex(ROWS, turn.random) * STEPS + step] = true
  }
  state.rounds = PATIENCE
  state.step = STEPS - 1
  state.left = 24
}

export const missing = ({ planted, wanted }: GardenState) =>
  wanted.reduce((sum, is, cell) => sum + (is === planted[cell] ? 0 : 1), 0)

function toggle(state: GardenState, turn: Turn, cell: number) {
  const at = cellPlace(cell)
  state.planted[cell] = !state.planted[cell]
  if (state.planted[cell]) ring(turn, rowDegree(Math.floor(cell / STEPS)), at)
  turn.tell(state.planted[cell] ? 'plant' : 'pick', at.x, at.y)
  if (missing(state) > 0) return
  state.solved++
  mark(state, turn, 3 + Math.floor(state.rounds / 2), { x: 200, y: 90 }, 'perfect')
  relight(state, turn, LAMPS, at)
  state.joy = 60
  newSong(state, turn)
}

/** Plant the tune that the bird dances, step by step, before it leaves. */
export const rules: MicroRules<GardenState> = {
  inputs: Array.from({ length: STEPS * ROWS + 1 }, (_, input) => input),
  hand: 'tap',
  sight: 30,
  start() {
    const none = Array.from({ length: STEPS * ROWS }, () => false)
    const wanted = [...none]
    for (const cell of [24, 12, 28]) wanted[cell] = true
    return {
      ...freshBase(),
      lamps: LAMPS,
      planted: none,
      wanted,
      step: STEPS - 1,
      left: 24,
      rounds: PATIENCE,
      solved: 0,
      joy: 0,
    }
  },
  step(state, turn) {
    if (state.joy > 0) state.joy--
    const cell = tapped(state, turn) - 1
    if (cell >= 0 && cell < STEPS * ROWS) toggle(state, turn, cell)
    if (--state.left > 0) return
    state.left = Math.round(clamp(27 - 9 * hardness(state.solved, 12), 14, 30))
    state.step = (state.step + 1) % STEPS
    for (let row = ROWS - 1; row >= 0; row--) {
      const at = row * STEPS + state.step
      if (state.wanted[at]) ring(turn, rowDegree(row), { x: cellPlace(at).x, y: 120 })
      else if (state.planted[at]) turn.tell('wrong', cellPlace(at).x, cellPlace(at).y)
    }
    if (state.step > 0) return
    if (--state.rounds > 0) return
    slip(state, turn, { x: 200, y: 100 })
    if (!state.over) newSong(state, turn)
  },
  worth: (state) => -missing(state) * 6,
  hints: ({ planted, wanted }) => [
    0,
    ...wanted.flatMap((is, cell) => (is === planted[cell] ? [] : [cell + 1])),
  ],
}
