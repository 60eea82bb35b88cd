import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#e8a0b8', '#5a2450'] }

export interface BeadState extends Quiz {
  /** Beads as shape + 5 × colour; the last one is asked for. */
  beads: number[]
  answers: number[]
}

export const PLACES = rowOf(4, 336)
const SHAPES = 5

/** Patterns of a trait along the string, as indices of its values. */
const WAYS: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [0, 0, 1],
  [0, 1, 1],
  [0, 1, 0, 2],
  [0, 0, 1, 1],
  [0, 1, 2, 1],
  [0, 1, 2, 2],
  [0, 1, 2, 3],
]

/** A trait that is constant, or follows a pattern over values of its own. */
function trait(length: number, hard: number, random: Random): number[] {
  const way = WAYS[pickIndex(Math.min(WAYS.length, 2 + Math.floor(hard * 9)), random)]!
  const values = shuffled([0, 1, 2, 3, 4], random)
  return Array.from({ length }, (_, bead) => values[way[bead % way.length]!]!)
}

const questions: Questions<BeadState> = {
  ask(state, random) {
    const { round } = state
    const hard = hardness(round, 10)
    const length = 9
    const still = Array.from({ length }, () => pickIndex(SHAPES, random)).fill(pickIndex(SHAPES, random))
    const both = round > 6 && random() < 0.7
    const colours = both || random() < 0.5 ? trait(length, hard, random) : still
    const shapes = both || colours === still ? trait(length, hard, random) : still
    state.beads = colours.map((colour, bead) => shapes[bead]! + SHAPES * colour)
    const right = state.beads.at(-1)!
    const answers = [right]
    const shapesSeen = [...new Set(shapes)]
    const coloursSeen = [...new Set(colours)]
    for (let again = 0; answers.length < 4; again++) {
      // Wrong answers use traits from the string, as long as that gives four.
      const lure =
        again < 40
          ? pickOne(shapesSeen, random) + SHAPES * pickOne(coloursSeen, random)
          : pickIndex(SHAPES * 5, random)
      if (!answers.includes(lure)) answers.push(lure)
    }
    state.answers = shuffled(answers, random)
    state.full = Math.round(560 - 250 * hardness(round, 14))
  },
  right: ({ answers, beads }) => answers.indexOf(beads.at(-1)!),
  choices: () => 4,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** Beads follow a pattern of shape and colour: which one comes last? */
export const rules = quizRules<BeadState>((quiz) => ({ ...quiz, beads: [], answers: [] }), questions, 4)
