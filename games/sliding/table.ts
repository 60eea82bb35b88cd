import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { boardOf, type Kind } from './boards.ts'
import type { SlidingDefinition } from './definitions.ts'
import type { Piece } from './gestures.ts'
import type { Paint } from './palette.ts'
import type { State } from './rules.ts'

/** The tiles as they look now, and what finger and keys hold. */
export interface SlidingTable {
  readonly tools: SceneTools<SlidingDefinition, State, number>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly face: 'numbers' | 'picture' | 'tints' | 'wood'
  readonly kind: Kind
  readonly paint: Paint
  readonly backdrop: HTMLCanvasElement
  readonly picture: HTMLCanvasElement
  room: StageSize
  origin: Point
  cell: number
  isPainted: boolean
  pieces: readonly Piece[]
  before: readonly Piece[]
  k: number
  motion: number
  pulledFrom: Point | undefined
  pulled: number | undefined
  hasPulled: boolean
  cursor: number | undefined
  isGrabbed: boolean
  pointing: { input: number; k: number } | undefined
  glow: number
}

export const board = (table: SlidingTable) => boardOf(table.kind, table.tools.state().size)

export function middle(table: SlidingTable, index: number): Point {
  const { x, y } = board(table).spots[index]!
  return { x: table.origin.x + x * table.cell, y: table.origin.y + y * table.cell }
}
