import { between, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#2d86c4', '#0a2350'] }

/** One animal of the pool. */
export interface Animal {
  readonly x: number
  readonly y: number
  readonly kind: number
  readonly turn: number
}

export interface GlanceState extends Quiz {
  animals: Animal[]
  /** The kind that counts. */
  wanted: number
  answers: number[]
  glance: number
}

export const KINDS = 3
export const answerPlace = (choice: number) => ({ x: 65 + choice * 90, y: 344 })

const COLUMNS = 6
const ROWS = 4
const CELL = 52

function ask(state: GlanceState, random: Random) {
  const { round } = state
  const hard = hardness(round, 14)
  const count = Math.min(15, 3 + Math.floor(round / 2) + pickIndex(3, random))
  const others = round < 5 ? 0 : Math.min(8, 2 + pickIndex(Math.ceil(round / 4), random))
  state.wanted = pickIndex(KINDS, random)
  const cells = shuffled(numbersTo(COLUMNS * ROWS - 1), random).slice(0, count + others)
  state.animals = cells.map((cell, index) => ({
    x: Math.round(200 + ((cell % COLUMNS) - 2.5) * CELL + between(-9, 9, random)),
    y: Math.round(166 + (Math.floor(cell / COLUMNS) - 1.5) * CELL + between(-7, 7, random)),
    kind: index < count ? state.wanted : (state.wanted + 1 + pickIndex(KINDS - 1, random)) % KINDS,
    turn: Math.round(between(-60, 60, random)) / 100,
  }))
  const lowest = Math.max(1, count - pickIndex(4, random))
  state.answers = [lowest, lowest + 1, lowest + 2, lowest + 3]
  state.glance = Math.round(110 + (others > 0 ? 25 : 0) - 62 * hard)
  state.look = state.glance
  state.full = Math.round(300 - 90 * hard)
}

export const countOf = ({ animals, wanted }: GlanceState) =>
  animals.filter(({ kind }) => kind === wanted).length

const questions: Questions<GlanceState> = {
  ask,
  right: (state) => state.answers.indexOf(countOf(state)),
  choices: () => 4,
  place: (_state, choice) => answerPlace(choice),
}

/** Animals are visible for a moment: how many were there? */
export const rules: MicroRules<GlanceState> = {
  inputs: numbersTo(4),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), animals: [], wanted: 0, answers: [], glance: 1 }, random, ask),
  step: quizStep(questions),
  hints: quizHints(questions),
}
