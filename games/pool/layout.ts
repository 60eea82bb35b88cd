import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { LENGTH, WIDTH, type Spot } from './table.ts'

/** Width of cushions and wood around the bed, in table units. */
export const FRAME = 88

/** Where everything of the table stands on the canvas. An upright table has its head at the bottom. */
export interface PoolLayout {
  readonly upright: boolean
  /** Pixels a table unit. */
  readonly scale: number
  /** Upper left corner of the bed. */
  readonly bed: Point
  readonly power: Box
  readonly spin: { readonly x: number; readonly y: number; readonly radius: number }
  readonly trays: readonly [Box, Box]
}

const COLUMN = 68
const TRAY = 66

export function layoutFor({ width, height }: StageSize): PoolLayout {
  return height > width * 1.02 ? upright(width, height) : lying(width, height)
}

function upright(width: number, height: number): PoolLayout {
  const room = { width: width - COLUMN - 4, height: height - 8 }
  const scale = Math.min(room.width / (WIDTH + 2 * FRAME), room.height / (LENGTH + 2 * FRAME))
  const tableWidth = (WIDTH + 2 * FRAME) * scale
  const tableHeight = (LENGTH + 2 * FRAME) * scale
  // On a wide canvas the controls stay beside the table: at the far edge the thumb would not reach them.
  const spare = Math.max(0, room.width - tableWidth)
  const left = 4 + spare * 0.45
  const top = (height - tableHeight) / 2
  const column = left + tableWidth + Math.min(spare / 2, 10)
  const bottom = top + tableHeight
  const long = Math.min(300, tableHeight - 2 * TRAY - 92)
  return {
    upright: true,
    scale,
    bed: { x: left + FRAME * scale, y: top + FRAME * scale },
    power: { x: column + (COLUMN - 52) / 2, y: bottom - 74 - long, width: 52, height: long },
    spin: { x: column + COLUMN / 2, y: bottom - 36, radius: 25 },
    trays: [
      { x: column + 4, y: top, width: COLUMN - 8, height: TRAY },
      { x: column + 4, y: top + TRAY, width: COLUMN - 8, height: TRAY },
    ],
  }
}

function lying(width: number, height: number): PoolLayout {
  const side = Math.min(96, Math.max(COLUMN + 12, width * 0.1))
  const scale = Math.min((width - 2 * side) / (LENGTH + 2 * FRAME), (height - 8) / (WIDTH + 2 * FRAME))
  const tableWidth = (LENGTH + 2 * FRAME) * scale
  const tableHeight = (WIDTH + 2 * FRAME) * scale
  const left = (width - tableWidth) / 2
  const top = (height - tableHeight) / 2
  const long = Math.min(320, tableHeight - 16)
  const near = left - side
  return {
    upright: false,
    scale,
    bed: { x: left + FRAME * scale, y: top + FRAME * scale },
    power: { x: left + tableWidth + (side - 50) / 2, y: (height - long) / 2, width: 50, height: long },
    spin: { x: near + side / 2, y: top + tableHeight - 42, radius: 30 },
    trays: [
      { x: near + 4, y: top + 4, width: side - 8, height: TRAY },
      { x: near + 4, y: top + 10 + TRAY, width: side - 8, height: TRAY },
    ],
  }
}

export function toScreen({ upright: stands, scale, bed }: PoolLayout, { x, y }: Spot): Point {
  return stands
    ? { x: bed.x + y * scale, y: bed.y + (LENGTH - x) * scale }
    : { x: bed.x + x * scale, y: bed.y + y * scale }
}

export function toTable({ upright: stands, scale, bed }: PoolLayout, at: Point): Spot {
  return stands
    ? { x: LENGTH - (at.y - bed.y) / scale, y: (at.x - bed.x) / scale }
    : { x: (at.x - bed.x) / scale, y: (at.y - bed.y) / scale }
}

/** A direction on the table as the same direction on the screen. */
export const screenAngle = ({ upright: stands }: PoolLayout, angle: number) =>
  stands ? angle - Math.PI / 2 : angle
