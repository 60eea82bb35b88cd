import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, Run, GameHost } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { BrickLayer } from './brick-layer.ts'
import type { Controls } from './controls.ts'
import type { BrickDefinition } from './definitions.ts'
import type { Juice } from './juice.ts'
import type { Room } from './room.ts'
import type { Scene } from './scene.ts'
import type { BrickSim } from './sim.ts'
import type { Stamps } from './stamps.ts'

/** A round in progress: its run, its layout and its clocks. */
export interface Round {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<BrickDefinition, number>
  readonly scene: Scene
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly rules: Scene['rules']
  readonly controls: Controls
  readonly stamps: Stamps
  readonly show: Juice
  readonly layer: BrickLayer | undefined
  run: Run<number>
  size: StageSize
  room: Room
  backdrop: HTMLCanvasElement | undefined
  started: boolean
  ended: number
  clock: number
  times: number
  dip: number
  shown: string
  /** The cells before this tick, for the colours of what broke. */
  before: readonly number[]
  readonly heard: Map<string, number>
  readonly guide: Coach
  readonly stage: Stage
}

export const world = (round: Round) => (round.run.sim as BrickSim).world
