import { bonus, end, freshBase, gain, type Base, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'

/** A game of questions with three tries. */
export interface Quiz extends Base {
  lamps: number
  /** Questions asked so far, the current one included. */
  round: number
  /** Ticks since the question was asked. */
  age: number
  /** Ticks left for looking; answers count at 0. */
  look: number
  /** Ticks left to answer, and their total. */
  left: number
  full: number
  /** Ticks for which the last verdict is still shown. */
  verdict: number
  /** The last answer; -1 when the time ran out. */
  picked: number
  good: boolean
}

export const freshQuiz = (): Quiz => ({
  ...freshBase(),
  lamps: 3,
  round: 0,
  age: 0,
  look: 0,
  left: 1,
  full: 1,
  verdict: 0,
  picked: -1,
  good: false,
})

interface Place {
  readonly x: number
  readonly y: number
}

/** What differs between games of questions. */
export interface Questions<State extends Quiz> {
  /** Puts the next question into the state, with `look` and `full`. */
  ask(state: State, random: Random): void
  /** Index of the right answer. */
  right(state: State): number
  /** Number of answers. */
  choices(state: State): number
  place(state: State, choice: number): Place
  /** A question that is only shown. */
  passes?(state: State): boolean
}

const GOOD_TICKS = 26
const BAD_TICKS = 70
/** An answer within this share of the time earns a bonus. */
const QUICK = 0.55
const MIDDLE: Place = { x: 200, y: 200 }

/** The spot just tapped, from 1; else 0. */
export const tapped = (state: Base, { input }: Turn) => (input > 0 && input !== state.last ? input : 0)

export const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last + 1 }, (_, index) => index)

/** A mistake ends the combo and costs a try; the last one ends the run. */
export function slip(state: Quiz, turn: Turn, at: Place) {
  state.combo = 0
  state.lamps--
  state.good = false
  state.verdict = BAD_TICKS
  turn.tell('slip', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Asks the next question and starts its clock. */
export function askNext<State extends Quiz>(
  state: State,
  random: Random,
  ask: Questions<State>['ask'],
): State {
  state.round++
  state.age = 0
  state.picked = -1
  state.look = 0
  ask(state, random)
  state.left = state.full
  return state
}

/** One tick of a game of questions. */
export function quizStep<State extends Quiz>(questions: Questions<State>) {
  const { ask, right, choices, place, passes } = questions
  return (state: State, turn: Turn) => {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict === 0) askNext(state, turn.random, ask)
      return
    }
    if (state.look > 0) {
      state.look--
      if (state.look > 0) return
      turn.tell('hide', MIDDLE.x, MIDDLE.y)
      if (passes?.(state)) askNext(state, turn.random, ask)
      return
    }
    const tap = tapped(state, turn)
    if (tap > choices(state)) return
    state.left--
    if (tap === 0 && state.left > 0) return
    state.picked = tap - 1
    const at = place(state, tap === 0 ? right(state) : tap - 1)
    if (tap - 1 !== right(state)) {
      slip(state, turn, at)
      return
    }
    state.good = true
    state.verdict = GOOD_TICKS
    if (state.left > state.full * QUICK) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    gain(state, turn, 1, at)
  }
}

/** A bot's options: the right answer, when answers count. */
export const quizHints =
  <State extends Quiz>({ right }: Questions<State>) =>
  (state: State): readonly number[] =>
    state.verdict > 0 || state.look > 0 ? [0] : [0, right(state) + 1]
