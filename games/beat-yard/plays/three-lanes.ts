import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { degreeAt, mark, relight, ring, slip, tapped, TUNES, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#7a3f9a', '#1c0f3c'] }

interface Note {
  lane: number
  y: number
  degree: number
}
export interface LanesState extends BeatState {
  notes: Note[]
  tune: number
  step: number
  /** Ticks until the next step of the tune. */
  left: number
  lit: [number, number, number]
}

export const LINE_Y = 322
export const LAMPS = 5
const NEAR = 42
const TRUE = 16

export const laneX = (lane: number) => 90 + lane * 110

/** High notes fall on the right, low ones on the left; a repeated note changes its lane. */
const laneOf = (degree: number, step: number) =>
  degree < 2 ? 0 : degree < 4 ? (step % 4 === 0 ? 1 : 0) : degree < 5 ? 1 : 2

function touch(state: LanesState, turn: Turn, lane: number) {
  state.lit[lane] = 8
  const at = { x: laneX(lane), y: LINE_Y }
  const mine = state.notes.filter((one) => one.lane === lane)
  const note = mine.toSorted((left, right) => Math.abs(left.y - LINE_Y) - Math.abs(right.y - LINE_Y))[0]
  if (!note || Math.abs(note.y - LINE_Y) > NEAR) {
    state.combo = 0
    turn.tell('empty', at.x, at.y)
    return
  }
  const isTrue = Math.abs(note.y - LINE_Y) < TRUE
  state.notes = state.notes.filter((one) => one !== note)
  ring(turn, note.degree, at)
  mark(state, turn, isTrue ? 2 : 1, at, isTrue ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Notes fall: touch the lane as its note crosses the line. */
export const rules: MicroRules<LanesState> = {
  inputs: [0, 1, 2, 3],
  hand: 'tap',
  sight: 50,
  start: (random) => ({
    ...freshBase(),
    lamps: LAMPS,
    notes: [{ lane: 1, y: 60, degree: 4 }],
    tune: pickIndex(TUNES.length, random),
    step: 0,
    left: 50,
    lit: [0, 0, 0],
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 4200)
    const lane = tapped(state, turn)
    for (const index of [0, 1, 2] as const) if (state.lit[index] > 0) state.lit[index]--
    if (lane > 0) touch(state, turn, lane - 1)
    for (const note of state.notes) {
      note.y += 2.7 + 2.2 * hard
      if (note.y <= LINE_Y + NEAR) continue
      slip(state, turn, { x: laneX(note.lane), y: LINE_Y + 30 })
      note.y = 9999
      if (state.over) return
    }
    state.notes = state.notes.filter(({ y }) => y < 9000)
    if (--state.left > 0) return
    state.left = Math.round(17 - 6 * hard)
    const degree = degreeAt(state.tune, state.step)
    if (degree >= 0) state.notes.push({ lane: laneOf(degree, state.step), y: -30, degree })
    state.step++
    if (state.step % 32 === 0)
      state.tune = (state.tune + 1 + pickIndex(TUNES.length - 1, turn.random)) % TUNES.length
  },
  hints: ({ notes }) => [
    0,
    ...new Set(notes.filter(({ y }) => y > LINE_Y - 180).map(({ lane }) => lane + 1)),
  ],
}
