import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { FallingState } from './bot.ts'

export type Pen = CanvasRenderingContext2D

/** The picture of one well. */
export interface Look<State extends FallingState = FallingState> {
  /** Width and height of the well, in its own units. */
  readonly size: readonly [width: number, height: number]
  /** How far a finger drags for one step to the side, in units. */
  readonly step: number
  readonly colors: readonly string[]
  /** Paints what never changes, in the units of the well: its ground. */
  still(pen: Pen): void
  draw(pen: Pen, state: State, frame: { readonly seconds: number; readonly unit: number }): void
  /** The piece that comes next, in a square of one by one. */
  next(pen: Pen, state: State): void
  /** The middle of the falling piece, and a place of an event, in units. */
  piece(state: State): Point
  place(x: number, y: number): Point
}

export interface Layout {
  readonly well: Box
  /** Pixels of a unit. */
  readonly unit: number
  readonly next: Box
}

const MARGIN = 12
const NEXT = 62
const GAP = 12

/** The well beside the next piece; a square or a wider well has it above. */
export function layoutOf({ width, height }: StageSize, look: Look): Layout {
  const [across, down] = look.size
  const isSquare = across >= down
  const room = isSquare
    ? { width: width - 2 * MARGIN, height: height - 2 * MARGIN - NEXT - GAP }
    : { width: width - 2 * MARGIN - NEXT - GAP, height: height - 2 * MARGIN }
  const unit = Math.min(room.width / across, room.height / down)
  const [wide, high] = [unit * across, unit * down]
  if (isSquare) {
    const top = (height - high - NEXT - GAP) / 2
    return {
      unit,
      well: { x: (width - wide) / 2, y: top + NEXT + GAP, width: wide, height: high },
      next: { x: (width - NEXT) / 2, y: top, width: NEXT, height: NEXT },
    }
  }
  const left = (width - wide - NEXT - GAP) / 2
  const top = (height - high) / 2
  return {
    unit,
    well: { x: left, y: top, width: wide, height: high },
    next: { x: left + wide + GAP, y: top, width: NEXT, height: NEXT },
  }
}
