import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { CELL } from './ground.ts'

/** Layout of the field and the buttons on the canvas. */
export interface Room {
  readonly field: Box
  /** Pixels per cell. */
  readonly cell: number
  /** Pixels per drawing unit. */
  readonly scale: number
  readonly strip: Box
  /** Buttons are stacked at the side of a wide picture. */
  readonly isWide: boolean
  /** Width of the coins column beside the field in portrait; 0 when it is above. */
  readonly beside: number
  toCanvas(x: number, y: number): Point
  toCells(at: Point): Point
}

const STRIP = 56
const SIDE_STRIP = 84
const MARGIN = 14
/** Space above the field with and without the coins bar. */
const HEAD = 38
const BARE_HEAD = 10
/** Minimum width of the coins column. */
const BESIDE = 40

export function roomOf(
  { width, height }: StageSize,
  { width: across, height: down }: Board,
  isMirrored: boolean,
): Room {
  const isWide = width > height * 1.05
  const free = isWide
    ? { x: isMirrored ? SIDE_STRIP : 0, width: width - SIDE_STRIP, height: height - HEAD }
    : { x: 0, width, height: height - STRIP - HEAD }
  const cellIn = (wide: number, high: number) =>
    Math.max(8, Math.min(wide / across, (high - 1.4 * MARGIN) / down))
  const above = cellIn(free.width - 2 * MARGIN, free.height)
  // A low picture has space at both sides of the field: the coins move there and the field grows.
  const aside = isWide ? 0 : cellIn(width - 2 * (BESIDE + MARGIN), height - STRIP - BARE_HEAD)
  const cell = Math.max(above, aside)
  const head = aside > above ? BARE_HEAD : HEAD
  const field = {
    x: free.x + (free.width - across * cell) / 2,
    y: head + (free.height + HEAD - head - down * cell) / 2 - 2,
    width: across * cell,
    height: down * cell,
  }
  const strip = isWide
    ? { x: isMirrored ? 6 : width - SIDE_STRIP, y: HEAD, width: SIDE_STRIP - 6, height: height - HEAD - 8 }
    : { x: 6, y: height - STRIP - 2, width: width - 12, height: STRIP - 4 }
  return {
    field,
    cell,
    scale: cell / CELL,
    strip,
    isWide,
    beside: aside > above ? Math.min(58, field.x - MARGIN) : 0,
    toCanvas: (x, y) => ({ x: field.x + x * cell, y: field.y + y * cell }),
    toCells: ({ x, y }) => ({ x: (x - field.x) / cell, y: (y - field.y) / cell }),
  }
}
