import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { PileDeal } from './pile.ts'

/** Layout of a pile and its tray, in pixels. */
export interface PileLayout {
  /** Side of a tile on the pile and in the tray. */
  readonly unit: number
  readonly slot: number
  readonly table: Box
  readonly tray: Box
  /** Middle of a tile on the pile. */
  tile(index: number): Point
  /** Middle of a place in the tray. */
  place(index: number): Point
}

/** Places in the tray. */
const TRAY = 7
const LARGEST_UNIT = 74
const LARGEST_SLOT = 60
const MARGIN = 10
/** Height of a layer, in tiles. */
const STEP = 0.1

export function pileLayout({ width, height }: StageSize, { places }: PileDeal): PileLayout {
  const slot = Math.min(LARGEST_SLOT, (width - 2 * MARGIN - 20) / TRAY)
  const tray = {
    x: (width - slot * TRAY - 14) / 2,
    y: height - slot - 24,
    width: slot * TRAY + 14,
    height: slot + 14,
  }
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y, z }) => y - 2 * STEP * z)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [across, down] = [(Math.max(...xs) - left + 2) / 2, (Math.max(...ys) - top + 2) / 2]
  const room = { width: width - 2 * MARGIN - 16, height: tray.y - 4 * MARGIN - 14 }
  const unit = Math.min(LARGEST_UNIT, room.width / across, room.height / (down + 0.1))
  const [boardWidth, boardHeight] = [unit * across, unit * (down + 0.1)]
  const origin = { x: (width - boardWidth) / 2, y: MARGIN + 8 + (room.height - boardHeight) / 2 }
  const pad = 12
  return {
    unit,
    slot,
    tray,
    table: {
      x: Math.max(7, origin.x - pad),
      y: Math.max(7, origin.y - pad),
      width: Math.min(width - 14, boardWidth + 2 * pad),
      height: boardHeight + 2 * pad,
    },
    tile(index) {
      const { x, y, z } = places[index]!
      return {
        x: origin.x + ((x - left) / 2 + 0.5) * unit,
        y: origin.y + ((y - 2 * STEP * z - top) / 2 + 0.5) * unit,
      }
    },
    place: (index) => ({ x: tray.x + 7 + (index + 0.5) * slot, y: tray.y + 7 + slot / 2 }),
  }
}
