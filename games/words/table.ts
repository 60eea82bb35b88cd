import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { backdrop } from './backdrop.ts'
import type { WordsDefinition } from './definitions.ts'
import type { State } from './modes.ts'
import { praiseCard } from './praise.ts'
import type { Pulses } from './pulses.ts'
import type { Scene } from './scene.ts'
import type { Mode } from './series.ts'
import type { Script } from './tiles.ts'

export type Context = GameContext<WordsDefinition, number>

export const stateOf = (run: Run<number>) => (run.sim as TurnSim<State, number>).state

/** A word game as it looks now, and the run it belongs to. */
export interface WordsTable {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: WordsDefinition
  readonly mode: Mode<State>
  run: Run<number>
  script: Script
  started: boolean
  focus: number | undefined
  pointed: { readonly path: readonly Point[]; k: number } | undefined
  readonly beach: ReturnType<typeof backdrop>
  readonly motion: Pulses
  readonly praised: ReturnType<typeof praiseCard>
  readonly scene: Scene
  readonly guide: Coach
  readonly stage: Stage
}

export const state = (table: WordsTable) => stateOf(table.run)
