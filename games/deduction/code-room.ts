import type { Box } from '#kit/game/draw.ts'

const TALL_HAND = 176
const LOW_KEY = 46
const BUTTON = 50
const LOW_BUTTON = 44
const MOST_IN_ONE_ROW = 8
/** Below this a row of the log is too thin to read. */
const READABLE_ROW = 27

export interface Slot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const keyRows = (symbols: number, low: boolean) => (low && symbols <= MOST_IN_ONE_ROW ? 1 : 2)

/** Pixels that keys and button take below the log. */
export const handHeight = (symbols: number, low: boolean): number =>
  low ? keyRows(symbols, low) * LOW_KEY + 8 + LOW_BUTTON + 4 : TALL_HAND

/** The rows of the log, in a second column if they would be too thin in one. */
export function logOf(chart: Box, tries: number): readonly Box[] {
  const high = chart.height - 24
  const columns = high / tries < READABLE_ROW ? 2 : 1
  const lines = Math.ceil(tries / columns)
  const height = Math.min(62, high / lines)
  const usable = Math.min(chart.width - 24, 460 * columns)
  const width = (usable - (columns - 1) * 10) / columns
  const left = chart.x + (chart.width - usable) / 2
  return Array.from({ length: tries }, (_, row) => ({
    x: left + Math.floor(row / lines) * (width + 10),
    y: chart.y + 12 + (row % lines) * height,
    width,
    height,
  }))
}

/** A narrow row keeps less beside its slots for its number and its answer. */
export const isNarrow = ({ width }: Box): boolean => width < 220

export function slotOf(row: Box, length: number, index: number): Slot {
  const [before, beside] = isNarrow(row) ? [20, 64] : [46, 120]
  const room = (row.width - beside) / length
  const radius = Math.min(row.height * 0.43, room / 2.3)
  const step = Math.min(room, radius * 2.7)
  return { x: row.x + before + step * (index + 0.5), y: row.y + row.height / 2, radius }
}

export function keyOf(side: Box, symbols: number, symbol: number, low: boolean): Box {
  const rows = keyRows(symbols, low)
  const columns = Math.ceil(symbols / rows)
  const width = Math.min(76, side.width / columns)
  const left = side.x + (side.width - width * columns) / 2
  const height = low ? LOW_KEY : Math.min(64, (side.height - 64) / 2)
  return {
    x: left + (symbol % columns) * width,
    y: side.y + Math.floor(symbol / columns) * height,
    width,
    height,
  }
}

export function buttonOf(side: Box, symbols: number, low: boolean): Box {
  const width = Math.min(300, side.width)
  const last = keyOf(side, symbols, symbols - 1, low)
  return {
    x: side.x + (side.width - width) / 2,
    y: last.y + last.height + (low ? 8 : 10),
    width,
    height: low ? LOW_BUTTON : BUTTON,
  }
}
