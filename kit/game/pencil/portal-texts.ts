import type { GameContext, GameOption, HudItem } from '#kit/game/contract.ts'
import type { PencilDefinition } from './definition.ts'
import { cellsToGo, type State } from './state.ts'

type Context = GameContext<PencilDefinition>

const GRADES = ['1', '2', '3'] as const

/** The grade the player chose last, as a level from 1 to 3. */
export const levelOfOption = (grade: string | undefined) =>
  Math.max(
    0,
    GRADES.findIndex((one) => one === grade),
  ) + 1

/** The choices of the page's menu. */
export function optionsOf({ text }: Context, level: number, isBlind: boolean): GameOption[] {
  return [
    {
      id: 'grade',
      label: text('option.grade'),
      value: String(level),
      choices: GRADES.map((value) => ({ value, label: text(`grade.${value}`) })),
    },
    {
      id: 'check',
      label: text('option.check'),
      value: isBlind ? 'off' : 'on',
      choices: ['on', 'off'].map((value) => ({ value, label: text(`check.${value}`) })),
    },
  ]
}

export function hudOf({ text, number }: Context, state: State): HudItem[] {
  const left = { id: 'left', label: text('hud.left'), value: number(cellsToGo(state)) }
  return state.isBlind
    ? [left]
    : [{ id: 'mistakes', label: text('hud.mistakes'), value: number(state.mistakes) }, left]
}
