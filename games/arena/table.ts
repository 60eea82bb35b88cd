import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { ArenaSim, SeenSim } from './arena-sim.ts'
import type { Camera } from './camera.ts'
import type { Controls } from './controls.ts'
import type { ArenaDefinition } from './definitions.ts'
import type { Leaders } from './leaders.ts'
import type { Session } from './online/session.ts'
import type { Reactions } from './reactions.ts'
import type { Round } from './round.ts'
import type { Scene } from './scenes/scene.ts'
import type { Stick } from './stick.ts'

export type Context = GameContext<ArenaDefinition, Stick>

/** An arena as drawn, its run, and the room. */
export interface ArenaTable {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: ArenaDefinition
  readonly scene: Scene<Round>
  run: Run<Stick>
  session: Session | undefined
  phase: 'waiting' | 'playing' | 'ended'
  told: string
  size: StageSize
  readonly eye: Camera
  readonly react: Reactions
  readonly board: Leaders
  readonly controls: Controls
  readonly finger: Coach
  readonly stage: Stage
}

export const sim = (table: ArenaTable): SeenSim => table.session?.sim ?? (table.run.sim as ArenaSim)

export function whereText(table: ArenaTable) {
  return table.session?.sim
    ? table.text('where.count', { count: table.session.people })
    : table.text('where.alone')
}
