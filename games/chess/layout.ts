import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { fileOf, rankOf } from './position.ts'

/** Layout of the board and the two strips of captured pieces. */
export interface Layout {
  readonly board: Box
  readonly square: number
  /** Width of the frame, which holds the coordinates if wide enough. */
  readonly frame: number
  /** The far player's strip, then the near one's. */
  readonly strips: readonly [far: Box, near: Box]
  /** Strips stand beside the board instead of above and below it. */
  readonly wide: boolean
  /** Space of the buttons: a row or, on a low stage, a column beside the board. */
  readonly bar: Box
  /** Space of the move list, if any. */
  readonly list: Box | undefined
  centre(square: number): Point
  /** The square under a point, or -1. */
  squareAt(at: Point): number
}

/** Wide enough for letters of 11 px; a small board has none. */
export const WIDE_FRAME = 15
const NARROW_FRAME = 4
const SMALLEST_SQUARE = 46
/** Height and gap of a strip above or below the board, with and without space to spare. */
const STRIP = 34
const LOW_STRIP = 22
const GAP = 6
const LOW_GAP = 2
/** Below this square size, space is taken from the strips. */
const COMFORTABLE_SQUARE = 44
/** Size and gap of the button row or column. */
const BAR = 44
const BAR_ROOM = BAR + 4
/** Width that a name beside the board needs, and the least part of the stage outside the board. */
const LEAST_SIDE = 150
const SIDE_WIDTH = 300
const SIDE_GAPS = 24
/** Margin of a board that shares the stage with names. */
const EDGE = 12
/** Below this width buttons take two rows. */
const LINE_OF_BUTTONS = 290
/** Height of a name, a clock and two rows of captures. */
const TALLEST_SIDE = 124
const LEAST_LIST = 96

interface Stack {
  readonly room: number
  readonly strip: number
  readonly gap: number
  readonly isColumn: boolean
}

/** The stacking of board, strips and buttons with the largest squares. */
function stackOf({ width, height }: StageSize): Stack {
  const ways = [
    [STRIP, GAP, false],
    [STRIP, GAP, true],
    [LOW_STRIP, LOW_GAP, false],
    [LOW_STRIP, LOW_GAP, true],
  ] as const
  const stacks = ways.map(([strip, gap, isColumn]) => {
    const across = width - 4 - (isColumn ? BAR_ROOM : 0)
    const down = height - 8 - 2 * (strip + gap) - (isColumn ? 0 : BAR_ROOM)
    return { strip, gap, isColumn, room: Math.min(across, down) }
  })
  const enough = 8 * COMFORTABLE_SQUARE + 2 * NARROW_FRAME
  const comfortable = stacks.find(({ room }) => room >= enough)
  return comfortable ?? stacks.reduce((best, stack) => (stack.room > best.room ? stack : best))
}

/** `flipped` puts black near the player; `framed` leaves space for coordinates in the frame. */
export function layoutOf(size: StageSize, flipped: boolean, framed = true): Layout {
  const wide = size.width - size.height >= LEAST_SIDE
  const stack = stackOf(size)
  const room = wide ? Math.min(size.width - 4, size.height - 8) : stack.room
  const roomy = framed && room - 2 * WIDE_FRAME >= 8 * SMALLEST_SQUARE
  const frame = roomy ? WIDE_FRAME : NARROW_FRAME
  const square = Math.max(1, Math.floor((room - 2 * frame) / 8))
  const side = square * 8
  const board = { ...placeOf(size, { wide, stack, frame, side }), width: side, height: side }
  const centre = (index: number): Point => {
    const across = flipped ? 7 - fileOf(index) : fileOf(index)
    const down = flipped ? rankOf(index) : 7 - rankOf(index)
    return { x: board.x + (across + 0.5) * square, y: board.y + (down + 0.5) * square }
  }
  const around = wide ? besideBoard(size, board, frame) : aroundBoard(board, frame, stack)
  return {
    board,
    square,
    frame,
    wide,
    ...around,
    centre,
    squareAt({ x, y }) {
      const across = Math.floor((x - board.x) / square)
      const down = Math.floor((y - board.y) / square)
      if (across < 0 || across > 7 || down < 0 || down > 7) return -1
      return flipped ? down * 16 + 7 - across : (7 - down) * 16 + across
    },
  }
}

interface Place {
  readonly wide: boolean
  readonly stack: Stack
  readonly frame: number
  readonly side: number
}

function placeOf(size: StageSize, { wide, stack, frame, side }: Place): Point {
  // The board shrinks where a centred one leaves too little width for the names.
  if (wide) {
    const most = size.width - SIDE_WIDTH - SIDE_GAPS - 2 * frame - side
    return { x: Math.min((size.width - side) / 2, Math.max(frame + EDGE, most)), y: (size.height - side) / 2 }
  }
  const above = stack.strip + stack.gap
  const taken = 2 * above + (stack.isColumn ? 0 : BAR_ROOM)
  return {
    x: (size.width - side - (stack.isColumn ? BAR_ROOM : 0)) / 2,
    y: (size.height - side - taken) / 2 + above,
  }
}

type Around = Pick<Layout, 'strips' | 'bar' | 'list'>

function aroundBoard({ x, y, width, height }: Box, frame: number, { strip, gap, isColumn }: Stack): Around {
  const box = { x: x - frame + 4, width: width + 2 * frame - 8, height: strip }
  const under = { ...box, y: y + height + frame + gap + 1 }
  return {
    strips: [{ ...box, y: y - frame - gap - strip }, under],
    bar: isColumn
      ? { x: x + width + frame + 2, y, width: BAR, height }
      : { ...box, y: under.y + strip + 2, height: BAR },
    list: undefined,
  }
}

function besideBoard(size: StageSize, { x, y, width, height }: Box, frame: number): Around {
  const left = x + width + frame + 14
  const across = Math.min(SIDE_WIDTH, size.width - left - 10)
  const buttons = across < LINE_OF_BUTTONS ? 2 * BAR + 4 : BAR
  const tall = Math.max(1, Math.min((height - buttons) / 2 - 8, TALLEST_SIDE))
  const strip = { x: left, width: across, height: tall }
  const between = height - 2 * tall - buttons - 24
  return {
    strips: [
      { ...strip, y },
      { ...strip, y: y + height - tall },
    ],
    bar: { ...strip, y: y + height - tall - buttons - 8, height: buttons },
    list: between >= LEAST_LIST ? { ...strip, y: y + tall + 8, height: between } : undefined,
  }
}
