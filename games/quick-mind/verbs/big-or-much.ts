import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { quizRules, SIDES, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#5b7fd0', '#14204e'] }

export interface BigState extends Quiz {
  numbers: number[]
  /** Side of the number written larger. */
  tall: number
  /** What is asked: the value or the written size. */
  asks: 'much' | 'tall'
}

const questions: Questions<BigState> = {
  ask(state, random) {
    const { round } = state
    const top = round < 8 ? 9 : round < 20 ? 40 : 99
    const one = whole(1, top - 1, random)
    const gap = round < 6 ? whole(2, 5, random) : whole(1, 9, random)
    const other = one + gap > top ? Math.max(0, one - gap) : one + gap
    state.numbers = [one, other]
    state.tall = pickIndex(2, random)
    state.asks = round <= 4 ? 'much' : round <= 8 ? 'tall' : random() < 0.5 ? 'much' : 'tall'
    state.full = Math.round(220 - 120 * hardness(round, 16))
  },
  right: ({ numbers, tall, asks }) => (asks === 'tall' ? tall : numbers[0]! > numbers[1]! ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Two numbers of two sizes: which is more, or which is written larger? */
export const rules = quizRules<BigState>(
  (quiz) => ({ ...quiz, numbers: [1, 2], tall: 0, asks: 'much' }),
  questions,
  2,
)
