import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { quizRules, SIDES, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#8a70c0', '#20143f'] }

export interface PansState extends Quiz {
  /** Numbers on the stones of the left and of the right pan. */
  pans: number[][]
}

export const weightOf = (stones: readonly number[]) => stones.reduce((sum, stone) => sum + stone, 0)

/** This many stones with this total weight. */
function stonesOf(weight: number, count: number, random: Random): number[] {
  const stones: number[] = []
  let left = weight
  for (let more = count - 1; more > 0; more--) {
    const most = Math.max(1, Math.floor((left - more) * 0.7))
    const stone = whole(1, most, random)
    stones.push(stone)
    left -= stone
  }
  return shuffled([...stones, left], random)
}

const questions: Questions<PansState> = {
  ask(state, random) {
    const { round } = state
    const count = round < 4 ? 2 : round < 14 ? 3 : 4
    const weight = whole(9, 14 + Math.min(60, round * 3), random)
    const gap = Math.max(1, Math.round(weight * (0.4 - 0.33 * hardness(round, 10))))
    const pans = [
      stonesOf(weight, count, random),
      stonesOf(weight + gap, round > 8 ? whole(2, 4, random) : count, random),
    ]
    state.pans = pickIndex(2, random) === 0 ? pans : pans.toReversed()
    state.full = Math.round(420 - 190 * hardness(round, 16))
  },
  right: ({ pans }) => (weightOf(pans[0]!) > weightOf(pans[1]!) ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Stones with numbers on two pans: which side goes down? */
export const rules = quizRules<PansState>((quiz) => ({ ...quiz, pans: [[], []] }), questions, 2)
