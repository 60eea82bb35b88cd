import { hardness } from '#kit/game/micro/rules.ts'
import { shuffled, pickIndex } from '#kit/random/random.ts'
import { quizRules, whole } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#4aa0a8', '#123a44'] }

export interface WholeState extends Quiz {
  target: number
  /** Numbers that are on the raft already. */
  given: number[]
  pebbles: number[]
}

const COUNT = 9
export const pebblePlace = (index: number) => ({
  x: 96 + (index % 3) * 104,
  y: 196 + Math.floor(index / 3) * 74,
})
export const missingOf = ({ target, given }: WholeState) =>
  given.reduce((left, number) => left - number, target)

const questions: Questions<WholeState> = {
  ask(state, random) {
    const { round } = state
    const target =
      round < 4 ? 10 : round < 9 ? whole(11, 20, random) : round < 18 ? whole(21, 60, random) : 100
    const parts = round < 7 ? 1 : round < 24 ? 1 + pickIndex(2, random) : 2
    let left = target - 1
    const given: number[] = []
    for (let part = 0; part < parts; part++) {
      const number = whole(1, Math.max(1, Math.floor((left - 1) * (parts === 1 ? 1 : 0.6))), random)
      given.push(number)
      left -= number
    }
    state.target = target
    state.given = given
    const missing = missingOf(state)
    const near = shuffled([-11, -10, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], random)
      .map((gap) => missing + gap)
      .filter((number) => number > 0)
    state.pebbles = shuffled([missing, ...near.slice(0, COUNT - 1)], random)
    state.full = Math.round(420 - 190 * hardness(round, 16))
  },
  right: (state) => state.pebbles.indexOf(missingOf(state)),
  choices: () => COUNT,
  place: (_state, choice) => pebblePlace(choice),
}

/** A raft carries a number: which pebble makes it whole? */
export const rules = quizRules<WholeState>(
  (quiz) => ({ ...quiz, target: 10, given: [], pebbles: [...numbersTo(8)] }),
  questions,
  COUNT,
)
