import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

/** Where the board may lie, and whether the players' names stand beside it instead of above and below. */
export interface Room {
  readonly board: Box
  readonly wide: boolean
  readonly strip: number
}

const STRIP = 34
const LOW_STRIP = 22
const LOW_STAGE = 420
const GAP = 4
const MARGIN = 6
/** A name needs this much room beside the board. */
const LEAST_SIDE = 130
const SIDE = 210
const TALLEST_SIDE = 74

export function roomOf({ width, height }: StageSize, shape: number): Room {
  const wide = width - Math.min(width, (height - 2 * MARGIN) * shape) >= LEAST_SIDE + MARGIN
  if (wide) {
    const spare = width - (height - 2 * MARGIN) * shape
    const side = spare >= 2 * LEAST_SIDE ? Math.min(SIDE, spare / 2) : 0
    const left = side === 0 ? MARGIN : side
    const right = side === 0 ? LEAST_SIDE + MARGIN : side
    return {
      wide,
      strip: TALLEST_SIDE,
      board: { x: left, y: MARGIN, width: width - left - right, height: height - 2 * MARGIN },
    }
  }
  const strip = height < LOW_STAGE ? LOW_STRIP : STRIP
  const top = strip + GAP + MARGIN / 2
  return {
    wide,
    strip,
    board: { x: MARGIN, y: top, width: width - 2 * MARGIN, height: height - 2 * top },
  }
}

/** Places for the two names around the board as it lies: the far one first. */
export function stripsOf({ wide, strip }: Room, frame: Box, size: StageSize): readonly [far: Box, near: Box] {
  if (wide) {
    const x = frame.x + frame.width + 12
    const width = Math.min(SIDE, size.width - x - 6)
    return [
      { x, y: frame.y, width, height: strip },
      { x, y: frame.y + frame.height - strip, width, height: strip },
    ]
  }
  const width = Math.min(size.width - 16, Math.max(frame.width, 300))
  const x = (size.width - width) / 2 + 4
  return [
    { x, y: frame.y - GAP - strip, width: width - 8, height: strip },
    { x, y: frame.y + frame.height + GAP, width: width - 8, height: strip },
  ]
}
