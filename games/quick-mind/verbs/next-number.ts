import { hardness } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { amongSlips, FOUR, quizRules, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#2f86a0', '#07303e'] }

export interface SeriesState extends Quiz {
  /** Five visible numbers and the one asked for. */
  numbers: number[]
  answers: number[]
}

const LENGTH = 6
type Maker = (random: Random) => number[]

function grown(first: number, next: (before: readonly number[], index: number) => number): number[] {
  const numbers = [first]
  while (numbers.length < LENGTH) numbers.push(next(numbers, numbers.length))
  return numbers
}

const steady: Maker = (random) => {
  const step = whole(2, 9, random)
  return grown(whole(1, 12, random), (before) => before.at(-1)! + step)
}
const falling: Maker = (random) => {
  const step = whole(2, 8, random)
  return grown(step * 5 + whole(1, 20, random), (before) => before.at(-1)! - step)
}
const double: Maker = (random) => {
  const by = pickOne([2, 2, 3], random)
  return grown(whole(1, by === 2 ? 6 : 3, random), (before) => before.at(-1)! * by)
}
const widening: Maker = (random) => {
  const step = whole(1, 4, random)
  return grown(whole(1, 9, random), (before, index) => before.at(-1)! + step + index)
}
const twoSteps: Maker = (random) => {
  const [up, other] = [whole(3, 9, random), whole(1, 6, random) * (random() < 0.5 ? -1 : 1)]
  return grown(whole(7, 14, random), (before, index) => before.at(-1)! + (index % 2 === 1 ? up : other))
}
const family: Maker = (random) => {
  const second = whole(1, 6, random)
  return grown(whole(1, 5, random), (before, index) =>
    index === 1 ? second : before.at(-1)! + before.at(-2)!,
  )
}
const squares: Maker = (random) => {
  const [first, more] = [whole(1, 5, random), whole(0, 3, random)]
  return grown(first * first + more, (_before, index) => (first + index) ** 2 + more)
}
const twiceMore: Maker = (random) => {
  const more = pickOne([-1, 1, 2, 3], random)
  return grown(whole(2, 5, random), (before) => before.at(-1)! * 2 + more)
}
const woven: Maker = (random) => {
  const [one, other, step, fall] = [
    whole(1, 9, random),
    whole(20, 40, random),
    whole(2, 5, random),
    whole(1, 4, random),
  ]
  return grown(one, (_before, index) =>
    index % 2 === 0 ? one + (index / 2) * step : other - ((index - 1) / 2) * fall,
  )
}

/** Kinds of series with their first round. */
const MAKERS: readonly (readonly [round: number, make: Maker])[] = [
  [1, steady],
  [2, falling],
  [4, double],
  [6, widening],
  [9, twoSteps],
  [12, squares],
  [14, family],
  [18, twiceMore],
  [22, woven],
]

const questions: Questions<SeriesState> = {
  ask(state, random) {
    const known = MAKERS.filter(([round]) => round <= state.round)
    const [, make] = random() < 0.5 ? known.at(-1)! : pickOne(known.slice(-5), random)
    state.numbers = make(random)
    const gap = Math.abs(state.numbers[5]! - state.numbers[4]!)
    state.answers = amongSlips(state.numbers[5]!, [-1, 1, -2, 2, gap, 10, -10], random)
    state.full = Math.round(1200 - 520 * hardness(state.round, 18))
  },
  right: ({ numbers, answers }) => answers.indexOf(numbers[5]!),
  choices: () => 4,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** Five numbers follow a rule: what comes next? */
export const rules = quizRules<SeriesState>((quiz) => ({ ...quiz, numbers: [], answers: [] }), questions, 4)
