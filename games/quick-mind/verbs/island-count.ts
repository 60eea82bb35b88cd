import { hardness } from '#kit/game/micro/rules.ts'
import { amongSlips, FOUR, quizRules } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#6ac0a0', '#14405a'] }

export interface IslandState extends Quiz {
  wide: number
  high: number
  /** Whether each cell of the chart is land. */
  land: boolean[]
  answers: number[]
}

/** Connected land by sides; corners do not connect. */
export function islandsOf({ wide, high, land }: Pick<IslandState, 'wide' | 'high' | 'land'>): number {
  const seen = new Set<number>()
  let islands = 0
  for (const [first, isLand] of land.entries()) {
    if (!isLand || seen.has(first)) continue
    islands++
    const open = [first]
    while (open.length > 0) {
      const cell = open.pop()!
      if (seen.has(cell) || !land[cell]) continue
      seen.add(cell)
      const [x, y] = [cell % wide, Math.floor(cell / wide)]
      if (x > 0) open.push(cell - 1)
      if (x < wide - 1) open.push(cell + 1)
      if (y > 0) open.push(cell - wide)
      if (y < high - 1) open.push(cell + wide)
    }
  }
  return islands
}

const questions: Questions<IslandState> = {
  ask(state, random) {
    const { round } = state
    state.wide = Math.min(10, 6 + Math.floor(round / 4))
    state.high = Math.min(7, 4 + Math.floor(round / 5))
    const share = 0.4 + 0.12 * random()
    state.land = Array.from({ length: state.wide * state.high }, () => random() < share)
    // A chart without land would be no question.
    state.land[Math.floor(state.wide / 2)] = true
    state.answers = amongSlips(islandsOf(state), [1, -1, 2, -2], random)
    state.full = Math.round(700 - 260 * hardness(round, 14))
  },
  right: (state) => state.answers.indexOf(islandsOf(state)),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** A chart from above: how many islands are there? */
export const rules = quizRules<IslandState>(
  (quiz) => ({ ...quiz, wide: 6, high: 4, land: [], answers: [] }),
  questions,
  4,
)
