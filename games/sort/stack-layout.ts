import type { StageSize } from '#kit/game/stage.ts'

/** Where a stack stands: the middle of its foot, and its size. */
export interface Slot {
  readonly x: number
  /** Lower edge of the lowest piece. */
  readonly foot: number
  readonly width: number
  /** Height of one piece. */
  readonly unit: number
  readonly room: number
  /** Upper edge of the highest piece. */
  readonly top: number
}

export interface Shelf {
  readonly slots: readonly Slot[]
  readonly perRow: number
}

interface Shape {
  /** Height of a piece for a stack one wide. */
  readonly unit: number
  /** Head room for the stack that is lifted, and foot below it, for a stack one wide. */
  readonly above: number
  readonly below: number
}

/** Widest stack: on a desktop three tubes must not fill the wall. */
const WIDEST = 92
const GAP = 0.42

/** Puts the stacks in as many rows as makes them largest. */
export function shelve({ width, height }: StageSize, rooms: readonly number[], shape: Shape): Shelf {
  const tallest = Math.max(...rooms)
  const fits = (rows: number) => {
    const perRow = Math.ceil(rooms.length / rows)
    const across = (width - 16) / (perRow * (1 + GAP) + GAP)
    const down = (height - 12) / rows / (tallest * shape.unit + shape.above + shape.below)
    return Math.min(WIDEST, across, down)
  }
  const rows = [1, 2, 3].reduce((best, next) => (fits(next) > fits(best) * 1.04 ? next : best), 1)
  const size = fits(rows)
  const perRow = Math.ceil(rooms.length / rows)
  const pitch = Math.min(size * (1 + GAP) * 1.25, (width - 16) / perRow)
  const rowHeight = size * (tallest * shape.unit + shape.above + shape.below)
  const loose = Math.max(0, height - rows * rowHeight) / (rows + 1)
  const slots = rooms.map((room, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, rooms.length - row * perRow)
    const x = width / 2 + ((index % perRow) - (inRow - 1) / 2) * pitch
    const foot = loose * (row + 1) + rowHeight * (row + 1) - shape.below * size
    const unit = shape.unit * size
    return { x, foot, width: size, unit, room, top: foot - room * unit }
  })
  return { slots, perRow }
}

export const mouthOf = ({ x, top, width }: Slot) => ({ x, y: top - width * 0.2 })

/** The stack under a finger. */
export function slotAt({ slots }: Shelf, at: { readonly x: number; readonly y: number }): number | undefined {
  const near = slots
    .map((slot, index) => ({
      index,
      across: Math.abs(at.x - slot.x),
      inside:
        at.y > slot.top - slot.width &&
        at.y < slot.foot + slot.width * 0.5 &&
        Math.abs(at.x - slot.x) < slot.width,
    }))
    .filter(({ inside }) => inside)
    .sort((one, other) => one.across - other.across)
  return near[0]?.index
}
