import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { BoardMotion } from './board-motion.ts'
import type { Brush } from './brush.ts'
import type { PencilContext, PencilGame, PencilRun, Sure } from './pencil-game.ts'
import type { Grid } from './grid.ts'
import { layOut, layOutBrushes, type Layout, type PadAction } from './pad-layout.ts'
import { hudOf } from './portal-texts.ts'
import { brushesOf } from './puzzle.ts'
import { isOpen } from './state.ts'

/** A puzzle in play and its view. */
export interface PencilView {
  readonly context: PencilContext
  readonly game: PencilGame
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly hasBrushes: boolean
  run: PencilRun
  room: StageSize
  layout: Layout
  grid: Grid
  selected: number | undefined
  lit: number
  notesOn: boolean
  /** The value that each tapped cell gets; with brushes one is always selected. */
  armed: number
  pressed: PadAction | undefined
  advice: Sure | undefined
  started: boolean
  readonly motion: BoardMotion
  readonly brush: Brush
  readonly guide: Coach
  readonly stage: Stage
}

/** A board with marks has brushes instead of a number pad. */
export const takesBrushes = ({ mark }: PencilGame) => mark !== 'digit' && mark !== 'letter'

export const board = (view: PencilView) => view.run.sim.state

export const showCounters = ({ context, game, host, run }: PencilView) =>
  host.hud(game.hud?.(run.sim.state) ?? hudOf(context, run.sim.state))

export function place(view: PencilView, size: StageSize) {
  view.room = size
  Object.assign(view, placesOf(view.game, view.run, size))
}

export function placesOf(game: PencilGame, { sim }: PencilRun, size: StageSize) {
  const { puzzle } = sim.state
  const layout = takesBrushes(game) ? layOutBrushes(size, brushesOf(puzzle)) : layOut(size, puzzle.highest)
  return { layout, grid: game.gridOf(puzzle, layout.board) }
}

/** With a pad the tutorial points at the cell first, with brushes at the brush: it shows where to tap, but not the solution. */
export function guideBox(view: PencilView): Box | undefined {
  const { cells } = board(view)
  const cell = cells.findIndex((_, index) => isOpen(board(view), index))
  if (cell < 0) return undefined
  return view.hasBrushes ? view.layout.keys[0]?.box : view.grid.boxOf(cell)
}
