import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#b8743c', '#33180a'] }

export interface CupsState extends Quiz {
  cups: number
  /** The cup with the pearl, by its first place. */
  pearl: number
  swaps: [number, number][]
  /** Ticks per swap. */
  beat: number
}

export const cupPlace = (index: number, cups: number) => ({
  x: Math.round(200 + (index - (cups - 1) / 2) * Math.min(104, 350 / cups)),
  y: 236,
})
/** Ticks for which the pearl is shown before the cups move. */
export const SHOW = 52

/** Places of the cups after this many swaps and `share` of the next. */
export function placesAfter({ cups, swaps }: CupsState, done: number): number[] {
  const at = numbersTo(cups - 1).map(Number)
  for (const [one, other] of swaps.slice(0, done)) {
    const [first, second] = [at.indexOf(one), at.indexOf(other)]
    at[first] = other
    at[second] = one
  }
  return at
}

const questions: Questions<CupsState> = {
  ask(state, random) {
    const { round } = state
    state.cups = round < 4 ? 3 : round < 14 ? 4 : 5
    state.pearl = pickIndex(state.cups, random)
    state.swaps = Array.from({ length: Math.min(12, 2 + Math.floor(round * 0.6)) }, () => {
      const [one, other] = shuffled(numbersTo(state.cups - 1), random)
      return [one!, other!]
    })
    state.beat = Math.round(30 - 18 * hardness(round, 10))
    state.look = SHOW + state.swaps.length * state.beat
    state.full = Math.round(260 - 100 * hardness(round, 14))
  },
  right: (state) => placesAfter(state, state.swaps.length)[state.pearl]!,
  choices: ({ cups }) => cups,
  place: ({ cups }, choice) => cupPlace(choice, cups),
}

/** A pearl under a cup, and the cups change places. */
export const rules = quizRules<CupsState>(
  (quiz) => ({ ...quiz, cups: 3, pearl: 0, swaps: [], beat: 30 }),
  questions,
  5,
)
