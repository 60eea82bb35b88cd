import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { PushDefinition } from './definitions.ts'
import type { Glide } from './glides.ts'
import type { Shore } from './palette.ts'
import { waysOf, type PushRules } from './push-rules.ts'
import type { State } from './rules.ts'
import type { Grid } from './tile-look.ts'
import { wayTo } from './walk.ts'

/** The shore as drawn, and the direction of the crabs. */
export interface Beach {
  readonly tools: SceneTools<PushDefinition, State, number>
  readonly host: GameHost
  readonly rules: PushRules
  readonly shore: Shore
  readonly ways: ReturnType<typeof waysOf>
  readonly backdrop: HTMLCanvasElement
  grid: Grid
  room: StageSize
  painted: string
  crabs: readonly Glide[]
  crates: readonly Glide[]
  k: number
  stride: number
  facing: number[]
  bump: Point
  swipedFrom: Point | undefined
  hasSwiped: boolean
  errand: number[]
  cursor: number | undefined
  pointing: { way: number; k: number } | undefined
  motion: number
}

export const middle = (beach: Beach, cell: number): Point => ({
  x: beach.grid.x + ((cell % beach.grid.columns) + 0.5) * beach.grid.cell,
  y: beach.grid.y + (Math.floor(cell / beach.grid.columns) + 0.5) * beach.grid.cell,
})

export const legalWays = (beach: Beach, state: State) =>
  [...beach.ways.keys()].filter((way) => wayTo.isOpen(beach.rules, state, way))
