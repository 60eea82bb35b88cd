import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { YardDefinition } from './definitions.ts'
import type { Press, YardSim } from './match.ts'
import type { reactions } from './reactions.ts'
import type { Scene } from './scenes/scene.ts'
import type { Buttons } from './buttons.ts'

export type Context = GameContext<YardDefinition, Press>

/** The yard on the stage with its run. */
export interface Table {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly scene: Scene
  run: Run<Press>
  phase: 'waiting' | 'playing' | 'ended'
  size: StageSize
  box: Box
  scale: number
  still: HTMLCanvasElement | undefined
  readonly finger: Coach
  readonly buttons: Buttons
  readonly stage: Stage
  readonly react: ReturnType<typeof reactions>
}

export const sim = (table: Table) => table.run.sim as YardSim

export const onCanvas = (table: Table, x: number, y: number): Point => ({
  x: table.box.x + x * table.scale,
  y: table.box.y + y * table.scale,
})

export function begin(table: Table) {
  const { host } = table
  if (table.phase !== 'waiting') return
  table.phase = 'playing'
  table.finger.dismiss()
  host.playing(true)
  host.sound('tap')
}
