import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { stripsOf } from './clue-tokens.ts'
import { CROSSES } from './marks.ts'
import { cellsOf, type Puzzle } from './puzzle.ts'

export interface Key {
  /** A colour, or `CROSSES`. */
  readonly value: number
  readonly box: Box
}

/** Layout in CSS pixels. */
export interface Layout {
  readonly cell: number
  /** Size of the clues' digits. */
  readonly font: number
  /** The cells. */
  readonly board: Box
  /** The cells and their clues. */
  readonly plate: Box
  readonly keys: readonly Key[]
  /** Room for the lamp of a run, above the keys. */
  readonly gauge: Box | undefined
  boxOf(cell: number): Box
  middleOf(cell: number): Point
  /** The cell below a point; beside the board the nearest one if requested. */
  cellAt(at: Point, nearest?: boolean): number | undefined
  /** A line with its clue. */
  bandOf(line: number): Box
}

const MARGIN = 6
const KEY_GAP = 10
const TALLEST_KEY = 72
const LOWEST_KEY = 50
const WIDEST_KEY = 130
const LARGEST_CELL = 64
const SMALLEST_FONT = 11
const LARGEST_FONT = 22
const GAUGE = 26
/** Frame of the plate around clues and cells. */
const RIM = 5

const fontOf = (cell: number) => Math.min(LARGEST_FONT, Math.max(SMALLEST_FONT, cell * 0.54))

const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))

export function layOut(room: StageSize, puzzle: Puzzle, hasGauge: boolean): Layout {
  const { columns, rows } = puzzle
  const frame = frameOf(room, puzzle, hasGauge)
  const { cell, font, board, plate, side, top } = frame
  return {
    cell,
    font,
    board,
    plate,
    ...keysOf(room, frame, { count: puzzle.colours + 1, hasGauge }),
    boxOf: (at) => ({
      x: board.x + (at % columns) * cell,
      y: board.y + Math.floor(at / columns) * cell,
      width: cell,
      height: cell,
    }),
    middleOf: (at) => ({
      x: board.x + ((at % columns) + 0.5) * cell,
      y: board.y + (Math.floor(at / columns) + 0.5) * cell,
    }),
    cellAt({ x, y }, nearest = false) {
      const [column, row] = [Math.floor((x - board.x) / cell), Math.floor((y - board.y) / cell)]
      if (nearest) return clamp(row, rows) * columns + clamp(column, columns)
      const isIn = column >= 0 && row >= 0 && column < columns && row < rows
      return isIn ? row * columns + column : undefined
    },
    bandOf(line) {
      const first = cellsOf(puzzle, line)[0]!
      const x = board.x + (first % columns) * cell
      const y = board.y + Math.floor(first / columns) * cell
      return line < columns
        ? { x, y: plate.y + RIM, width: cell, height: top + board.height }
        : { x: plate.x + RIM, y, width: side + board.width, height: cell }
    },
  }
}

/** The board with its clues, and the room that it leaves for the keys. */
function frameOf(room: StageSize, puzzle: Puzzle, hasGauge: boolean) {
  const { columns, rows } = puzzle
  const strips = stripsOf(puzzle)
  const count = puzzle.colours + 1
  const isBelow = room.height >= room.width * 0.94
  const gaugeRoom = hasGauge ? GAUGE + KEY_GAP : 0
  const keyRoom = isBelow
    ? LOWEST_KEY + KEY_GAP + gaugeRoom
    : Math.min(WIDEST_KEY, Math.max(72, room.width * 0.14)) + KEY_GAP
  const across = room.width - 2 * MARGIN - 2 * RIM - (isBelow ? 0 : keyRoom)
  const down = room.height - 2 * MARGIN - 2 * RIM - (isBelow ? keyRoom : 0)
  let cell = LARGEST_CELL
  const fits = () =>
    columns * cell + strips.side * fontOf(cell) <= across && rows * cell + strips.top * fontOf(cell) <= down
  while (cell > 8 && !fits()) cell -= 0.25
  const font = fontOf(cell)
  const [side, top] = [strips.side * font, strips.top * font]
  const width = side + columns * cell + 2 * RIM
  const height = top + rows * cell + 2 * RIM
  const spare = room.height - 2 * MARGIN - height - KEY_GAP - gaugeRoom
  const keyHeight = isBelow
    ? Math.max(LOWEST_KEY, Math.min(TALLEST_KEY, spare * 0.7))
    : Math.min(TALLEST_KEY, (room.height - 2 * MARGIN - gaugeRoom - (count - 1) * KEY_GAP) / count)
  const used = isBelow ? height + KEY_GAP + keyHeight + gaugeRoom : height
  const left = isBelow ? (room.width - width) / 2 : Math.max(MARGIN, (room.width - width - keyRoom) / 2)
  const plate = { x: left, y: Math.max(MARGIN, (room.height - used) / 2), width, height }
  const board = {
    x: plate.x + RIM + side,
    y: plate.y + RIM + top,
    width: columns * cell,
    height: rows * cell,
  }
  return { cell, font, board, plate, side, top, isBelow, keyRoom, keyHeight, gaugeRoom, used }
}

/** The keys and the gauge: below the board, or at its side. */
function keysOf(
  room: StageSize,
  { plate, isBelow, keyRoom, keyHeight, gaugeRoom, used }: ReturnType<typeof frameOf>,
  { count, hasGauge }: { readonly count: number; readonly hasGauge: boolean },
): Pick<Layout, 'keys' | 'gauge'> {
  const keyWidth = isBelow
    ? Math.min(WIDEST_KEY, (room.width - 2 * MARGIN - (count - 1) * KEY_GAP) / count)
    : keyRoom - KEY_GAP
  const keysLeft = isBelow
    ? (room.width - count * keyWidth - (count - 1) * KEY_GAP) / 2
    : plate.x + plate.width + KEY_GAP
  // Keys below are within reach of the thumbs, with more distance from the board than from the edge.
  const air = isBelow ? Math.max(0, Math.min(18, (room.height - used) / 3)) : 0
  const gaugeTop = isBelow
    ? plate.y + plate.height + KEY_GAP + air / 2
    : (room.height - gaugeRoom - count * keyHeight - (count - 1) * KEY_GAP) / 2
  const keysTop = gaugeTop + gaugeRoom
  const keys = Array.from({ length: count }, (_, at): Key => ({
    value: at === count - 1 ? CROSSES : at + 1,
    box: {
      x: isBelow ? keysLeft + at * (keyWidth + KEY_GAP) : keysLeft,
      y: isBelow ? keysTop : keysTop + at * (keyHeight + KEY_GAP),
      width: keyWidth,
      height: keyHeight,
    },
  }))
  const gauge = hasGauge
    ? {
        x: keysLeft,
        y: gaugeTop,
        width: isBelow ? count * keyWidth + (count - 1) * KEY_GAP : keyWidth,
        height: GAUGE,
      }
    : undefined
  return { keys, gauge }
}
