import { gradeOption } from '#kit/game/grades.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Point, StageSize, Stage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { RegionsDefinition } from './definitions.ts'
import type { Grid } from './geometry.ts'
import type { Paints } from './looks.ts'
import { cellsLeft, type Input, type State } from './state.ts'

export type Context = GameContext<RegionsDefinition, Input>

/** A puzzle in play. */
export interface PuzzleView {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly isBoxes: boolean
  readonly paints: Paints
  run: Run<Input>
  room: StageSize
  grid: Grid
  held: readonly number[]
  pressedAt: number | undefined
  hasMoved: boolean
  /** Where the finger was before. */
  last: Point | undefined
  cursor: number | undefined
  isPainting: boolean
  lit: readonly number[]
  started: boolean
  readonly jumping: Map<number, number>
  thought: { readonly state: State; readonly path: readonly number[] } | undefined
  readonly guide: Coach
  readonly stage: Stage
}

export const boardOf = (run: Run<Input>) => (run.sim as TurnSim<State, Input>).state
export const board = (view: PuzzleView) => boardOf(view.run)

/** Shows counters and menu as the run stands. */
export function show(view: PuzzleView) {
  const { host } = view
  host.hud([{ id: 'left', label: view.text('hud.left'), value: view.number(cellsLeft(board(view))) }])
  host.canHint(view.run.sim.status === 'playing')
  host.options([gradeOption(view.context, view.run.level)])
  view.stage.invalidate()
}
