import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, Run, GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { Controls } from './controls.ts'
import type { YardDefinition } from './definitions.ts'
import { scenes } from './scenes/all-scenes.ts'
import type { Stick } from './stick.ts'
import type { YardSim } from './yard-sim.ts'

export type Context = GameContext<YardDefinition, Stick>

/** A yard under play, as it is seen. */
export interface YardView {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly scene: (typeof scenes)[YardDefinition['yard']]
  run: Run<Stick>
  phase: 'waiting' | 'playing' | 'ended'
  size: StageSize
  box: Box
  scale: number
  still: HTMLCanvasElement | undefined
  told: string
  row: number
  lastEarned: number
  readonly controls: Controls
  readonly finger: Coach
  readonly stage: Stage
}

export const sim = (yard: YardView) => yard.run.sim as YardSim

export const onCanvas = (yard: YardView, x: number, y: number): Point => ({
  x: yard.box.x + x * yard.scale,
  y: yard.box.y + y * yard.scale,
})
