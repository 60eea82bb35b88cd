import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import { layOut, type Layout } from './board-layout.ts'
import type { Stroke } from './board-look.ts'
import { firstStroke } from './bot.ts'
import type { NonogramDefinition } from './definitions.ts'
import type { Look } from './look.ts'
import type { Motion } from './motion.ts'
import type { Puzzle } from './puzzle.ts'
import type { Input, State } from './rules.ts'
import type { NonogramSim } from './sim.ts'
import type { Context } from './words.ts'

/** The brush that the first sure cells want. */
export const firstColour = (sim: NonogramSim) => sim.puzzle().solution[firstStroke(sim)[0] ?? -1] ?? 1

/** The board as it looks now, the brush, and the run it belongs to. */
export interface Table {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: NonogramDefinition
  readonly stamps: Sprites
  run: Run<Input>
  room: StageSize
  /** A solved board of a run, seen a moment longer. */
  past: { readonly puzzle: Puzzle; readonly state: State } | undefined
  layout: Layout
  look: Look
  armed: number
  pressed: number | undefined
  stroke: (Stroke & { readonly from: number }) | undefined
  cursor: number | undefined
  told: { readonly line: number; readonly cells: readonly number[] } | undefined
  pulse: number
  named: number
  started: boolean
  tidy: boolean
  readonly motion: Motion
  readonly guide: Coach
  readonly stage: Stage
}

export function sim(table: Table) {
  return table.run.sim as NonogramSim
}

export const state = (table: Table) => table.past?.state ?? sim(table).state

export const puzzle = (table: Table) => table.past?.puzzle ?? sim(table).puzzle()

export function deal(table: Table) {
  return { definition: table.definition, seed: table.run.seed, level: table.run.level }
}

export function place(table: Table, size: StageSize) {
  table.room = size
  table.layout = layOut(table.room, puzzle(table), table.definition.rules.play === 'run')
  table.stamps.clear()
}
