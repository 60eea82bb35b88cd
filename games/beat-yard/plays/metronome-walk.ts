import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { degreeAt, mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#6fb8e0', '#1f3a78'] }

export interface WalkState extends BeatState {
  /** Direction of each plank ahead: -1 left, 1 right; the first is next. */
  ways: number[]
  /** Logical and drawn position of the walker, in planks. */
  column: number
  row: number
  shownX: number
  shownY: number
  /** Phase between two beats, 0 to 1. */
  phase: number
  /** Whether a step was made on this beat. */
  stepped: boolean
  step: number
  free: number
}

export const LAMPS = 4
export const PLANK = { x: 46, y: 44 } as const
const NEAR = 0.27
const TRUE = 0.12
const AHEAD = 9

function walk(state: WalkState, turn: Turn, way: number) {
  const at = { x: state.shownX, y: state.shownY }
  const off = state.phase > 0.5 ? 1 - state.phase : state.phase
  if (off > NEAR || state.stepped) {
    state.combo = 0
    turn.tell('rushed', at.x, at.y)
    return
  }
  if (way !== state.ways[0]) {
    slip(state, turn, at)
    if (!state.over) advance(state, turn)
  } else {
    const degree = degreeAt(2, state.step * 2)
    ring(turn, Math.max(0, degree), at)
    mark(state, turn, off < TRUE ? 2 : 1, at, off < TRUE ? 'perfect' : 'good')
    relight(state, turn, LAMPS, at)
    advance(state, turn)
  }
  state.stepped = true
}

/** Advances to the next plank. */
function advance(state: WalkState, turn: Turn) {
  const way = state.ways.shift() ?? 1
  state.column += way
  state.row++
  state.step++
  const lean = state.column + state.ways.reduce((sum, one) => sum + one, 0)
  const wish = turn.random() < 0.5 - lean * 0.09 ? 1 : -1
  state.ways.push(wish)
}

/** One step per beat, left or right as the planks lead. */
export const rules: MicroRules<WalkState> = {
  inputs: [0, 1, 2],
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    ways: [1, 1, -1, -1, 1, -1, 1, 1, -1],
    column: 0,
    row: 0,
    shownX: 0,
    shownY: 0,
    phase: 0.2,
    stepped: true,
    step: 0,
    free: 3,
  }),
  step(state, turn) {
    while (state.ways.length < AHEAD) state.ways.push(1)
    const before = state.phase
    state.phase += 0.024 + 0.013 * hardness(state.row, 70)
    const touched = tapped(state, turn)
    if (touched > 0) walk(state, turn, touched === 1 ? -1 : 1)
    if (state.over) return
    // Halfway to the next beat a missing step counts as missed.
    if (before < 0.5 && state.phase >= 0.5) {
      if (!state.stepped && state.free === 0) slip(state, turn, { x: state.shownX, y: state.shownY })
      if (state.free > 0) state.free--
      state.stepped = false
    }
    if (state.phase >= 1) {
      state.phase -= 1
      turn.tell(state.step % 4 === 0 ? 'tock' : 'tick', state.shownX, state.shownY)
    }
    state.shownX += (state.column * PLANK.x - state.shownX) * 0.3
    state.shownY += (-state.row * PLANK.y - state.shownY) * 0.3
  },
  hints: ({ ways }) => [0, ways[0] === -1 ? 1 : 2],
}
