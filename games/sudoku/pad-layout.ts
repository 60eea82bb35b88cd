import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

export type PadAction = number | 'notes' | 'erase'

export interface PadKey {
  readonly box: Box
  /** A digit, or what the key does. */
  readonly action: PadAction
}

export interface Layout {
  /** Room for the board, square. */
  readonly board: Box
  readonly keys: readonly PadKey[]
}

const MARGIN = 8
const GAP = 12
const KEY_GAP = 6
const SMALLEST_KEY = 44
const TALLEST_KEY = 68
const WIDEST_KEY = 96

/** Board and number pad: the pad goes below or beside the board, wherever the board gets larger. */
export function layOut(room: StageSize, digits: number): Layout {
  const below = padBelow(room, digits)
  const beside = padBeside(room, digits)
  return below.board.width >= beside.board.width ? below : beside
}

/** Two rows under the board, within reach of the thumb: notes and erase end the rows. */
function padBelow({ width, height }: StageSize, digits: number): Layout {
  const half = Math.ceil(digits / 2)
  const columns = half + 1
  const least = 2 * SMALLEST_KEY + KEY_GAP
  const side = Math.max(1, Math.min(width - 2 * MARGIN, height - 2 * MARGIN - GAP - least))
  const padWidth = Math.min(width - 2 * MARGIN, Math.max(side, columns * 58))
  const keyWidth = Math.min(WIDEST_KEY, (padWidth - (columns - 1) * KEY_GAP) / columns)
  const spare = height - 2 * MARGIN - GAP - side - KEY_GAP
  const keyHeight = Math.min(TALLEST_KEY, Math.max(SMALLEST_KEY, spare / 2))
  const top = (height - (side + GAP + 2 * keyHeight + KEY_GAP)) / 2
  const board = { x: (width - side) / 2, y: top, width: side, height: side }
  const left = (width - columns * keyWidth - (columns - 1) * KEY_GAP) / 2
  const keyAt = (row: number, column: number, span = 1): Box => ({
    x: left + column * (keyWidth + KEY_GAP),
    y: top + side + GAP + row * (keyHeight + KEY_GAP),
    width: keyWidth * span + KEY_GAP * (span - 1),
    height: keyHeight,
  })
  const keys: PadKey[] = []
  for (let digit = 1; digit <= digits; digit++) {
    const row = digit <= half ? 0 : 1
    keys.push({ action: digit, box: keyAt(row, digit - 1 - row * half) })
  }
  keys.push({ action: 'notes', box: keyAt(0, half) })
  const second = digits - half
  keys.push({ action: 'erase', box: keyAt(1, second, columns - second) })
  return { board, keys }
}

/** A block of keys like that of a telephone, with notes and erase in its last row. */
function padBeside({ width, height }: StageSize, digits: number): Layout {
  const columns = digits === 4 ? 2 : 3
  const rows = digits / columns + 1
  const least = columns * SMALLEST_KEY + (columns - 1) * KEY_GAP
  const side = Math.max(1, Math.min(height - 2 * MARGIN, width - 2 * MARGIN - GAP - least))
  const gap = Math.min(28, Math.max(GAP, side * 0.05))
  const wide = (width - 2 * MARGIN - gap - side - (columns - 1) * KEY_GAP) / columns
  const tall = (side - (rows - 1) * KEY_GAP) / rows
  const keyWidth = Math.min(WIDEST_KEY, Math.max(wide, SMALLEST_KEY))
  const keyHeight = Math.min(WIDEST_KEY * 0.9, tall)
  const padWidth = columns * keyWidth + (columns - 1) * KEY_GAP
  const left = (width - side - gap - padWidth) / 2
  const top = (height - side) / 2
  const padLeft = left + side + gap
  const padTop = top + (side - rows * keyHeight - (rows - 1) * KEY_GAP) / 2
  const rowAt = (row: number) => padTop + row * (keyHeight + KEY_GAP)
  const keys: PadKey[] = []
  for (let index = 0; index < digits; index++) {
    const x = padLeft + (index % columns) * (keyWidth + KEY_GAP)
    const y = rowAt(Math.floor(index / columns))
    keys.push({ action: index + 1, box: { x, y, width: keyWidth, height: keyHeight } })
  }
  const half = (padWidth - KEY_GAP) / 2
  const tool = { y: rowAt(rows - 1), width: half, height: keyHeight }
  keys.push({ action: 'notes', box: { ...tool, x: padLeft } })
  keys.push({ action: 'erase', box: { ...tool, x: padLeft + half + KEY_GAP } })
  return { board: { x: left, y: top, width: side, height: side }, keys }
}
