import type { GameContext, GameOption } from './contract.ts'

const GRADES = ['1', '2', '3'] as const

/** The grade that the player chose last, as a level from 1 to 3. */
export const levelOfOption = (grade: string | undefined) =>
  Math.max(
    0,
    GRADES.findIndex((one) => one === grade),
  ) + 1

/** The grade setting in the page's menu. */
export const gradeOption = ({ text }: Pick<GameContext, 'text'>, level: number): GameOption => ({
  id: 'grade',
  label: text('option.grade'),
  value: String(level),
  choices: GRADES.map((value) => ({ value, label: text(`grade.${value}`) })),
})
