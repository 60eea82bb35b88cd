import type { Field } from './links.ts'

/** Where tiles slide after a pair: `apart` and `together` sideways, `open` and `close` vertically. */
export type Slide =
  | 'none'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'apart'
  | 'together'
  | 'open'
  | 'close'
  | 'wheel'

const WHEEL: readonly Slide[] = ['down', 'left', 'up', 'right']

/** The slide of a turn: a wheel rotates through four. */
export const slideAt = (slide: Slide, turn: number): Slide =>
  slide === 'wheel' ? WHEEL[turn % WHEEL.length]! : slide

export interface Slid {
  readonly cells: readonly number[]
  /** For each cell, the cell its tile came from. */
  readonly from: readonly number[]
}

/** Slides all tiles; stones stop those behind them. The outermost ring stays free. */
export function slid(field: Field, cells: readonly number[], slide: Slide): Slid {
  const next = [...cells]
  const from = cells.map((_, cell) => cell)
  for (const lane of lanesOf(field, slide)) {
    let free = 0
    for (const [index, cell] of lane.entries()) {
      const tile = next[cell]!
      if (tile < 0) free = index + 1
      if (tile <= 0) continue
      const goal = lane[free++]!
      if (goal === cell) continue
      next[goal] = tile
      next[cell] = 0
      from[goal] = cell
    }
  }
  return { cells: next, from }
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** Cells in filling order, one list per row, column or half of it. */
function lanesOf({ width, height }: Field, slide: Slide): readonly (readonly number[])[] {
  const columns = span(1, width - 1)
  const rows = span(1, height - 1)
  const row = (y: number, xs: readonly number[]) => xs.map((x) => y * width + x)
  const column = (x: number, ys: readonly number[]) => ys.map((y) => y * width + x)
  const halves = (list: readonly number[]) => {
    const half = Math.ceil(list.length / 2)
    return [list.slice(0, half), list.slice(half).toReversed()] as const
  }
  switch (slide) {
    case 'left':
      return rows.map((y) => row(y, columns))
    case 'right':
      return rows.map((y) => row(y, columns.toReversed()))
    case 'up':
      return columns.map((x) => column(x, rows))
    case 'down':
      return columns.map((x) => column(x, rows.toReversed()))
    case 'apart':
      return rows.flatMap((y) => halves(columns).map((half) => row(y, half)))
    case 'together':
      return rows.flatMap((y) => halves(columns).map((half) => row(y, half.toReversed())))
    case 'open':
      return columns.flatMap((x) => halves(rows).map((half) => column(x, half)))
    case 'close':
      return columns.flatMap((x) => halves(rows).map((half) => column(x, half.toReversed())))
    default:
      return []
  }
}
