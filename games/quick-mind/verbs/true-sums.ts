import { hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#2f8f78', '#08302f'] }

export interface SumsState extends Quiz {
  /** What the slate says, with `*` for times and `:` for divided. */
  says: string
  isTrue: boolean
}

/** Answers: 0 wrong, 1 right. */
export const ANSWERS = [
  { x: 118, y: 322 },
  { x: 282, y: 322 },
] as const

interface Sum {
  readonly left: string
  readonly value: number
}

const upTo = (low: number, high: number, random: Random) => low + pickIndex(high - low + 1, random)

function plus(high: number, random: Random): Sum {
  const [a, b] = [upTo(2, high, random), upTo(2, high, random)]
  return { left: `${a}+${b}`, value: a + b }
}
function minus(high: number, random: Random): Sum {
  const [a, b] = [upTo(2, high, random), upTo(2, high, random)]
  return { left: `${a + b}-${b}`, value: a }
}
function times(high: number, random: Random): Sum {
  const [a, b] = [upTo(2, high, random), upTo(2, 9, random)]
  return { left: `${a}*${b}`, value: a * b }
}
function divided(high: number, random: Random): Sum {
  const [a, b] = [upTo(2, high, random), upTo(2, 9, random)]
  return { left: `${a * b}:${b}`, value: a }
}
function mixed(random: Random): Sum {
  const product = times(9, random)
  const more = upTo(2, 19, random)
  const isMore = random() < 0.5 || product.value < more
  return isMore
    ? { left: `${product.left}+${more}`, value: product.value + more }
    : { left: `${product.left}-${more}`, value: product.value - more }
}

function sumOf(round: number, random: Random): Sum {
  if (round < 4) return plus(9, random)
  if (round < 9) return pickOne([plus, minus], random)(20, random)
  if (round < 16) return pickOne([plus, minus, times], random)(round < 12 ? 9 : 40, random)
  if (round < 26) return pickOne([times, divided, plus], random)(12, random)
  return random() < 0.5 ? mixed(random) : pickOne([times, divided], random)(19, random)
}

/** Slips of a real pupil: one off, ten off, two off. */
const SLIPS = [1, -1, 10, -10, 2, -2]

function ask(state: SumsState, random: Random) {
  const { round } = state
  const { left, value } = sumOf(round, random)
  state.isTrue = random() < 0.5
  state.full = Math.round(420 - 210 * hardness(round, 22))
  if (round > 12 && random() < 0.3) {
    const isMore = random() < 0.5
    const gap = 1 + pickIndex(4, random)
    const other = isMore === state.isTrue ? Math.max(0, value - gap) : value + gap
    state.says = `${left}${isMore ? '>' : '<'}${other}`
    return
  }
  const wrong = value + pickOne(SLIPS, random)
  state.says = `${left}=${state.isTrue ? value : wrong < 0 ? value + 1 : wrong}`
}

const questions: Questions<SumsState> = {
  ask,
  right: ({ isTrue }) => (isTrue ? 1 : 0),
  choices: () => 2,
  place: (_state, choice) => ANSWERS[choice] ?? ANSWERS[0],
}

/** The slate says a sum: is it right or wrong? */
export const rules: MicroRules<SumsState> = {
  inputs: numbersTo(2),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), says: '', isTrue: true }, random, ask),
  step: quizStep(questions),
  hints: quizHints(questions),
}
