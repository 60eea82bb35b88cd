import { hardness } from '#kit/game/micro/rules.ts'
import { amongSlips, FOUR, quizRules, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#c46048', '#3a1a1c'] }

export interface TotalState extends Quiz {
  /** Crates loaded, or unloaded when negative. */
  loads: number[]
  answers: number[]
  /** Ticks between two loads. */
  beat: number
}

const LEAD = 24
export const loadedOf = ({ loads }: TotalState) => loads.reduce((sum, load) => sum + load, 0)
/** Ticks since the first load came; negative before. */
export const loadedSince = ({ loads, beat, look }: TotalState) => loads.length * beat - look

const questions: Questions<TotalState> = {
  ask(state, random) {
    const { round } = state
    const count = Math.min(9, 3 + Math.floor(round / 3))
    const top = round < 6 ? 5 : round < 14 ? 9 : 15
    const loads = [whole(2, top, random)]
    let sum = loads[0]!
    while (loads.length < count) {
      const isOut = sum > 3 && round > 2 && random() < 0.4
      const load = isOut ? -whole(1, Math.min(top, sum - 1), random) : whole(1, top, random)
      loads.push(load)
      sum += load
    }
    state.loads = loads
    state.answers = amongSlips(sum, [-2, -1, 1, 2, 3], random)
    state.beat = Math.round(64 - 30 * hardness(round, 12))
    state.look = loads.length * state.beat + LEAD
    state.full = Math.round(240 - 110 * hardness(round, 12))
  },
  right: (state) => state.answers.indexOf(loadedOf(state)),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** Crates go into the boat and out again: how many are in it at the end? */
export const rules = quizRules<TotalState>(
  (quiz) => ({ ...quiz, loads: [], answers: [], beat: 60 }),
  questions,
  4,
)
