import type { GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { isRow } from './tile-moves.ts'
import type { TileState } from './tile-rules.ts'

/** The tiles as they look now, and the line that a finger pulls. */
export interface TileTable {
  readonly tools: SceneTools<JigsawDefinition, TileState, number>
  readonly host: GameHost
  room: StageSize
  box: Box
  picture: HTMLCanvasElement | undefined
  cursor: number | undefined
  pointing: readonly number[]
  /** A line under the finger and how far it has been pulled, in pixels. */
  pulled: { readonly handle: number; readonly pixels: number } | undefined
  moving: { readonly before: TileState; readonly input: number; readonly from: number; k: number } | undefined
  motion: number
  glow: number
}

export const cell = (table: TileTable) => ({
  width: table.box.width / table.tools.state().columns,
  height: table.box.height / table.tools.state().rows,
})

export function middleOf(table: TileTable, place: number): Point {
  const { columns } = table.tools.state()
  const { width, height } = cell(table)
  return {
    x: table.box.x + ((place % columns) + 0.5) * width,
    y: table.box.y + (Math.floor(place / columns) + 0.5) * height,
  }
}

export const cellAlong = (table: TileTable, handle: number) =>
  isRow(table.tools.state(), handle) ? cell(table).width : cell(table).height
