import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { quizRules, SIDES, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2a8fb0', '#062a40'] }

export interface PierState extends Quiz {
  /** Ticks of each fish from the upper edge to the far side of the pier. */
  swims: number[]
  /** Start height of each; the lower one is ahead. */
  heads: number[]
}

/** Where the pier hides them. */
export const PIER = { top: 128, bottom: 268 } as const
const START = 62

/** Height of a fish after so many ticks. */
export function heightAt({ swims, heads }: PierState, lane: number, ticks: number): number {
  return heads[lane]! + ((PIER.bottom - START) * ticks) / swims[lane]!
}
const outAt = (state: PierState, lane: number) =>
  ((PIER.bottom - state.heads[lane]!) * state.swims[lane]!) / (PIER.bottom - START)

const questions: Questions<PierState> = {
  ask(state, random) {
    const { round } = state
    const apart = 0.34 - 0.26 * hardness(round, 12)
    const slow = whole(150, 210, random)
    const quick = pickIndex(2, random)
    const first = pickIndex(2, random)
    const ahead = round < 4 ? 0 : whole(0, 38, random)
    state.heads = quick === 0 ? [START, START + ahead] : [START + ahead, START]
    // The slower one has the lead, so that neither speed nor position alone tells.
    const led = slow * (1 - ahead / (PIER.bottom - START))
    const other = Math.round(led * (first === quick ? 1 - apart : 1 + apart))
    state.swims = quick === 0 ? [other, slow] : [slow, other]
    const unseen = [0, 1].map((lane) => {
      const speed = (PIER.bottom - START) / state.swims[lane]!
      return (PIER.top + 16 - state.heads[lane]!) / speed
    })
    state.look = Math.round(Math.max(unseen[0]!, unseen[1]!))
    state.full = Math.round(170 - 60 * hardness(round, 14))
  },
  right: (state) => (outAt(state, 0) < outAt(state, 1) ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Two fish dive under a pier: which comes out first? */
export const rules = quizRules<PierState>(
  (quiz) => ({ ...quiz, swims: [200, 180], heads: [62, 62] }),
  questions,
  2,
)
