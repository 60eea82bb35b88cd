import { shuffled, type Random } from '#kit/random/random.ts'
import type { MicroRules } from '#kit/game/micro/rules.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'

/** Places of answers side by side at the lower edge. */
export const rowOf = (count: number, y = 344) =>
  numbersTo(count - 1).map((index) => ({ x: Math.round(200 + (index - (count - 1) / 2) * (360 / count)), y }))

export const FOUR = rowOf(4)
/** Two answers: left and right. */
export const SIDES = [
  { x: 118, y: 330 },
  { x: 282, y: 330 },
] as const

/** Four numbers in ascending order, the right one among typical mistakes. */
export function amongSlips(value: number, slips: readonly number[], random: Random): number[] {
  const found = [value]
  for (const slip of [...shuffled(slips, random), 1, 2, 3, 4, 5]) {
    const other = value + slip
    if (found.length < 4 && other >= 0 && !found.includes(other)) found.push(other)
  }
  return found.sort((one, other) => one - other)
}

export const whole = (low: number, high: number, random: Random) =>
  low + Math.floor(random() * (high - low + 1))

/** The rules of a game made of questions only. */
export function quizRules<State extends Quiz>(
  own: (quiz: Quiz) => State,
  questions: Questions<State>,
  most: number,
): MicroRules<State> {
  return {
    inputs: numbersTo(most),
    hand: 'tap',
    sight: 8,
    start: (random) => askNext(own(freshQuiz()), random, questions.ask),
    step: quizStep(questions),
    hints: quizHints(questions),
  }
}
