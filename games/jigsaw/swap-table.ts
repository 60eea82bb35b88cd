import type { GameHost } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import type { SwapState } from './swap-rules.ts'

/** The tiles as they look now, and the one that is chosen. */
export interface SwapTable {
  readonly tools: SceneTools<JigsawDefinition, SwapState, number>
  readonly host: GameHost
  room: StageSize
  box: Box
  picture: HTMLCanvasElement | undefined
  chosen: number | undefined
  cursor: number | undefined
  dragged: Point | undefined
  pointing: readonly number[]
  /** Tiles on their way: from the first place to the second. */
  moving: { readonly ways: ReadonlyMap<number, Point>; k: number } | undefined
  motion: number
  glow: number
}

export function cell(table: SwapTable) {
  const { columns, rows } = table.tools.state()
  return { width: table.box.width / columns, height: table.box.height / rows }
}

export function cornerOf(table: SwapTable, place: number): Point {
  const { columns } = table.tools.state()
  const { width, height } = cell(table)
  return { x: table.box.x + (place % columns) * width, y: table.box.y + Math.floor(place / columns) * height }
}
