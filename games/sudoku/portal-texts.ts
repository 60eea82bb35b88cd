import type { GameContext, GameOption, HudItem } from '#kit/game/contract.ts'
import { sudokuOfLevel, type BoardSize, type GradeId, type SudokuDefinition } from './definitions.ts'
import { geometryOf } from './geometry.ts'
import { cellsToGo, type State } from './rules.ts'

type Context = GameContext<SudokuDefinition>

const GRADES: readonly GradeId[] = ['easy', 'medium', 'hard', 'harder', 'expert']
const SIZES: readonly BoardSize[] = [4, 6, 9]

/** The level of a size and, on 9×9, a grade; level 1 for anything unknown. */
export function levelOf({ sudokus }: SudokuDefinition, size: string | undefined, grade: string | undefined) {
  const wantedSize = Number(size ?? 9)
  const wantedGrade = grade ?? 'easy'
  const index = sudokus.findIndex(
    (one) => one.size === wantedSize && (one.grade === undefined || one.grade === wantedGrade),
  )
  return Math.max(0, index) + 1
}

/** Name of a level: its grade, or the size of a small board. */
export function levelName({ definition, text, number }: Context, level: number): string {
  const { size, grade } = sudokuOfLevel(definition, level)
  return grade ? text(`grade.${grade}`) : `${number(size)} × ${number(size)}`
}

/** Options of the page's menu: only the 9×9 board has grades. */
export function optionsOf(context: Context, level: number, isBlind: boolean): GameOption[] {
  const { definition, text, number, remembered } = context
  const { size, grade } = sudokuOfLevel(definition, level)
  const sizes: GameOption = {
    id: 'size',
    label: text('option.size'),
    value: String(size),
    choices: SIZES.map((one) => ({ value: String(one), label: `${number(one)} × ${number(one)}` })),
  }
  const onOff = (id: 'check' | 'time', isOn: boolean): GameOption => ({
    id,
    label: text(`option.${id}`),
    value: isOn ? 'on' : 'off',
    choices: ['on', 'off'].map((value) => ({ value, label: text(`${id}.${value}`) })),
  })
  const aids = [onOff('check', !isBlind), onOff('time', remembered('time') !== 'off')]
  if (size !== 9) return [sizes, ...aids]
  const grades: GameOption = {
    id: 'grade',
    label: text('option.grade'),
    value: grade ?? remembered('grade') ?? 'easy',
    choices: GRADES.map((one) => ({ value: one, label: text(`grade.${one}`) })),
  }
  return [sizes, grades, ...aids]
}

/** There is space for two counters: the time replaces one where the player wants it. */
export function countersOf({ text, number }: Context, state: State, time: string | undefined): HudItem[] {
  const left = { id: 'left', label: text('hud.left'), value: number(cellsToGo(state)) }
  const mistakes = { id: 'mistakes', label: text('hud.mistakes'), value: number(state.mistakes) }
  const own = state.isBlind ? [left] : time ? [mistakes] : [mistakes, left]
  return time ? [{ id: 'time', label: text('option.time'), value: time }, ...own] : own
}

/** Content of a cell for screen readers. */
export function cellText({ text }: Context, { size, cells }: State, cell: number): string {
  const { rowOf, columnOf } = geometryOf(size)
  const [row, column] = [rowOf[cell]! + 1, columnOf[cell]! + 1]
  const digit = cells[cell]!
  return digit ? text('say.cell', { row, column, digit }) : text('say.cell.empty', { row, column })
}
