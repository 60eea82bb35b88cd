import { between, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a6fc0', '#141f50'] }

export interface EarState extends BeatState {
  /** The degree of each bell, from left to right. */
  bells: number[]
  /** The bird's song as bells, and its progress. */
  song: number[]
  sung: number
  answered: number
  /** Ticks until the next note, or left for the answer. */
  left: number
  phase: 'sings' | 'listens' | 'pause'
  shake: number[]
  solved: number
}

export const LAMPS = 3
export const BELLS = 5
const DEGREES = [0, 2, 4, 5, 7] as const

export const bellPlace = (bell: number) => ({ x: 52 + bell * 74, y: 286 })

function newSong(state: EarState, turn: Turn) {
  const long = 1 + Math.min(4, Math.floor(state.solved / 3))
  state.song = Array.from({ length: long }, () => pickIndex(BELLS, turn.random))
  // Every fourth song rearranges the bells: the player should listen, not remember places.
  if (state.solved > 0 && state.solved % 4 === 0) {
    for (let bell = BELLS - 1; bell > 0; bell--) {
      const other = pickIndex(bell + 1, turn.random)
      const kept = state.bells[bell]!
      state.bells[bell] = state.bells[other]!
      state.bells[other] = kept
    }
    turn.tell('shuffle', 200, 260)
  }
  state.sung = 0
  state.answered = 0
  state.phase = 'sings'
  state.left = 20
}

function answer(state: EarState, turn: Turn, bell: number) {
  const at = bellPlace(bell)
  state.shake[bell] = 24
  ring(turn, state.bells[bell] ?? 0, at)
  const wanted = state.song[state.answered]!
  if (state.bells[wanted] !== state.bells[bell]) {
    slip(state, turn, at)
    state.phase = 'pause'
    state.left = 50
    return
  }
  state.answered++
  mark(state, turn, 1, at, state.left > 200 ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
  if (state.answered < state.song.length) return
  state.solved++
  state.phase = 'pause'
  state.left = 40
  turn.tell('sung', 200, 120)
}

/** Repeat the bird's song on the bells: large ones are low, small ones high. */
export const rules: MicroRules<EarState> = {
  inputs: [0, 1, 2, 3, 4, 5],
  hand: 'tap',
  sight: 40,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    bells: [...DEGREES],
    song: [2],
    sung: 0,
    answered: 0,
    left: 30,
    phase: 'sings',
    shake: [0, 0, 0, 0, 0],
    solved: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.solved, 16)
    state.shake = state.shake.map((shake) => Math.max(0, shake - 1))
    state.left--
    if (state.phase === 'listens') {
      const bell = tapped(state, turn)
      if (bell > 0) answer(state, turn, bell - 1)
      if (state.phase !== 'listens' || state.left > 0) return
      slip(state, turn, { x: 200, y: 120 })
      state.phase = 'pause'
      state.left = 40
      return
    }
    if (state.left > 0) return
    if (state.phase === 'pause') {
      newSong(state, turn)
      return
    }
    if (state.sung < state.song.length) {
      ring(turn, state.bells[state.song[state.sung]!] ?? 0, { x: 200, y: 110 })
      state.sung++
      state.left = Math.round(between(38, 42, turn.random) - 14 * hard)
      return
    }
    state.phase = 'listens'
    state.left = Math.round(330 - 120 * hard)
  },
  hints: ({ phase, song, answered }) => (phase === 'listens' ? [0, (song[answered] ?? 0) + 1] : [0]),
}
