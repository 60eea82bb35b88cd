import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise, type Advice } from './advice.ts'
import type { BoardMotion } from './board-motion.ts'
import type { Brush } from './brush.ts'
import type { PencilDefinition } from './definition.ts'
import { gridOf, type Grid } from './grid.ts'
import { layOut, layOutBrushes, type Layout, type PadAction } from './pad-layout.ts'
import type { Palette } from './palette.ts'
import { brushesOf } from './puzzle.ts'
import type { Input, State } from './state.ts'

export type Context = GameContext<PencilDefinition, Input>

/** A puzzle under the player's hands. */
export interface Desk {
  readonly context: Context
  readonly palette: Palette
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly mark: PencilDefinition['mark']
  readonly hasBrushes: boolean
  run: Run<Input>
  room: StageSize
  layout: Layout
  grid: Grid
  selected: number | undefined
  lit: number
  notesOn: boolean
  /** The value that each tapped cell gets; a brush is always in hand. */
  armed: number
  pressed: PadAction | undefined
  advice: Advice | undefined
  thought: { readonly state: State; readonly next: Advice | undefined } | undefined
  started: boolean
  readonly label: (value: number) => string
  readonly motion: BoardMotion
  readonly brush: Brush
  readonly guide: Coach
  readonly stage: Stage
}

export const board = (desk: Desk) => (desk.run.sim as TurnSim<State, Input>).state

export function place(desk: Desk, size: StageSize) {
  desk.room = size
  Object.assign(desk, placesOf(desk.run, desk.hasBrushes, size))
}

export function placesOf({ sim }: Run<Input>, hasBrushes: boolean, size: StageSize) {
  const { puzzle } = (sim as TurnSim<State, Input>).state
  const layout = hasBrushes ? layOutBrushes(size, brushesOf(puzzle)) : layOut(size, puzzle.highest)
  return { layout, grid: gridOf(puzzle, layout.board) }
}

/** The guide asks in every frame: thinks anew only when the board has changed. */
function sureCell(desk: Desk) {
  if (desk.thought?.state !== board(desk)) desk.thought = { state: board(desk), next: advise(board(desk)) }
  return desk.thought.next
}

/** With a pad the cell comes first, with brushes the brush. */
export function guideBox(desk: Desk): Box | undefined {
  const next = sureCell(desk)
  if (!next) return undefined
  const key = desk.layout.keys.find(({ action }) => action === next.value)?.box
  if (desk.hasBrushes) return desk.armed === next.value ? desk.grid.boxOf(next.cell) : key
  return desk.selected === next.cell ? key : desk.grid.boxOf(next.cell)
}
