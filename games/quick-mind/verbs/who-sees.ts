import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#4fb8c8', '#0f3f5a'] }

/** Who looks: from below, from the left, from above, from the right. */
export type Watch = 0 | 1 | 2 | 3

export interface SeesState extends Quiz {
  /** Row of each thing's column: no two share a row or a column. */
  rows: number[]
  /** The find that lies in each column. */
  finds: number[]
  watch: Watch
  answers: number[][]
}

export const PLACES = rowOf(4, 340)
const KINDS = 6

/** Things from left to right as the watcher sees them. */
export function seenBy({ rows, finds, watch }: SeesState): number[] {
  if (watch === 0) return [...finds]
  if (watch === 2) return finds.toReversed()
  const byRow = numbersTo(rows.length - 1).map((row) => finds[rows.indexOf(row)]!)
  // From the left, what lies far up is on the left hand; from the right it is the other way round.
  return watch === 1 ? byRow : byRow.toReversed()
}

const questions: Questions<SeesState> = {
  ask(state, random) {
    const count = state.round < 8 ? 3 : 4
    state.rows = shuffled(numbersTo(count - 1), random)
    state.finds = shuffled(numbersTo(KINDS - 1), random).slice(0, count)
    state.watch = (state.round < 3 ? 1 + pickIndex(2, random) : pickIndex(4, random)) as Watch
    const right = seenBy(state)
    const answers = [right]
    while (answers.length < 4) {
      const other = answers.length === 1 ? right.toReversed() : shuffled(right, random)
      if (answers.every((one) => String(one) !== String(other))) answers.push(other)
    }
    state.answers = shuffled(answers, random)
    state.full = Math.round(720 - 320 * hardness(state.round, 14))
  },
  right: (state) => state.answers.findIndex((answer) => String(answer) === String(seenBy(state))),
  choices: () => 4,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** A crab looks over the beach from one side: in which order does it see the things? */
export const rules = quizRules<SeesState>(
  (quiz) => ({ ...quiz, rows: [0, 1, 2], finds: [0, 1, 2], watch: 0, answers: [] }),
  questions,
  4,
)
