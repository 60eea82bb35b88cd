import {
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4f8f5a', '#143028'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface EchoState extends Base {
  /** Steps of the beat on which the frog drums. */
  pattern: number[]
  /** Which of them have been answered: 0 not yet, 1 well, 2 missed. */
  answers: number[]
  phase: 'call' | 'answer'
  at: number
  beat: number
  lamps: number
  round: number
  clean: boolean
}

export const STEPS = 8
export const LEAD = 26
const SLACK = 8
const EXACT = 3
const SLOWEST = 22
const QUICKEST = 15

/** When a step is due, ticks after its phase has begun. */
export const dueAt = ({ beat }: EchoState, step: number) => LEAD + step * beat

function compose(state: EchoState, random: Random) {
  state.round++
  const count = Math.min(6, 2 + Math.floor(state.round / 2))
  const rest = shuffled([1, 2, 3, 4, 5, 6, 7], random).slice(0, count)
  state.pattern = [0, ...rest].toSorted((one, other) => one - other)
  state.answers = state.pattern.map(() => 0)
  state.beat = Math.round(SLOWEST - (SLOWEST - QUICKEST) * hardness(state.round, 9))
  state.phase = 'call'
  state.at = 0
  state.clean = true
}

function slip(state: EchoState, turn: Turn) {
  state.combo = 0
  state.clean = false
  state.lamps--
  turn.tell('wrong', 200, 300)
  if (state.lamps <= 0) end(state, turn, { x: 200, y: 300 })
}

function answer(state: EchoState, turn: Turn) {
  if (turn.press) {
    const index = state.pattern.findIndex(
      (step, index) => state.answers[index] === 0 && Math.abs(state.at - dueAt(state, step)) <= SLACK,
    )
    turn.tell('drum', 200, 300)
    if (index < 0) slip(state, turn)
    else {
      state.answers[index] = 1
      gain(state, turn, 1, { x: 200, y: 270 })
      if (Math.abs(state.at - dueAt(state, state.pattern[index]!)) <= EXACT)
        bonus(state, turn, 1, { x: 200, y: 236 })
    }
  }
  for (const [index, step] of state.pattern.entries())
    if (state.answers[index] === 0 && state.at > dueAt(state, step) + SLACK) {
      state.answers[index] = 2
      slip(state, turn)
    }
}

/** The frog drums, you drum it back: the same strokes in the same time. */
export const rules: MicroRules<EchoState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: EchoState = {
      ...freshBase(),
      pattern: [],
      answers: [],
      phase: 'call',
      at: 0,
      beat: SLOWEST,
      lamps: 3,
      round: 0,
      clean: true,
    }
    compose(state, random)
    return state
  },
  step(state, turn) {
    state.at++
    if (state.phase === 'call') {
      if (state.pattern.some((step) => dueAt(state, step) === state.at)) turn.tell('call', 200, 130)
      if (state.at < dueAt(state, STEPS)) return
      state.phase = 'answer'
      state.at = 0
      return
    }
    answer(state, turn)
    if (state.over || state.at < dueAt(state, STEPS)) return
    if (state.clean) bonus(state, turn, 2, { x: 200, y: 200 })
    compose(state, turn.random)
  },
}
