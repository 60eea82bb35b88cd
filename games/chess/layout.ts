import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { fileOf, rankOf } from './position.ts'

/** Where the board and the two strips of captured pieces lie. */
export interface Layout {
  readonly board: Box
  readonly square: number
  /** Width of the frame; coordinates stand in it when it is wide enough. */
  readonly frame: number
  /** The far player's strip, then the near one's. */
  readonly strips: readonly [far: Box, near: Box]
  /** Strips stand beside the board instead of above and below it. */
  readonly wide: boolean
  centre(square: number): Point
  /** The square under a point, or -1. */
  squareAt(at: Point): number
}

/** Room for letters of 11 px; a small board does without them. */
export const WIDE_FRAME = 15
const NARROW_FRAME = 7
const SMALLEST_SQUARE = 40
/** Height of a strip above or below the board, with and without room to spare, and its distance. */
const STRIP = 34
const LOW_STRIP = 20
const GAP = 6
const LOW_GAP = 2
/** Squares smaller than this take room from the strips. */
const COMFORTABLE_SQUARE = 36
/** A name needs so much beside the board, and so much of the stage is no board. */
const LEAST_SIDE = 150
const SIDE_WIDTH = 260
/** A name and three rows of captured pieces. */
const TALLEST_SIDE = 150

/** `flipped` puts black near the player. */
export function layoutOf(size: StageSize, flipped: boolean): Layout {
  const wide = size.width - size.height >= LEAST_SIDE
  const roomWith = (strips: number) => Math.min(size.width - 4, size.height - 8 - strips)
  const isLow = !wide && roomWith(2 * (STRIP + GAP)) < 8 * COMFORTABLE_SQUARE
  const [strip, gap] = isLow ? [LOW_STRIP, LOW_GAP] : [STRIP, GAP]
  const room = roomWith(wide ? 0 : 2 * (strip + gap))
  const roomy = room - 2 * WIDE_FRAME >= 8 * SMALLEST_SQUARE
  const frame = roomy ? WIDE_FRAME : NARROW_FRAME
  const square = Math.max(1, Math.floor((room - 2 * frame) / 8))
  const side = square * 8
  // Where the middle leaves too little room for the names, the board makes some.
  const most = wide ? size.width - LEAST_SIDE - 2 * frame - side : Infinity
  const board = {
    x: Math.min((size.width - side) / 2, Math.max(frame, most)),
    y: (size.height - side) / 2,
    width: side,
    height: side,
  }
  const centre = (index: number): Point => {
    const across = flipped ? 7 - fileOf(index) : fileOf(index)
    const down = flipped ? rankOf(index) : 7 - rankOf(index)
    return { x: board.x + (across + 0.5) * square, y: board.y + (down + 0.5) * square }
  }
  return {
    board,
    square,
    frame,
    wide,
    strips: wide ? sideStrips(size, board, frame) : stackedStrips(board, frame, { strip, gap }),
    centre,
    squareAt({ x, y }) {
      const across = Math.floor((x - board.x) / square)
      const down = Math.floor((y - board.y) / square)
      if (across < 0 || across > 7 || down < 0 || down > 7) return -1
      return flipped ? down * 16 + 7 - across : (7 - down) * 16 + across
    },
  }
}

function stackedStrips(
  { x, y, width, height }: Box,
  frame: number,
  { strip, gap }: { readonly strip: number; readonly gap: number },
): readonly [Box, Box] {
  const box = { x: x - frame + 4, width: width + 2 * frame - 8, height: strip }
  return [
    { ...box, y: y - frame - gap - strip },
    { ...box, y: y + height + frame + gap + 3 },
  ]
}

function sideStrips(size: StageSize, { x, y, width, height }: Box, frame: number): readonly [Box, Box] {
  const left = x + width + frame + 14
  const tall = Math.min(height / 2 - 8, TALLEST_SIDE)
  const strip = { x: left, width: Math.min(SIDE_WIDTH, size.width - left - 10), height: tall }
  return [
    { ...strip, y },
    { ...strip, y: y + height - tall },
  ]
}
