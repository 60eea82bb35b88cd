import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, Run, GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Turn } from './board.ts'
import type { SnakeDefinition } from './definitions.ts'
import type { SnakeSim } from './family.ts'

export type Context = GameContext<SnakeDefinition, Turn>

/** A run with its layout in pixels and input. */
export interface Round {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: SnakeDefinition
  run: Run<Turn>
  readonly isTrails: boolean
  phase: 'waiting' | 'playing' | 'ended'
  board: Box
  cell: number
  still: HTMLCanvasElement | undefined
  anchor: Point | undefined
  hasSwiped: boolean
  asked: Turn[]
  told: string
  readonly art: Sprites
  readonly finger: Coach
  readonly stage: Stage
}

export const sim = (round: Round) => round.run.sim as SnakeSim

export const onCanvas = (round: Round, place: number): Point => ({
  x: round.board.x + ((place % round.definition.columns) + 0.5) * round.cell,
  y: round.board.y + (Math.floor(place / round.definition.columns) + 0.5) * round.cell,
})
