import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { quizRules, SIDES } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#1f7f9a', '#04283a'] }

export interface ShoalState extends Quiz {
  /** Direction of each of five fish: 0 left, 1 right; the third counts. */
  looks: number[]
  /** A masked middle fish asks for the opposite side. */
  isMasked: boolean
  /** Slope of the row in field units. */
  slope: number
}

const questions: Questions<ShoalState> = {
  ask(state, random) {
    const { round } = state
    const middle = pickIndex(2, random)
    const mood = random()
    const others = mood < 0.45 ? 1 - middle : middle
    state.looks = [0, 1, 2, 3, 4].map((place) =>
      place === 2 ? middle : mood > 0.75 && round > 5 ? pickIndex(2, random) : others,
    )
    state.isMasked = round > 8 && random() < 0.38
    state.slope = round > 4 ? (pickIndex(3, random) - 1) * 16 : 0
    state.full = Math.round(170 - 100 * hardness(round, 16))
  },
  right: ({ looks, isMasked }) => (isMasked ? 1 - looks[2]! : looks[2]!),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Flanker task: which way does the middle fish face? */
export const rules = quizRules<ShoalState>(
  (quiz) => ({ ...quiz, looks: [0, 0, 0, 0, 0], isMasked: false, slope: 0 }),
  questions,
  2,
)
