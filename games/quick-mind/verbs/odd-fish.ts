import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2a9ac0', '#0a3450'] }

/** Trait of the odd one: kind, heading, size or shade. */
export type Difference = 'kind' | 'turn' | 'size' | 'shade'

export interface OddState extends Quiz {
  side: number
  odd: number
  kind: number
  /** Heading of each, in twelfths. */
  turns: number[]
  by: Difference
  /** Size of the difference, 0 to 1. */
  much: number
}

const ROOM = 316
export const fishSize = (side: number) => ROOM / side
export function fishPlace(index: number, side: number) {
  const size = fishSize(side)
  return {
    x: 200 + ((index % side) - (side - 1) / 2) * size,
    y: 218 + (Math.floor(index / side) - (side - 1) / 2) * size,
  }
}

const questions: Questions<OddState> = {
  ask(state, random) {
    const { round } = state
    state.side = Math.min(6, 3 + Math.floor(round / 5))
    const count = state.side * state.side
    state.odd = pickIndex(count, random)
    state.kind = pickIndex(3, random)
    const ways: readonly Difference[] = round < 4 ? ['kind', 'turn'] : ['turn', 'size', 'shade', 'kind']
    state.by = pickOne(ways, random)
    // Only the fish shows at a glance where its head is.
    if (state.by === 'turn') state.kind = 0
    const heading = pickIndex(12, random)
    const isMixed = state.by !== 'turn' && round > 6
    state.much = Math.round((1 - 0.6 * hardness(round, 16)) * 100) / 100
    state.turns = Array.from({ length: count }, (_, index) =>
      isMixed
        ? pickIndex(12, random)
        : index === state.odd && state.by === 'turn'
          ? (heading + 6) % 12
          : heading,
    )
    state.full = Math.round(420 - 200 * hardness(round, 14))
  },
  right: ({ odd }) => odd,
  choices: ({ side }) => side * side,
  place: ({ side }, choice) => fishPlace(choice, side),
}

/** One in the shoal is not like the others. */
export const rules = quizRules<OddState>(
  (quiz) => ({ ...quiz, side: 3, odd: 0, kind: 0, turns: [], by: 'kind', much: 1 }),
  questions,
  36,
)
