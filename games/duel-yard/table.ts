import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { Coach } from '#kit/game/coach.ts'
import { openButtons } from './buttons.ts'
import type { YardDefinition } from './definitions.ts'
import type { Press, YardSim } from './match.ts'
import { reactions } from './reactions.ts'
import { scenes } from './scenes/all-scenes.ts'

export type Context = GameContext<YardDefinition, Press>

/** The yard on the stage: the run, and where it lies. */
export interface Table {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly scene: (typeof scenes)[YardDefinition['yard']]
  run: Run<Press>
  phase: 'waiting' | 'playing' | 'ended'
  size: StageSize
  box: Box
  scale: number
  still: HTMLCanvasElement | undefined
  readonly finger: Coach
  readonly buttons: ReturnType<typeof openButtons>
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
