import type { Box } from '#kit/game/draw.ts'
import { SLOT_GAMES, type SlotKind } from './slot-games.ts'

/** The cells of one board, from its upper left corner. */
export interface SlotBoard {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly wide: number
  readonly high: number
  /** Ladders and towers rise from below. */
  readonly isFromBelow: boolean
}

const RIM = 13
/** Room for the worth of lines, beside and below the cells. */
const NOTES = 24
/** Room for names and factors above them. */
const HEAD = 26

function boardIn(room: Box, kind: SlotKind): SlotBoard {
  const { columns, rows } = SLOT_GAMES[kind]
  const hasNotes = kind === 'grid' || kind === 'sums'
  const wide = room.width - (hasNotes ? 2 * NOTES : 0)
  const above = kind === 'columns' || kind === 'hundred' ? HEAD : 0
  const high = room.height - above - (hasNotes || above > 0 ? NOTES : 0)
  const isLong = kind === 'ladder' || kind === 'hundred'
  const cell = Math.min(76, high / rows, wide / columns)
  const width = isLong ? Math.min(wide / columns, 150) : cell
  const height = isLong ? Math.min(66, high / rows) : cell
  return {
    x: room.x + (room.width - width * columns) / 2,
    y: room.y + above + (high - height * rows) / 2,
    columns,
    rows,
    wide: width,
    high: height,
    isFromBelow: kind === 'ladder' || kind === 'towers',
  }
}

/** The own board, and the rival's beside it where there is one. */
export function boardsIn(board: Box, kind: SlotKind, isRtl: boolean) {
  const room = {
    x: board.x + RIM,
    y: board.y + RIM,
    width: board.width - 2 * RIM,
    height: board.height - 2 * RIM,
  }
  if (kind !== 'columns') return { own: boardIn(room, kind), rival: undefined }
  const half = (room.width - 20) / 2
  const [left, right] = [
    { ...room, width: half },
    { ...room, x: room.x + half + 20, width: half },
  ]
  return { own: boardIn(isRtl ? right : left, kind), rival: boardIn(isRtl ? left : right, kind) }
}

export function cellBox({ x, y, columns, rows, wide, high, isFromBelow }: SlotBoard, place: number): Box {
  const [column, row] = [place % columns, Math.floor(place / columns)]
  const line = isFromBelow ? rows - 1 - row : row
  return { x: x + column * wide + 2.5, y: y + line * high + 2.5, width: wide - 5, height: high - 5 }
}
