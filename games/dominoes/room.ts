import type { Room } from '#kit/game/cards/room.ts'
import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Pose } from './faces.ts'

const MARGIN = 8
const WORDS = 46
const GAP = 5
const LIFT = 12
/** Pixels for a tile and its gap to be touched reliably. */
const LEAST_STEP = 44

/** A domino table: the areas of a card table, and the arrangement of the hand. */
export interface TileRoom extends Room {
  /** Short side of a tile in the hand. */
  readonly unit: number
  readonly rows: number
  readonly columns: number
  readonly stock: Box
  readonly button: Box
}

/** A table for hands of at most `most` tiles. */
export function tileRoom(stage: StageSize, most: number, isRtl: boolean): TileRoom {
  const { width, height } = stage
  const isLow = height < 480
  const wide = Math.min(width - 2 * MARGIN, 760)
  const tallest = Math.max(30, Math.min(50, height * 0.07))
  const perRow = Math.max(7, Math.floor(wide / LEAST_STEP))
  const rows = isLow ? 1 : Math.min(3, Math.ceil(most / perRow))
  const columns = Math.ceil(most / rows)
  const unit = Math.min(tallest, wide / columns - GAP, rows === 3 ? tallest * 0.72 : tallest)
  const handHeight = rows * (2 * unit + 8) + LIFT
  const across = { x: (width - wide) / 2, width: wide }
  const hand = { ...across, y: height - handHeight - 6, height: handHeight }
  const words = { ...across, y: hand.y - WORDS, height: WORDS }
  const strip = { x: MARGIN, y: 8, width: width - 2 * MARGIN, height: isLow ? 56 : 78 }
  const top = strip.y + strip.height + 2
  const middle = {
    x: MARGIN + 8,
    y: top,
    width: width - 2 * MARGIN - 16,
    height: words.y - top - 6,
  }
  const stockWidth = 66
  const stock = {
    x: isRtl ? words.x : words.x + words.width - stockWidth,
    y: words.y,
    width: stockWidth,
    height: 44,
  }
  const buttonWidth = Math.min(170, wide * 0.34)
  const button = {
    x: width / 2 - buttonWidth / 2 + (isRtl ? -14 : 14),
    y: words.y - 1,
    width: buttonWidth,
    height: 44,
  }
  return { stage, card: unit, strip, middle, words, hand, unit, rows, columns, stock, button }
}

/** Poses of the hand's tiles, in order. */
export function handPoses({ hand, unit, rows, columns, stage }: TileRoom, count: number): readonly Pose[] {
  const used = Math.min(rows, Math.ceil(count / columns))
  const perRow = Math.ceil(count / Math.max(1, used))
  const step = Math.min(unit + 12, hand.width / columns)
  const rowHeight = 2 * unit + 8
  const top = hand.y + LIFT + ((rows - used) * rowHeight) / 2 + unit
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const x = stage.width / 2 + ((index % perRow) - (inRow - 1) / 2) * step
    return { x, y: top + row * rowHeight, unit, turn: 1 }
  })
}
