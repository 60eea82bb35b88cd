import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Point } from '#kit/game/stage.ts'
import { FOUR, SIDES } from '../verbs/answer-row.ts'
import type { Quiz } from '../verbs/quiz.ts'
import { answerKeys } from './answer-keys.ts'
import { chalk, fitting } from './chalk.ts'
import { answer, judged } from './school.ts'

const INK = '#3a1c06'

/** Four numbers side by side; dimmed while only looking. */
export function numberRow(brush: Brush, state: Quiz, answers: readonly number[], right: number) {
  const isShut = state.look > 0
  for (const [choice, { x, y }] of FOUR.entries()) {
    answer(brush, [x, y, 38], isShut ? '#8a7a62' : PAINT.amber, judged(state, choice, right))
    const text = String(answers[choice] ?? '')
    chalk(brush, text, [x, y, fitting(text, 58, 34)], { color: INK, thick: 0.13, opacity: isShut ? 0.35 : 1 })
  }
}

export const rowKeys = () => answerKeys({ spots: FOUR, reach: 46, ring: 45 })
export const sideKeys = () => answerKeys({ spots: SIDES, reach: 76, ring: 64 })

/** Two round answers with an arrow each. */
export function arrowSides(brush: Brush, state: Quiz, right: number, color: string) {
  for (const [choice, { x, y }] of SIDES.entries()) {
    answer(brush, [x, y, 50], state.look > 0 ? '#8a7a62' : color, judged(state, choice, right))
    arrow(brush, { x, y }, choice === 0 ? Math.PI : 0, 26)
  }
}

/** An arrow through a point; an angle of 0 looks right. */
export function arrow(brush: Brush, { x, y }: Point, turn: number, size: number, color = '#ffffff') {
  brush.at(x, y, turn, () => {
    brush.line([-size * 0.8, 0, size * 0.6, 0], size * 0.34, color)
    brush.line([size * 0.05, -size * 0.62, size * 0.75, 0, size * 0.05, size * 0.62], size * 0.34, color)
  })
}
