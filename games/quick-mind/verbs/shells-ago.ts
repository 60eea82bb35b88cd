import { hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#7a55b8', '#1f1448'] }

export interface AgoState extends Quiz {
  /** Kinds of shells on the shelf, the current one last. */
  line: number[]
  /** Distance of the comparison (n-back). */
  back: number
}

export const SHELLS = 6
/** Answers: 0 another, 1 the same. */
export const ANSWERS = [
  { x: 118, y: 330 },
  { x: 282, y: 330 },
] as const
const SHOWN = 5
const LOOK = 62
const SAME = 0.42

const backAt = (round: number) => (round < 10 ? 1 : round < 30 ? 2 : 3)

function ask(state: AgoState, random: Random) {
  const back = backAt(state.round)
  // A larger distance starts with an empty shelf: nobody has watched for it before.
  if (back !== state.back) state.line = []
  state.back = back
  const before = state.line.at(-back)
  const other = (not: number) => (not + 1 + pickIndex(SHELLS - 1, random)) % SHELLS
  const next =
    before === undefined || state.line.length < back
      ? pickIndex(SHELLS, random)
      : random() < SAME
        ? before
        : other(before)
  state.line = [...state.line, next].slice(-SHOWN)
  state.look = passes(state) ? LOOK : 0
  state.full = Math.round(300 - 120 * hardness(state.round, 24))
}

const passes = ({ line, back }: AgoState) => line.length <= back
/** Kind of the shell to compare with. */
export const beforeOf = ({ line, back }: AgoState) => line.at(-1 - back)

const questions: Questions<AgoState> = {
  ask,
  passes,
  right: (state) => (state.line.at(-1) === beforeOf(state) ? 1 : 0),
  choices: () => 2,
  place: (_state, choice) => ANSWERS[choice] ?? ANSWERS[0],
}

/** N-back: is this shell the same as the one n places ago? */
export const rules: MicroRules<AgoState> = {
  inputs: numbersTo(2),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), line: [], back: 1 }, random, ask),
  step: quizStep(questions),
  hints: quizHints(questions),
}
