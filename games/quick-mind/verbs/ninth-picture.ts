import { hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#b8567a', '#38133a'] }

/** A picture: shape, colour, count and look, each a small number. */
export type Picture = readonly [shape: number, colour: number, count: number, look: number]

export interface NinthState extends Quiz {
  /** Nine pictures row by row, the last one hidden on the board. */
  pictures: Picture[]
  answers: Picture[]
}

export const ANSWER_COUNT = 6
export const answerPlace = (choice: number) => ({ x: 50 + choice * 60, y: 358 })
/** Values of each trait. */
const VALUES = [5, 5, 3, 3] as const

/** How a trait varies: constant, by row, by column, or each value once per row and column. */
type Way = 'same' | 'row' | 'column' | 'once' | 'back'
const WAYS: readonly Way[] = ['row', 'column', 'once', 'back']

function valueAt(way: Way, [row, column]: readonly [number, number]): number {
  if (way === 'row') return row
  if (way === 'column') return column
  if (way === 'once') return (row + column) % 3
  return way === 'back' ? (row + 2 * column) % 3 : 0
}

const changingAt = (round: number) => (round < 4 ? 1 : round < 12 ? 2 : 3)

function ask(state: NinthState, random: Random) {
  const changing = shuffled([0, 1, 2, 3], random).slice(0, changingAt(state.round))
  const traits = VALUES.map((count, trait) => ({
    way: changing.includes(trait) ? pickOne(WAYS, random) : ('same' as const),
    values: shuffled(numbersTo(count - 1), random),
  }))
  state.pictures = numbersTo(8).map((index) => {
    const at = [Math.floor(index / 3), index % 3] as const
    const [shape, colour, count, look] = traits.map(({ way, values }) => values[valueAt(way, at)]!)
    return [shape!, colour!, count!, look!]
  })
  state.answers = answersFor(state.pictures[8]!, changing, random)
  state.full = Math.round(1500 - 500 * hardness(state.round, 16))
}

const same = (one: Picture, other: Picture) => one.every((value, trait) => value === other[trait])

/** The right picture among others that differ in one or two traits, preferring varying ones. */
function answersFor(right: Picture, changing: readonly number[], random: Random): Picture[] {
  const answers: Picture[] = [right]
  for (let attempt = 0; answers.length < ANSWER_COUNT; attempt++) {
    const from = random() < 0.6 ? right : pickOne(answers, random)
    const trait = attempt < 12 ? pickOne(changing, random) : pickIndex(VALUES.length, random)
    const count = VALUES[trait]!
    const value = (from[trait]! + 1 + pickIndex(count - 1, random)) % count
    const [shape, colour, number, look] = from.map((own, index) => (index === trait ? value : own))
    const other: Picture = [shape!, colour!, number!, look!]
    if (!answers.some((known) => same(known, other))) answers.push(other)
  }
  return shuffled(answers, random)
}

const questions: Questions<NinthState> = {
  ask,
  right: ({ pictures, answers }) => answers.findIndex((answer) => same(answer, pictures[8]!)),
  choices: () => ANSWER_COUNT,
  place: (_state, choice) => answerPlace(choice),
}

/** Eight pictures follow rules in rows and columns: which one is the ninth? */
export const rules: MicroRules<NinthState> = {
  inputs: numbersTo(ANSWER_COUNT),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), pictures: [], answers: [] }, random, ask),
  step: quizStep(questions),
  hints: quizHints(questions),
}
