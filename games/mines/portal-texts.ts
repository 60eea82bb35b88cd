import type { GameContext, GameOption, HudItem, Run } from '#kit/game/contract.ts'
import type { MinesDefinition } from './definitions.ts'
import type { Advice } from './insight.ts'
import { CLOSED, flagsOf, numberIn, OPEN, type Input, type State } from './rules.ts'

export type MinesContext = GameContext<MinesDefinition, Input>

const SIZES = ['1', '2', '3'] as const

/** The size the player last chose, as a level from 1 to 3. */
export const levelOfOption = (size: string | undefined) =>
  Math.max(
    0,
    SIZES.findIndex((one) => one === size),
  ) + 1

/** The stored run; without one a board of the player's last size. */
export function openFirst(context: MinesContext, level: number): Run<Input> {
  const kept = context.open()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  return isUntouched && kept.level !== level ? context.fresh({ level }) : kept
}

export const optionsOf = ({ text }: MinesContext, level: number): GameOption[] => [
  {
    id: 'size',
    label: text('option.size'),
    value: String(level),
    choices: SIZES.map((value) => ({ value, label: text(`size.${value}`) })),
  },
]

export const hudOf = ({ text, number }: MinesContext, state: State): HudItem[] => [
  { id: 'left', label: text('hud.left'), value: number(state.urchins - flagsOf(state)) },
  { id: 'taps', label: text('hud.taps'), value: number(state.taps) },
]

function contentOf({ text, number }: MinesContext, state: State, cell: number): string {
  const mark = state.cells[cell]!
  if (mark === CLOSED) return text('value.closed')
  if (mark > OPEN) return text('value.flag', { count: mark })
  return state.hidden[cell]! > 0 ? text('value.urchin') : number(numberIn(state, cell))
}

/** Position and content of a cell, for screen readers. */
export const cellText = (context: MinesContext, state: State, cell: number): string =>
  context.text('say.cell', {
    row: Math.floor(cell / state.columns) + 1,
    column: (cell % state.columns) + 1,
    what: contentOf(context, state, cell),
  })

export const adviceText = ({ text }: MinesContext, { does, reason, amount }: Advice): string =>
  does === 'unflag'
    ? text('hint.unflag')
    : does === 'dig'
      ? text(`hint.dig.${reason}`)
      : text(`hint.flag.${reason}`, { count: amount })
