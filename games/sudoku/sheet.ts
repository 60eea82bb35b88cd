import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { BoardMotion } from '#kit/game/pencil/board-motion.ts'
import { layOut, type Layout, type PadAction } from '#kit/game/pencil/pad-layout.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { type Advice, advise } from './advice.ts'
import { type Grid, gridOf } from './board-look.ts'
import type { SudokuDefinition } from './definitions.ts'
import { geometryOf } from './geometry.ts'
import { levelOf } from './portal-texts.ts'
import type { Input, State } from './rules.ts'

export type Context = GameContext<SudokuDefinition, Input>

export const NO_ROOM: StageSize = { width: 320, height: 360 }

export interface Sheet {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: Context['definition']
  run: Run<Input>
  room: StageSize
  layout: Layout
  grid: Grid
  selected: number | undefined
  litDigit: number
  notesOn: boolean
  /** A digit picked before its cells: each tapped cell gets it. */
  armed: number
  pressed: PadAction | undefined
  advice: Advice | undefined
  thought: { readonly state: State; readonly next: Advice | undefined } | undefined
  started: boolean
  readonly motion: BoardMotion
  readonly guide: Coach
  readonly stage: Stage
}

export function levelOfOptions({ definition, remembered }: Context) {
  return levelOf(definition, remembered('size'), remembered('grade'))
}

export function board(sheet: Sheet) {
  return (sheet.run.sim as TurnSim<State, Input>).state
}

export function geometry(sheet: Sheet) {
  return geometryOf(board(sheet).size)
}

export function place(sheet: Sheet, size: StageSize) {
  sheet.room = size
  sheet.layout = layOut(size, board(sheet).size)
  sheet.grid = gridOf(geometry(sheet), sheet.layout.board)
}

/** The guide asks in every frame: thinks anew only when the board has changed. */
function sureCell(sheet: Sheet) {
  if (sheet.thought?.state !== board(sheet))
    sheet.thought = { state: board(sheet), next: advise(board(sheet)) }
  return sheet.thought.next
}

/** First the cell that is sure, then its digit on the pad. */
export function guideBox(sheet: Sheet): Box | undefined {
  const next = sureCell(sheet)
  if (next && sheet.selected !== next.cell) return sheet.grid.boxOf(next.cell)
  return sheet.layout.keys.find(({ action }) => action === next?.digit)?.box
}

/** The kept run; without one a puzzle as the player chose it last. */
export function openFirst(context: Context, level: number): Run<Input> {
  const run = context.open()
  const untouched = !run.canUndo && run.sim.progress === 0
  return untouched && run.level !== level ? context.fresh({ level }) : run
}
