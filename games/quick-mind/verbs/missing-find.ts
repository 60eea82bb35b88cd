import { hardness } from '#kit/game/micro/rules.ts'
import { shuffled } from '#kit/random/random.ts'
import { FOUR, quizRules } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#58b0b8', '#14404a'] }

export interface MissingState extends Quiz {
  /** Pictures before the wave, and those left after it in another order. */
  before: number[]
  after: number[]
  answers: number[]
  glance: number
}

const PICTURES = 25
const questions: Questions<MissingState> = {
  ask(state, random) {
    const { round } = state
    const count = Math.min(10, 3 + Math.floor(round / 3))
    const pictures = shuffled(numbersTo(PICTURES - 1), random)
    state.before = pictures.slice(0, count)
    const gone = state.before[0]!
    state.after = shuffled(state.before.slice(1), random)
    state.before = shuffled(state.before, random)
    // The wrong answers were never shown: who has looked recognises them.
    state.answers = shuffled([gone, ...pictures.slice(count, count + 3)], random)
    state.glance = Math.round(60 + count * 20 - 50 * hardness(round, 14))
    state.look = state.glance
    state.full = Math.round(300 - 120 * hardness(round, 12))
  },
  right: ({ before, after, answers }) =>
    answers.findIndex((one) => before.includes(one) && !after.includes(one)),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** A wave takes one thing away: which? */
export const rules = quizRules<MissingState>(
  (quiz) => ({ ...quiz, before: [], after: [], answers: [], glance: 1 }),
  questions,
  4,
)
