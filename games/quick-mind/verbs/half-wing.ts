import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#8fb8e8', '#2a2f6a'] }

/** Spots of a wing in cells of three by three; 0 is none, else a colour. */
export type Wing = number[]

export interface WingState extends Quiz {
  wing: Wing
  answers: Wing[]
}

export const CELLS = 3
export const PLACES = rowOf(4, 334)
const TINTS = 3

export const mirrorOf = (wing: Wing): Wing =>
  wing.map((_, cell) => wing[Math.floor(cell / CELLS) * CELLS + CELLS - 1 - (cell % CELLS)]!)

const flipped = (wing: Wing): Wing =>
  wing.map((_, cell) => wing[(CELLS - 1 - Math.floor(cell / CELLS)) * CELLS + (cell % CELLS)]!)

/** One spot moved, or two colours swapped. */
function nearly(wing: Wing, random: Random): Wing {
  const next = [...wing]
  const full = numbersTo(8).filter((cell) => wing[cell] !== 0)
  const from = pickOne(full, random)
  const to = pickOne(
    numbersTo(8).filter((cell) => wing[cell] !== wing[from]),
    random,
  )
  const kept = next[to]!
  next[to] = next[from]!
  next[from] = kept
  return next
}

const questions: Questions<WingState> = {
  ask(state, random) {
    const count = Math.min(6, 3 + Math.floor(state.round / 4))
    const cells = shuffled(numbersTo(8), random).slice(0, count)
    const tints = state.round < 3 ? 1 : TINTS
    state.wing = numbersTo(8).map((cell) => (cells.includes(cell) ? 1 + pickIndex(tints, random) : 0))
    const right = mirrorOf(state.wing)
    const answers = [right]
    for (const lure of [state.wing, flipped(right), flipped(state.wing)])
      if (answers.length < 4 && random() < 0.7 && answers.every((one) => String(one) !== String(lure)))
        answers.push(lure)
    while (answers.length < 4) {
      const lure = nearly(right, random)
      if (answers.every((one) => String(one) !== String(lure))) answers.push(lure)
    }
    state.answers = shuffled(answers, random)
    state.full = Math.round(560 - 250 * hardness(state.round, 14))
  },
  right: ({ answers, wing }) => answers.findIndex((answer) => String(answer) === String(mirrorOf(wing))),
  choices: () => 4,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** Which wing is the mirror image of the other? */
export const rules = quizRules<WingState>((quiz) => ({ ...quiz, wing: [], answers: [] }), questions, 4)
