import { CARD_SHAPE } from '#kit/game/cards/faces.ts'
import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { GridDefinition } from './definition.ts'

export interface Board {
  /** Width of a card. */
  readonly card: number
  readonly height: number
  /** Upper left corner of each place. */
  readonly spots: readonly { readonly x: number; readonly y: number }[]
  readonly stock: Box | undefined
  /** Where removed cards fly to. */
  readonly gone: { readonly x: number; readonly y: number }
  /** Columns as displayed. */
  readonly columns: number
  /** Low slips instead of cards, with a column per row of the game. */
  readonly isTurned: boolean
}

const EDGE = 10
const LABELS = 26
const LARGEST = 118
/** Below this height thirteen turned slips would be too low to touch. */
const LOWEST_TURNED = 360

/** The largest cards that fit; long rows become columns on a tall stage. */
export function boardOf(definition: GridDefinition, size: StageSize): Board {
  const { rules, places } = definition
  const isLong = definition.columns > 8
  const isTall = size.height > size.width * 1.05
  // Thirteen cards side by side are too thin to read, even on a nearly square stage.
  if (rules.kind === 'gaps' && size.height > Math.max(LOWEST_TURNED, size.width * 0.95))
    return turnedBoard(definition, size)
  const hasStock =
    rules.kind === 'match' || rules.kind === 'gaps' || (rules.kind === 'square' && rules.swaps === undefined)
  const labels = rules.kind === 'square' ? LABELS : 0
  const isBelow = isTall || isLong
  let best: Board | undefined
  const options = rules.kind === 'row' ? [6, 7, 8, 9, 10, 13] : [definition.columns]
  for (const columns of options) {
    const rows = Math.ceil(places / columns)
    const made = flatBoard(size, { columns, rows, places, hasStock, isBelow, labels })
    if (!best || made.card > best.card) best = made
  }
  return best!
}

interface Flat {
  readonly columns: number
  readonly rows: number
  readonly places: number
  readonly hasStock: boolean
  /** The stock is below the cards instead of beside them. */
  readonly isBelow: boolean
  readonly labels: number
}

function flatBoard(size: StageSize, { columns, rows, places, hasStock, isBelow, labels }: Flat): Board {
  const [aside, below] = hasStock ? (isBelow ? [0, 1] : [1, 0]) : [0, 0]
  const gap = 0.09
  const across = columns + aside * 1.5 + (columns - 1) * gap
  const down = (rows + below * 1.08) * CARD_SHAPE + (rows - 1 + below) * gap
  const card = Math.min(
    LARGEST,
    (size.width - 2 * EDGE - labels) / across,
    (size.height - 2 * EDGE - labels - below * 8) / down,
  )
  const height = card * CARD_SHAPE
  const step = card * (1 + gap)
  const [wide, high] = [columns * step - card * gap, rows * (height + card * gap) - card * gap]
  const left = (size.width - wide - labels - aside * card * 1.5) / 2
  const top = (size.height - high - labels - below * (height * 1.08 + 8)) / 2
  const spots = Array.from({ length: places }, (_, place) => ({
    x: left + (place % columns) * step,
    y: top + Math.floor(place / columns) * (height + card * gap),
  }))
  const stock = {
    x: isBelow ? left + wide / 2 - card / 2 : left + wide + labels + card * 0.4,
    y: isBelow ? top + high + labels + 8 : top + high / 2 - height / 2,
    width: card,
    height,
  }
  const gone =
    hasStock && isBelow
      ? { x: stock.x + card * 1.12, y: stock.y }
      : { x: size.width + card, y: size.height / 2 }
  return { card, height, spots, stock: hasStock ? stock : undefined, gone, columns, isTurned: false }
}

/** Each row of the game becomes a column of low slips of readable width. */
function turnedBoard({ columns, rows }: GridDefinition, size: StageSize): Board {
  const gap = 8
  const stockHigh = 46
  const wide = Math.min(150, (size.width - 2 * EDGE - (rows - 1) * gap) / rows)
  const step = Math.min(52, (size.height - 2 * EDGE - stockHigh - gap) / columns)
  const left = (size.width - rows * wide - (rows - 1) * gap) / 2
  const top = (size.height - step * columns - stockHigh - gap) / 2
  const spots = Array.from({ length: rows * columns }, (_, place) => ({
    x: left + Math.floor(place / columns) * (wide + gap),
    y: top + (place % columns) * step,
  }))
  const stock = { x: size.width / 2 - 60, y: top + step * columns + gap, width: 120, height: stockHigh }
  const gone = { x: size.width + wide, y: size.height / 2 }
  return { card: wide, height: step - 3, spots, stock, gone, columns: rows, isTurned: true }
}

/** The place under a point. */
export function placeAt({ spots, card, height }: Board, at: { readonly x: number; readonly y: number }) {
  const place = spots.findLastIndex(
    ({ x, y }) => at.x >= x - 3 && at.x < x + card + 3 && at.y >= y - 2 && at.y < y + height + 2,
  )
  return place < 0 ? undefined : place
}
