import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { DefenceDefinition } from './definitions.ts'
import type { Controls } from './controls.ts'
import type { Room } from './room.ts'
import type { Rulebook } from './rulebook.ts'
import type { DefenceSim } from './sim.ts'

/** A game as drawn, and its run. */
export interface DefenceTable {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<DefenceDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: DefenceDefinition
  readonly calm: boolean
  readonly direction: 'ltr' | 'rtl'
  readonly kind:
    | 'belt'
    | 'caller'
    | 'elements'
    | 'fork'
    | 'grown'
    | 'hero'
    | 'lanes'
    | 'maze'
    | 'merge'
    | 'night'
    | 'path'
    | 'rail'
    | 'ring'
    | 'traps'
  readonly rules: Rulebook
  readonly brush: Brush
  run: Run<number>
  size: StageSize
  room: Room
  picture: HTMLCanvasElement | undefined
  hand: Controls
  cursor: number | undefined
  started: boolean
  ended: number
  clock: number
  shown: string
  /** Recoil of each tower, 1 to 0. */
  readonly heat: Map<number, number>
  readonly heard: Map<string, number>
  /** The tutorial's finger taps a good site. */
  readonly guide: Coach
  readonly stage: Stage
}

export const sim = (table: DefenceTable) => table.run.sim as DefenceSim
