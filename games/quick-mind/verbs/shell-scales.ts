import { hardness } from '#kit/game/micro/rules.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { amongSlips, FOUR, quizRules, whole } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#e0a860', '#4a2c18'] }

/** Kinds of finds on the pans of a level balance. */
export interface Scale {
  readonly left: readonly number[]
  readonly right: readonly number[]
}

export interface ScalesState extends Quiz {
  scales: Scale[]
  /** The pan in question, and the kind that has to balance it. */
  asked: number[]
  unit: number
  answers: number[]
  value: number
}

const times = (kind: number, count: number): number[] => Array.from({ length: count }, () => kind)

interface Deal {
  readonly scales: Scale[]
  readonly asked: number[]
  readonly value: number
}

/** Each kind of question takes one step of reasoning more than the one before. */
function dealOf(round: number, [a, b, c]: readonly number[], random: Random): Deal {
  const [first, second, unit] = [a!, b!, c!]
  if (round < 4) {
    const each = whole(2, 4, random)
    const asked = whole(2, 3, random)
    return {
      scales: [{ left: [first], right: times(unit, each) }],
      asked: times(first, asked),
      value: each * asked,
    }
  }
  const light = whole(2, 3, random)
  const below = { left: [second], right: times(unit, light) }
  if (round < 10) {
    const each = whole(2, 3, random)
    return {
      scales: [{ left: [first], right: times(second, each) }, below],
      asked: [first],
      value: each * light,
    }
  }
  if (round < 18 || random() < 0.5) {
    const sum = light + whole(1, 3, random)
    return {
      scales: [{ left: [first, second], right: times(unit, sum) }, below],
      asked: [first, first],
      value: (sum - light) * 2,
    }
  }
  // Twice the first equals the second and some units: chosen so that the half is an integer.
  const more = light % 2 === 0 ? 2 : whole(0, 1, random) * 2 + 1
  return {
    scales: [{ left: [first, first], right: [second, ...times(unit, more)] }, below],
    asked: [first, second],
    value: (light + more) / 2 + light,
  }
}

const questions: Questions<ScalesState> = {
  ask(state, random) {
    const kinds = shuffled(numbersTo(5), random)
    const { scales, asked, value } = dealOf(state.round, kinds, random)
    state.scales = scales
    state.asked = asked
    state.unit = kinds[2]!
    state.value = value
    state.answers = amongSlips(value, [-2, -1, 1, 2, 3], random)
    state.full = Math.round(1300 - 600 * hardness(state.round, 16))
  },
  right: ({ answers, value }) => answers.indexOf(value),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** Scales that are level tell what a shell weighs: how many of the small ones balance the last pan? */
export const rules = quizRules<ScalesState>(
  (quiz) => ({ ...quiz, scales: [], asked: [], unit: 0, answers: [], value: 0 }),
  questions,
  4,
)
