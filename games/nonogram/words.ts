import type { GameContext, GameOption, HudItem } from '#kit/game/contract.ts'
import type { NonogramDefinition } from './definitions.ts'
import { colourIn, isEmptied } from './marks.ts'
import type { Puzzle } from './puzzle.ts'
import type { Input, State } from './rules.ts'

export type Context = GameContext<NonogramDefinition, Input>

/** The grade the player chose last, as a level from 1 on. */
export function levelOfGrade({ definition }: Context, grade: string | undefined): number {
  const grades = definition.rules.sizes?.length ?? 1
  const wanted = Number(grade)
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= grades ? wanted : Math.min(2, grades)
}

/** The choices of the page's menu. */
export function optionsOf(
  context: Context,
  level: number,
  wishes: { isBlind: boolean; tidy: boolean },
): GameOption[] {
  const { text, number, definition } = context
  const { sizes, play } = definition.rules
  const choices = (['on', 'off'] as const).map((value) => ({ value, label: text(`choice.${value}`) }))
  const grade: GameOption = {
    id: 'grade',
    label: text('option.size'),
    value: String(level),
    choices: (sizes ?? []).map((side, at) => ({
      value: String(at + 1),
      label: `${number(side)} × ${number(side)}`,
    })),
  }
  const check = { id: 'check', label: text('option.check'), value: wishes.isBlind ? 'off' : 'on', choices }
  const tidy = { id: 'tidy', label: text('option.tidy'), value: wishes.tidy ? 'on' : 'off', choices }
  return [...(sizes ? [grade] : []), ...(play === 'run' ? [] : [check]), tidy]
}

export function hudOf({ text, number }: Context, puzzle: Puzzle, state: State): HudItem[] {
  if (state.oil !== undefined)
    return [
      { id: 'oil', label: text('hud.oil'), value: number(state.oil) },
      { id: 'boards', label: text('hud.boards'), value: number(state.board) },
    ]
  const wanted = puzzle.solution.filter((colour) => colour > 0).length
  const painted = [...state.cells].filter((sign) => colourIn(sign) > 0).length
  const left = { id: 'left', label: text('hud.left'), value: number(Math.max(0, wanted - painted)) }
  return state.isBlind
    ? [left]
    : [{ id: 'mistakes', label: text('hud.mistakes'), value: number(state.mistakes) }, left]
}

/** A cell and the clues of its lines, for screen readers. */
export function cellText({ text, number }: Context, puzzle: Puzzle, { cells }: State, cell: number): string {
  const column = cell % puzzle.columns
  const row = Math.floor(cell / puzzle.columns)
  const sign = cells[cell]!
  const what = text(colourIn(sign) > 0 ? 'value.filled' : isEmptied(sign) ? 'value.cross' : 'value.open')
  return text('say.cell', {
    row: row + 1,
    column: column + 1,
    what,
    across: clueText(puzzle, puzzle.columns + row, number),
    down: clueText(puzzle, column, number),
  })
}

function clueText({ clues }: Puzzle, line: number, number: (value: number) => string): string {
  const clue = clues[line]!
  if (clue.kind === 'none') return '?'
  if (clue.kind === 'total') return `${number(clue.total)} / ${number(clue.groups)}`
  return clue.blocks.length === 0
    ? number(0)
    : clue.blocks.map(([length]) => (length === 0 ? '?' : number(length))).join(' ')
}

/** Names of a pack's pictures are one text, parted by bars, in the order of the pack. */
export function nameOf(context: Context, level: number, seed: number): string {
  const { pack } = context.definition.rules
  if (!pack) return context.text('name.made', { number: context.number(seed % 10000) })
  const names = context.text(`names.${pack}`).split('|')
  return names[(level - 1) % names.length]!.trim()
}
