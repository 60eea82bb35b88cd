import type { GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { NOTCHES, type RingState } from './ring-rules.ts'

export const STEP = (2 * Math.PI) / NOTCHES

/** Radius of the rings; outside them the picture is fixed. */
const REACH = 0.485

/** The rings as they look now, and the one that a finger turns. */
export interface RingTable {
  readonly tools: SceneTools<JigsawDefinition, RingState, number>
  readonly host: GameHost
  room: StageSize
  box: Box
  picture: HTMLCanvasElement | undefined
  held: { readonly ring: number; readonly from: number; angle: number; pixels: number } | undefined
  cursor: number | undefined
  pointing: number | undefined
  /** How far rings are still off where they belong, in radians. */
  rest: number[]
  glow: number
  motion: number
}

export const heart = (table: RingTable): Point => ({
  x: table.box.x + table.box.width / 2,
  y: table.box.y + table.box.height / 2,
})
export const radiusOf = (table: RingTable, edge: number) =>
  (table.box.width * REACH * edge) / table.tools.state().turns.length
