import { hardness } from '#kit/game/micro/rules.ts'
import { amongSlips, FOUR, quizRules, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#d89850', '#40240f'] }

export interface PileState extends Quiz {
  /** Crates on each place, row by row from the back; none is higher than the one behind it. */
  heights: number[][]
  answers: number[]
}

export const cratesOf = ({ heights }: PileState) => heights.flat().reduce((sum, height) => sum + height, 0)

const questions: Questions<PileState> = {
  ask(state, random) {
    const { round } = state
    const [rows, columns] = [round < 5 ? 2 : 3, round < 3 ? 2 : round < 12 ? 3 : 4]
    const top = Math.min(5, 2 + Math.floor(round / 5))
    const heights: number[][] = []
    for (let row = 0; row < rows; row++) {
      const line: number[] = []
      for (let column = 0; column < columns; column++) {
        const most = Math.min(heights[row - 1]?.[column] ?? top, line[column - 1] ?? top)
        // Lower steps are rare, so that a pile stays a pile.
        line.push(Math.max(0, most - (row + column > 0 && random() < 0.55 ? whole(1, 2, random) : 0)))
      }
      heights.push(line)
    }
    if (heights[1]![0] === 0) heights[1]![0] = 1
    state.heights = heights
    const count = cratesOf(state)
    state.answers = amongSlips(count, [-1, 1, 2, -2, 3, -3], random)
    state.full = Math.round(900 - 420 * hardness(round, 14))
  },
  right: (state) => state.answers.indexOf(cratesOf(state)),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** Crates in a pile, some behind others: how many are there? */
export const rules = quizRules<PileState>(
  (quiz) => ({ ...quiz, heights: [[1], [1]], answers: [] }),
  questions,
  4,
)
