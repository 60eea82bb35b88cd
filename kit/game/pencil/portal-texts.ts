import type { GameContext, GameOption, HudItem } from '#kit/game/contract.ts'
import { gradeOption } from '../grades.ts'
import type { PencilDefinition } from './definition.ts'
import { NOTHING } from './model.ts'
import { cellsToGo, type State } from './state.ts'

type Context = GameContext<PencilDefinition>

/** Options in the page's menu. */
export function optionsOf(context: Context, level: number, isBlind: boolean): GameOption[] {
  const { text } = context
  return [
    gradeOption(context, level),
    {
      id: 'check',
      label: text('option.check'),
      value: isBlind ? 'off' : 'on',
      choices: ['on', 'off'].map((value) => ({ value, label: text(`check.${value}`) })),
    },
  ]
}

export function hudOf({ text, number }: Pick<Context, 'text' | 'number'>, state: State): HudItem[] {
  const left = { id: 'left', label: text('hud.left'), value: number(cellsToGo(state)) }
  return state.isBlind
    ? [left]
    : [{ id: 'mistakes', label: text('hud.mistakes'), value: number(state.mistakes) }, left]
}

/** Content of a cell for screen readers; shaded boards have no labels. */
export function cellText(
  { text }: Context,
  { puzzle, cells }: State,
  cell: number,
  label?: (value: number) => string,
): string {
  const value = cells[cell]!
  const what =
    value === NOTHING
      ? text('value.empty')
      : value === 0
        ? text('value.dot')
        : (label?.(value) ?? text('value.mark'))
  const row = Math.floor(cell / puzzle.columns) + 1
  return text('say.cell', { row, column: (cell % puzzle.columns) + 1, what })
}
