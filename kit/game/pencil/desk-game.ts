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

/** A run as a desk sees it. */
export interface PencilRun {
  readonly level: number
  readonly canUndo: boolean
  readonly sim: Pick<TurnSim<State, Input>, 'state' | 'status' | 'score' | 'progress'>
  apply(input: Input): readonly SimEvent[]
}

/** Advice with reasons of the game's own. */
export type Sure<Why extends string = string> = Omit<Advice, 'reason'> & { readonly reason: Why }

/** What a desk needs from its page. */
export type DeskContext = Pick<
  GameContext,
  'host' | 'text' | 'number' | 'remembered' | 'firstTime' | 'reducedMotion'
>

/** What a game on a desk does in its own way: runs, board, advice and words. */
export interface DeskGame<Why extends string = string> {
  readonly mark: Mark
  open(): PencilRun
  fresh(wish: RunWish): PencilRun
  /** The level that the options stand for. */
  level(): number
  /** Whether an option asks for another board than one of this level. */
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
  /** The first hint shows where and why, the second writes the value. If absent, the first one writes it. */
  readonly explainsFirst?: boolean
  /** Counters in place of the desk's own. */
  hud?(state: State): readonly HudItem[]
  /** What happens on the desk, for a clock and for figures. */
  readonly follower?: DeskFollower
}

export interface DeskFollower {
  /** A board stands, untouched in this visit: one that was kept, or a fresh one. */
  laid(isKept: boolean): void
  /** The player has chosen a cell or entered something. */
  touched(): void
  ended(stars: 1 | 2 | 3): void
  paused(): void
  gone(): void
}

/** Runs of `pencilFamily` are played by a `TurnSim`. */
const ownRun = (run: Run<Input>) => run as Run<Input> & PencilRun

/** A game of a pencil family in the colours of its family. */
export function familyGame(
  context: GameContext<PencilDefinition, Input>,
  palette: Palette,
): DeskGame<Reason> {
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
