import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c08ad0', '#3a2068'] }

export interface StairState extends BeatState {
  /** The previous and the current note, as degrees. */
  before: number
  now: number
  phase: 'first' | 'second' | 'answer' | 'shown'
  left: number
  full: number
  /** The player's answer: 1 lower, 2 equal, 3 higher; 0 none. */
  said: number
  good: boolean
  /** Steps climbed in a row. */
  climbed: number
}

export const LAMPS = 3
export const HIGHEST = 14
const SHOW = 34

/** The right answer: 1 lower, 2 equal, 3 higher. */
export const rightOf = ({ before, now }: StairState) => (now < before ? 1 : now > before ? 3 : 2)
export const answerPlace = (answer: number) => ({ x: 76 + (answer - 1) * 124, y: 328 })

function ask(state: StairState, turn: Turn) {
  const hard = hardness(state.climbed, 14)
  // Wide intervals at first, steps of the scale later.
  const widest = Math.max(1, Math.round(5 - 4.4 * hard))
  state.before = state.now
  if (turn.random() < 0.2) return
  const by = 1 + pickIndex(widest, turn.random) + (state.climbed < 4 ? 2 : 0)
  const up = state.now + by > HIGHEST ? false : state.now - by < 0 || turn.random() < 0.5
  state.now += up ? by : -by
}

/** Is the second note lower, higher or equal? */
export const rules: MicroRules<StairState> = {
  inputs: [0, 1, 2, 3],
  hand: 'tap',
  sight: 30,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    before: 4,
    now: 9,
    phase: 'first',
    left: 30,
    full: 200,
    said: 0,
    good: true,
    climbed: 0,
  }),
  step(state, turn) {
    state.left--
    const said = tapped(state, turn)
    const hard = hardness(state.climbed, 20)
    if (state.phase === 'answer') {
      if (said === 0 && state.left > 0) return
      const right = rightOf(state)
      const at = answerPlace(said === 0 ? right : said)
      state.said = said
      state.good = said === right
      state.phase = 'shown'
      if (!state.good) {
        state.left = 70
        slip(state, turn, at)
        return
      }
      const quick = state.left > state.full * 0.6
      state.left = SHOW
      state.climbed++
      mark(state, turn, quick ? 2 : 1, at, quick ? 'perfect' : 'good')
      relight(state, turn, LAMPS, at)
      return
    }
    if (state.left > 0) return
    if (state.phase === 'shown') {
      ask(state, turn)
      state.said = 0
      state.phase = 'first'
      state.left = 12
      return
    }
    if (state.phase === 'first') {
      ring(turn, state.before, { x: 110, y: 150 })
      state.phase = 'second'
      state.left = Math.round(46 - 16 * hard)
      return
    }
    ring(turn, state.now, { x: 290, y: 150 })
    state.phase = 'answer'
    state.full = Math.round(230 - 130 * hard)
    state.left = state.full
  },
  hints: (state) => (state.phase === 'answer' ? [0, rightOf(state)] : [0]),
}
