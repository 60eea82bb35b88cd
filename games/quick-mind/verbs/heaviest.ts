import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#5aa0b8', '#123848'] }

export interface HeavyState extends Quiz {
  /** Seesaws: the heavier kind, the lighter one, and the heavier one's side. */
  seesaws: [heavy: number, light: number, side: number][]
  /** Kinds to choose from. */
  answers: number[]
  asks: 'heaviest' | 'lightest'
  best: number
}

export const placesFor = (count: number) => rowOf(count, 350)

const questions: Questions<HeavyState> = {
  ask(state, random) {
    const { round } = state
    const count = round < 4 ? 3 : round < 12 ? 4 : 5
    // From heaviest to lightest; neighbours are compared, later others too.
    const order = shuffled(numbersTo(5), random).slice(0, count)
    const pairs = order.slice(1).map((light, index): [number, number] => [order[index]!, light])
    state.seesaws = shuffled(pairs, random).map(([heavy, light]) => [heavy, light, pickIndex(2, random)])
    state.asks = round > 6 && random() < 0.5 ? 'lightest' : 'heaviest'
    state.best = state.asks === 'heaviest' ? order[0]! : order.at(-1)!
    state.answers = shuffled(order, random)
    state.full = Math.round(700 - 330 * hardness(round, 14))
  },
  right: ({ answers, best }) => answers.indexOf(best),
  choices: ({ answers }) => answers.length,
  place: ({ answers }, choice) => placesFor(answers.length)[choice] ?? { x: 200, y: 350 },
}

/** Seesaws compare two finds each: which is the heaviest of all, or the lightest? */
export const rules = quizRules<HeavyState>(
  (quiz) => ({ ...quiz, seesaws: [], answers: [], asks: 'heaviest', best: 0 }),
  questions,
  5,
)
