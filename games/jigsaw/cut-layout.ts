import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { dropOf, type CutState } from './cut-rules.ts'

/** Where the picture, the buttons and the tray are, in pixels. */
export interface CutLayout {
  readonly box: Box
  readonly cell: { readonly width: number; readonly height: number }
  readonly tray: Box
  /** Side of a place in the tray and how much smaller a piece is there. */
  readonly slot: number
  readonly scale: number
  readonly lanes: number
  readonly buttons: { readonly border: Box; readonly preview: Box }
  /** Middle of a place in the tray that is not scrolled. */
  place(index: number): Point
}

/** Places of a drop, across and down. */
export const GRID = 254
const SHAPE = 4 / 3
const MARGIN = 14
const BUTTON = 44
const SMALLEST_TRAY = 96
const LARGEST_SLOT = 92

export function cutLayout({ width, height }: StageSize, { columns, rows }: CutState): CutLayout {
  const wide = Math.min(width - 2 * MARGIN, (height - SMALLEST_TRAY - BUTTON - 4 * MARGIN) * SHAPE)
  const box = { x: (width - wide) / 2, y: MARGIN, width: wide, height: wide / SHAPE }
  const cell = { width: box.width / columns, height: box.height / rows }
  const row = box.y + box.height + 18
  const top = row + BUTTON + 8
  const tray = { x: 6, y: top, width: width - 12, height: height - top - 6 }
  const full = Math.max(cell.width, cell.height) * 1.5
  const lanes = Math.max(1, Math.round(tray.height / 84))
  const slot = Math.min(LARGEST_SLOT, full, (tray.height - 8) / lanes)
  const buttonAt = (x: number): Box => ({ x, y: row, width: BUTTON, height: BUTTON })
  return {
    box,
    cell,
    tray,
    slot,
    scale: slot / full,
    lanes,
    buttons: { border: buttonAt(box.x), preview: buttonAt(box.x + box.width - BUTTON) },
    place: (index) => ({
      x: tray.x + 8 + (Math.floor(index / lanes) + 0.5) * slot,
      y: tray.y + (tray.height - lanes * slot) / 2 + ((index % lanes) + 0.5) * slot,
    }),
  }
}

/** The drop of a piece with its middle at a point; `undefined` beside the picture. */
export function dropInput({ box, cell }: CutLayout, piece: number, { x, y }: Point): number | undefined {
  const margin = Math.min(cell.width, cell.height) * 0.4
  const isBeside =
    x < box.x - margin ||
    x > box.x + box.width + margin ||
    y < box.y - margin ||
    y > box.y + box.height + margin
  const grid = (k: number) => Math.max(0, Math.min(GRID, Math.round(k * GRID)))
  return isBeside ? undefined : dropOf(piece, grid((x - box.x) / box.width), grid((y - box.y) / box.height))
}
