import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#8aa84a', '#2a3a14'] }

export interface LadderState extends Quiz {
  poles: number
  /** The crab's first pole. */
  from: number
  /** From the top: each rung joins a pole with the next. */
  rungs: number[]
}

export const TOP = 92
export const BOTTOM = 306
export const poleAt = (pole: number, poles: number) =>
  Math.round(200 + (pole - (poles - 1) / 2) * (330 / poles))
export const rungAt = (index: number, rungs: number) =>
  TOP + 18 + ((BOTTOM - TOP - 36) * (index + 0.5)) / rungs
const holePlace = (pole: number, poles: number) => ({ x: poleAt(pole, poles), y: 346 })
export const holes = (poles: number) => Array.from({ length: poles }, (_, pole) => holePlace(pole, poles))

/** Poles along the way, one after each rung. */
export function wayOf({ from, rungs }: LadderState): number[] {
  const way = [from]
  for (const rung of rungs) {
    const pole = way.at(-1)!
    way.push(pole === rung ? pole + 1 : pole === rung + 1 ? pole - 1 : pole)
  }
  return way
}

const questions: Questions<LadderState> = {
  ask(state, random) {
    const { round } = state
    state.poles = Math.min(6, 3 + Math.floor(round / 5))
    state.from = pickIndex(state.poles, random)
    const count = Math.min(16, state.poles + Math.floor(round / 2))
    state.rungs = []
    while (state.rungs.length < count) {
      const rung = pickIndex(state.poles - 1, random)
      // Two equal rungs in a row would cancel out.
      if (rung !== state.rungs.at(-1)) state.rungs.push(rung)
    }
    state.full = Math.round(520 - 250 * hardness(round, 14))
  },
  right: (state) => wayOf(state).at(-1)!,
  choices: ({ poles }) => poles,
  place: ({ poles }, choice) => holePlace(choice, poles),
}

/** Down the poles and over every rung: in which hole does the crab end? */
export const rules = quizRules<LadderState>(
  (quiz) => ({ ...quiz, poles: 3, from: 0, rungs: [] }),
  questions,
  6,
)
