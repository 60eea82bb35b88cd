import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

/** Space for the board, and whether the players' names are beside it instead of above and below. */
export interface Room {
  readonly board: Box
  readonly wide: boolean
  /** The names are in the upper right and lower left corners of the board, which are empty. */
  readonly inCorners: boolean
  /** On a low stage both names share the line above the board. */
  readonly inOneLine: boolean
  readonly strip: number
}

const STRIP = 34
const LOW_STRIP = 22
const LOW_STAGE = 420
const GAP = 4
const MARGIN = 6
/** Minimum width for a name beside the board. */
const LEAST_SIDE = 130
const SIDE = 210
const TALLEST_SIDE = 74
/** Part of the board's width that a name in its corner may take. */
const CORNER = 0.42

export function roomOf({ width, height }: StageSize, shape: number, hasBareCorners = false): Room {
  const wide = width - Math.min(width, (height - 2 * MARGIN) * shape) >= LEAST_SIDE + MARGIN
  if (wide) {
    const spare = width - (height - 2 * MARGIN) * shape
    const side = spare >= 2 * LEAST_SIDE ? Math.min(SIDE, spare / 2) : 0
    const left = side === 0 ? MARGIN : side
    const right = side === 0 ? LEAST_SIDE + MARGIN : side
    return {
      wide,
      inCorners: false,
      inOneLine: false,
      strip: TALLEST_SIDE,
      board: { x: left, y: MARGIN, width: width - left - right, height: height - 2 * MARGIN },
    }
  }
  const isLow = height < LOW_STAGE
  const strip = isLow ? LOW_STRIP : STRIP
  const top = hasBareCorners ? MARGIN : strip + GAP + MARGIN / 2
  const inOneLine = isLow && !hasBareCorners
  return {
    wide,
    inCorners: hasBareCorners,
    inOneLine,
    strip,
    board: {
      x: MARGIN,
      y: top,
      width: width - 2 * MARGIN,
      height: height - top - (inOneLine ? MARGIN : top),
    },
  }
}

/** Places for the two names around the board: the far one first. */
export function stripsOf(
  { wide, inCorners, inOneLine, strip }: Room,
  frame: Box,
  size: StageSize,
): readonly [far: Box, near: Box] {
  if (wide) {
    const x = frame.x + frame.width + 12
    const width = Math.min(SIDE, size.width - x - 6)
    return [
      { x, y: frame.y, width, height: strip },
      { x, y: frame.y + frame.height - strip, width, height: strip },
    ]
  }
  if (inCorners) {
    const width = frame.width * CORNER
    return [
      { x: frame.x + frame.width - width, y: frame.y, width, height: strip },
      { x: frame.x, y: frame.y + frame.height - strip, width, height: strip },
    ]
  }
  const width = Math.min(size.width - 16, Math.max(frame.width, 300))
  const x = (size.width - width) / 2 + 4
  if (inOneLine) {
    const half = { y: frame.y - GAP - strip, width: width / 2 - 8, height: strip }
    return [
      { x: x + width / 2, ...half },
      { x, ...half },
    ]
  }
  return [
    { x, y: frame.y - GAP - strip, width: width - 8, height: strip },
    { x, y: frame.y + frame.height + GAP, width: width - 8, height: strip },
  ]
}
