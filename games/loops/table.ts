import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { Advice } from './advice.ts'
import type { LoopsDefinition } from './definitions.ts'
import type { Grid } from './geometry.ts'
import type { Paints } from './looks.ts'
import type { LoopKind } from './puzzle.ts'
import type { Scene } from './reactions.ts'
import type { Input, State } from './state.ts'

export type Context = GameContext<LoopsDefinition, Input>

export const boardOf = (run: Run<Input>) => (run.sim as TurnSim<State, Input>).state

/** The board as drawn, and its run. */
export interface LoopsTable {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly kind: LoopKind
  readonly paints: Paints
  run: Run<Input>
  room: StageSize
  grid: Grid
  cursor: { node: number; isDown: boolean } | undefined
  advice: Advice | undefined
  started: boolean
  /** Points of the current drag, and whether it draws or erases. */
  trail: number[]
  isErasing: boolean | undefined
  hasDrawn: boolean
  thought: { readonly state: State; readonly path: readonly number[] } | undefined
  readonly scene: Scene
  readonly guide: Coach
  readonly stage: Stage
}

export function board(table: LoopsTable) {
  return boardOf(table.run)
}
