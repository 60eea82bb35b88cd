import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

export type PadAction = number | 'notes' | 'erase'

export interface PadKey {
  readonly box: Box
  /** A digit, or the action of the key. */
  readonly action: PadAction
}

export interface Layout {
  /** Square box of the board. */
  readonly board: Box
  readonly keys: readonly PadKey[]
}

/** Margins and gaps; the smallest phones need every pixel for the cells. */
interface Spacing {
  readonly margin: number
  readonly gap: number
  readonly smallestKey: number
}

const ROOMY: Spacing = { margin: 8, gap: 12, smallestKey: 44 }
const TIGHT: Spacing = { margin: 4, gap: 7, smallestKey: 40 }
const CRAMPED: Spacing = { margin: 2, gap: 3, smallestKey: 40 }
/** A smaller board than this uses the tight spacing. */
const COMFORTABLE_BOARD = 270
const WIDE_BOARD = 380
const KEY_GAP = 6
const TALLEST_KEY = 68
const WIDEST_KEY = 96

/** Lays out board and number pad: the pad is below or beside the board, whichever makes the board larger. */
export function layOut(room: StageSize, digits: number): Layout {
  const roomy = layWith(room, digits, ROOMY)
  // Nine columns are hard to hit: on a phone such a board takes the full width.
  const [comfortable, spacing] = digits < 9 ? [COMFORTABLE_BOARD, TIGHT] : [WIDE_BOARD, CRAMPED]
  return roomy.board.width >= comfortable ? roomy : layWith(room, digits, spacing)
}

function layWith(room: StageSize, digits: number, spacing: Spacing): Layout {
  const below = padBelow(room, digits, spacing)
  const beside = padBeside(room, digits, spacing)
  return below.board.width >= beside.board.width ? below : beside
}

/** Two rows under the board, within reach of the thumb; notes and erase end the rows. */
function padBelow({ width, height }: StageSize, digits: number, spacing: Spacing): Layout {
  const { margin, gap, smallestKey } = spacing
  const half = Math.ceil(digits / 2)
  const columns = half + 1
  const least = 2 * smallestKey + KEY_GAP
  const side = Math.max(1, Math.min(width - 2 * margin, height - 2 * margin - gap - least))
  const padWidth = Math.min(width - 2 * margin, Math.max(side, columns * 58))
  const keyWidth = Math.min(WIDEST_KEY, (padWidth - (columns - 1) * KEY_GAP) / columns)
  const spare = height - 2 * margin - gap - side - KEY_GAP
  const keyHeight = Math.min(TALLEST_KEY, Math.max(smallestKey, spare / 2))
  const top = (height - (side + gap + 2 * keyHeight + KEY_GAP)) / 2
  const board = { x: (width - side) / 2, y: top, width: side, height: side }
  const left = (width - columns * keyWidth - (columns - 1) * KEY_GAP) / 2
  const keyAt = (row: number, column: number, span = 1): Box => ({
    x: left + column * (keyWidth + KEY_GAP),
    y: top + side + gap + row * (keyHeight + KEY_GAP),
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

/** A block of keys like on a telephone, with notes and erase in the last row. */
function padBeside({ width, height }: StageSize, digits: number, spacing: Spacing): Layout {
  const { margin, gap: leastGap, smallestKey } = spacing
  const columns = digits <= 4 ? 2 : 3
  const rows = Math.ceil(digits / columns) + 1
  const least = columns * smallestKey + (columns - 1) * KEY_GAP
  const side = Math.max(1, Math.min(height - 2 * margin, width - 2 * margin - leastGap - least))
  const gap = Math.min(28, Math.max(leastGap, side * 0.05))
  const wide = (width - 2 * margin - gap - side - (columns - 1) * KEY_GAP) / columns
  const tall = (side - (rows - 1) * KEY_GAP) / rows
  const keyWidth = Math.min(WIDEST_KEY, Math.max(wide, smallestKey))
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

/** Lays out brushes: a row under the board or a column beside it, whichever makes the board larger. */
export function layOutBrushes({ width, height }: StageSize, values: readonly number[]): Layout {
  const { margin, gap, smallestKey } = height < 420 ? TIGHT : ROOMY
  const below = Math.min(width - 2 * margin, height - 2 * margin - gap - smallestKey)
  const beside = Math.min(height - 2 * margin, width - 2 * margin - gap - 2 * smallestKey)
  const isBelow = below >= beside
  const side = Math.max(1, isBelow ? below : beside)
  const spare = isBelow ? height - 2 * margin - gap - side : width - 2 * margin - gap - side
  const keyHeight = isBelow
    ? Math.min(TALLEST_KEY, Math.max(smallestKey, spare))
    : Math.min(96, (side - 2 * KEY_GAP) / 3)
  const keyWidth = isBelow
    ? Math.min(
        150,
        (Math.min(width - 2 * margin, Math.max(side, 300)) - (values.length - 1) * KEY_GAP) / values.length,
      )
    : Math.min(130, spare)
  const left = isBelow ? (width - side) / 2 : (width - side - gap - keyWidth) / 2
  const top = isBelow ? (height - side - gap - keyHeight) / 2 : (height - side) / 2
  const keys = values.map((action, index): PadKey => {
    const across = values.length * keyWidth + (values.length - 1) * KEY_GAP
    const down = values.length * keyHeight + (values.length - 1) * KEY_GAP
    const x = isBelow ? (width - across) / 2 + index * (keyWidth + KEY_GAP) : left + side + gap
    const y = isBelow ? top + side + gap : top + (side - down) / 2 + index * (keyHeight + KEY_GAP)
    return { action, box: { x, y, width: keyWidth, height: keyHeight } }
  })
  return { board: { x: left, y: top, width: side, height: side }, keys }
}
