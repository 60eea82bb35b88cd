import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { PaddleDefinition } from './definitions.ts'
import type { PaddleSim } from './family.ts'
import type { Scene } from './scene.ts'
import type { Trails } from './trails.ts'
import type { PaddleRules, World } from './world.ts'

/** A game of paddles as it looks now, and the run it belongs to. */
export interface PaddleTable {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<PaddleDefinition, number>
  readonly scene: Scene
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  run: Run<number>
  readonly rules: PaddleRules<World>
  readonly width: number
  readonly height: number
  readonly stamps: Map<string, HTMLCanvasElement>
  readonly tails: Trails
  readonly heard: Map<string, number>
  size: StageSize
  room: { readonly scale: number; readonly left: number; readonly top: number }
  backdrop: HTMLCanvasElement | undefined
  started: boolean
  ended: number
  clock: number
  dip: number
  shown: string
  target: number | undefined
  grip: { readonly at: number; readonly pad: number } | undefined
  readonly guide: Coach
  readonly stage: Stage
}

const sim = (table: PaddleTable) => table.run.sim as PaddleSim

export const world = (table: PaddleTable) => sim(table).world

export const toCanvas = (table: PaddleTable, { x, y }: Point): Point => ({
  x: table.room.left + x * table.room.scale,
  y: table.room.top + y * table.room.scale,
})

export const toField = (table: PaddleTable, { x, y }: Point): Point => ({
  x: (x - table.room.left) / table.room.scale,
  y: (y - table.room.top) / table.room.scale,
})
