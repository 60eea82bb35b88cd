import { hardness } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { amongSlips, FOUR, quizRules, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#e0a070', '#4a2a4a'] }

export interface GapState extends Quiz {
  /** Both times in minutes after twelve. */
  from: number
  to: number
  answers: number[]
}

export const gapOf = ({ from, to }: GapState) => to - from

/** Quarters of an hour first, then tens, then fives; later more than an hour. */
function gapFor(round: number, random: Random): number {
  if (round < 4) return 15 * whole(1, 4, random)
  if (round < 10) return 10 * whole(1, 9, random)
  return 5 * whole(2, 26, random)
}

const questions: Questions<GapState> = {
  ask(state, random) {
    const { round } = state
    const step = round < 4 ? 15 : round < 10 ? 10 : 5
    const gap = gapFor(round, random)
    state.from = step * whole(0, Math.floor((700 - gap) / step), random)
    state.to = state.from + gap
    state.answers = amongSlips(gap, [step, -step, 2 * step, -2 * step, 3 * step, 60], random)
    state.full = Math.round(760 - 330 * hardness(round, 14))
  },
  right: (state) => state.answers.indexOf(gapOf(state)),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** Two clocks: how many minutes lie between them? */
export const rules = quizRules<GapState>((quiz) => ({ ...quiz, from: 0, to: 15, answers: [] }), questions, 4)
