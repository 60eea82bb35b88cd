import type { GameContext, GameOption, HudItem, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { levelOfOption } from '../grades.ts'
import { advise, type Advice, type Reason } from './advice.ts'
import { drawBoard, type Look } from './board-look.ts'
import { LETTERS } from './clue-look.ts'
import type { Mark, PencilDefinition } from './definition.ts'
import { gridOf, type Grid } from './grid.ts'
import type { Palette } from './palette.ts'
import { cellText, optionsOf } from './portal-texts.ts'
import type { Puzzle } from './puzzle.ts'
import type { Input, State } from './state.ts'

/** A run as the view needs it. */
export interface PencilRun {
  readonly level: number
  readonly canUndo: boolean
  readonly sim: Pick<TurnSim<State, Input>, 'state' | 'status' | 'score' | 'progress'>
  apply(input: Input): readonly SimEvent[]
}

/** Advice with additional reasons of a game. */
export type Sure<Why extends string = string> = Omit<Advice, 'reason'> & { readonly reason: Why }

/** What a view needs from its page. */
export type PencilContext = Pick<
  GameContext,
  'host' | 'text' | 'number' | 'remembered' | 'firstTime' | 'reducedMotion'
>

/** What a game on a view provides: runs, board, advice and texts. */
export interface PencilGame<Why extends string = string> {
  readonly mark: Mark
  open(): PencilRun
  fresh(wish: RunWish): PencilRun
  /** The level that the options select. */
  level(): number
  /** Whether an option asks for a board of another level. */
  isOther(level: number, id: string, value: string): boolean
  label(value: number): string
  gridOf(puzzle: Puzzle, room: Box): Grid
  drawBoard(
    pen: CanvasRenderingContext2D,
    grid: Grid,
    state: State,
    look: Omit<Look, 'mark' | 'palette'>,
  ): void
  advise(state: State): Sure<Why> | undefined
  options(level: number, isBlind: boolean): GameOption[]
  hintText(sure: Sure<Why>): string
  cellText(state: State, cell: number): string
  /** The first hint shows where and why, the second enters the value. If absent, the first one enters it. */
  readonly explainsFirst?: boolean
  /** Replaces the counters of the view. */
  hud?(state: State): readonly HudItem[]
  /** Receives the events of the view, for clock and statistics. */
  readonly follower?: PencilFollower
}

export interface PencilFollower {
  /** A board is shown that is untouched in this visit: a stored one, or a new one. */
  laid(isKept: boolean): void
  /** The player selected a cell or entered something. */
  touched(): void
  ended(stars: 1 | 2 | 3): void
  paused(): void
  gone(): void
}

/** A `pencilFamily` is built on `TurnSim`, so its runs have a state. */
const ownRun = (run: Run<Input>) => run as Run<Input> & PencilRun

/** A game of a pencil family in the colours of its family. */
export function familyGame(
  context: GameContext<PencilDefinition, Input>,
  palette: Palette,
): PencilGame<Reason> {
  const { text, number, remembered } = context
  const { mark } = context.definition
  const isWritten = mark === 'digit' || mark === 'letter'
  const label = (value: number) => (mark === 'letter' ? LETTERS[value - 1]! : number(value))
  return {
    mark,
    open: () => ownRun(context.open()),
    fresh: (wish) => ownRun(context.fresh(wish)),
    level: () => levelOfOption(remembered('grade')),
    isOther: (level, id, value) => id === 'grade' && levelOfOption(value) !== level,
    label,
    gridOf,
    drawBoard: (pen, grid, state, look) => drawBoard(pen, grid, state, { ...look, mark, palette }),
    advise,
    options: (level, isBlind) => optionsOf(context, level, isBlind),
    hintText: ({ reason, value }) => text(`hint.${reason}`, isWritten ? { digit: label(value) } : {}),
    cellText: (state, cell) => cellText(context, state, cell, isWritten ? label : undefined),
  }
}
