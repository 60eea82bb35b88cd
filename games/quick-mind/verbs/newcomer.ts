import { hardness } from '#kit/game/micro/rules.ts'
import { shuffled } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#c46a50', '#3c1620'] }

export interface MarketState extends Quiz {
  /** Pictures still in the sack, and those on the mat, the newest last. */
  sack: number[]
  known: number[]
  /** Place on the mat of each known picture. */
  spots: number[]
}

/** Pictures: a shape in a colour. */
export const PICTURES = 25
const COLUMNS = 4
const MOST = 16
const WAVE = 22
const FIRST_LOOK = 100
export const spotPlace = (spot: number) => ({
  x: 74 + (spot % COLUMNS) * 84,
  y: 108 + Math.floor(spot / COLUMNS) * 82,
})

/** The first two are only shown. */
export const passes = ({ known }: MarketState) => known.length === 2

const questions: Questions<MarketState> = {
  passes,
  ask(state, random) {
    const isFresh = state.known.length === 0 || state.known.length >= MOST
    if (isFresh) state.sack = shuffled(numbersTo(PICTURES - 1), random)
    state.known = isFresh ? [state.sack.pop()!, state.sack.pop()!] : [...state.known, state.sack.pop()!]
    state.spots = shuffled(numbersTo(MOST - 1), random).slice(0, state.known.length)
    state.look = passes(state) ? FIRST_LOOK : WAVE
    state.full = Math.round(420 - 180 * hardness(state.round, 16))
  },
  right: ({ spots }) => spots.at(-1)!,
  choices: () => MOST,
  place: (_state, choice) => spotPlace(choice),
}

/** After every wave there is one more thing, and all have moved: which one is new? */
export const rules = quizRules<MarketState>(
  (quiz) => ({ ...quiz, sack: [], known: [], spots: [] }),
  questions,
  MOST,
)
