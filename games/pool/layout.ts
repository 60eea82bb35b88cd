import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { LENGTH, WIDTH, type Spot } from './table.ts'

/** Width of cushions and wood around the bed, in table units. */
export const FRAME = 88

/** Layout of the table on the canvas. In portrait its head is at the bottom. */
export interface PoolLayout {
  readonly upright: boolean
  /** Pixels per table unit. */
  readonly scale: number
  /** Upper left corner of the bed. */
  readonly bed: Point
  readonly power: Box
  readonly spin: { readonly x: number; readonly y: number; readonly radius: number }
  readonly trays: readonly [Box, Box]
}

/** The table including its frame. */
const LONG = LENGTH + 2 * FRAME
const BROAD = WIDTH + 2 * FRAME
/** Width of a column of controls, height of a tray in it, and of a row of trays above the table. */
const COLUMN = 66
const TRAY = 66
const ROW = 38
const EDGE = 4

/** The layout with the largest balls. */
export function layoutFor(size: StageSize): PoolLayout {
  const [first, ...others] = [upright(size), lyingBelowTrays(size), lyingBetweenColumns(size)] as const
  return others.reduce((best, one) => (one.scale > best.scale ? one : best), first)
}

/** Portrait table with everything else in a column on the right. */
function upright({ width, height }: StageSize): PoolLayout {
  const scale = Math.min((width - COLUMN - EDGE) / BROAD, height / LONG)
  const broad = BROAD * scale
  const long = LONG * scale
  // On a wide canvas the controls stay near the table, within reach of the thumb.
  const spare = Math.max(0, width - COLUMN - EDGE - broad)
  const left = EDGE + spare * 0.45
  const top = (height - long) / 2
  const column = left + broad + Math.min(spare / 2, 10)
  const bottom = top + long
  const slider = Math.min(300, long - 2 * TRAY - 92)
  return {
    upright: true,
    scale,
    bed: { x: left + FRAME * scale, y: top + FRAME * scale },
    power: { x: column + (COLUMN - 52) / 2, y: bottom - 74 - slider, width: 52, height: slider },
    spin: { x: column + COLUMN / 2, y: bottom - 36, radius: 25 },
    trays: [
      { x: column + 3, y: top, width: COLUMN - 6, height: TRAY },
      { x: column + 3, y: top + TRAY, width: COLUMN - 6, height: TRAY },
    ],
  }
}

/** Landscape table below both trays, slider and spin on the right: for a canvas that is not very flat. */
function lyingBelowTrays({ width, height }: StageSize): PoolLayout {
  const scale = Math.min((width - COLUMN - EDGE) / LONG, (height - ROW) / BROAD)
  const long = LONG * scale
  const broad = BROAD * scale
  const left = (width - COLUMN - long) / 2
  const top = (height - ROW - broad) / 2 + ROW
  const column = left + long
  const bottom = top + broad
  const slider = Math.max(90, Math.min(320, broad - 78))
  const half = long / 2
  return {
    upright: false,
    scale,
    bed: { x: left + FRAME * scale, y: top + FRAME * scale },
    power: { x: column + (COLUMN - 50) / 2, y: bottom - 76 - slider, width: 50, height: slider },
    spin: { x: column + COLUMN / 2, y: bottom - 36, radius: 27 },
    trays: [
      { x: left, y: top - ROW, width: half - 4, height: ROW },
      { x: left + half + 4, y: top - ROW, width: half - 4, height: ROW },
    ],
  }
}

/** Landscape table of full height, trays and spin on the left, slider on the right. */
function lyingBetweenColumns({ width, height }: StageSize): PoolLayout {
  const scale = Math.min((width - 2 * COLUMN) / LONG, (height - 2 * EDGE) / BROAD)
  const long = LONG * scale
  const broad = BROAD * scale
  const left = (width - long) / 2
  const top = (height - broad) / 2
  const slider = Math.min(320, broad - 8)
  const side = Math.min(COLUMN + 26, (width - long) / 2)
  return {
    upright: false,
    scale,
    bed: { x: left + FRAME * scale, y: top + FRAME * scale },
    power: { x: left + long + (side - 50) / 2, y: (height - slider) / 2, width: 50, height: slider },
    spin: { x: left - side / 2, y: top + broad - 40, radius: 27 },
    trays: [
      { x: left - side + 3, y: top, width: side - 6, height: TRAY },
      { x: left - side + 3, y: top + TRAY + 2, width: side - 6, height: TRAY },
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
