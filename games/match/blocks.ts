import type { Grid } from './grid.ts'
import { BLAST, COLUMN, kindOf, PLAIN, PRISM, ROW, type Power } from './state.ts'

const STRIPED = 6
const BLASTING = 7

/** The four cells from an upper left one, where they are alike. */
function blockFrom(
  { columns, rows }: Grid,
  cells: readonly number[],
  at: number,
  matches: (cell: number) => boolean,
): readonly number[] | undefined {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return undefined
  const four = [at, at + 1, at + columns, at + columns + 1]
  const isBlock = four.every((one) => matches(cells[one] ?? 0) && kindOf(cells[one]!) === kindOf(cells[at]!))
  return isBlock ? four : undefined
}

/** All blocks of two by two. */
export const blocksOf = (grid: Grid, cells: readonly number[], matches: (cell: number) => boolean) =>
  cells.flatMap((_, at) => {
    const four = blockFrom(grid, cells, at, matches)
    return four ? [{ cells: four, axis: 0 }] : []
  })

export function isInBlock(
  grid: Grid,
  cells: readonly number[],
  at: number,
  matches: (cell: number) => boolean,
): boolean {
  const isFirst = at % grid.columns === 0
  const corners = isFirst ? [at, at - grid.columns] : [at, at - 1, at - grid.columns, at - grid.columns - 1]
  return corners.some((corner) => corner >= 0 && blockFrom(grid, cells, corner, matches) !== undefined)
}

/** What blocks that hang together leave: two side by side a striped gem, over a corner a blast, more a prism. */
export function powerOfBlocks({ columns }: Grid, cells: ReadonlySet<number>): Power {
  if (cells.size < STRIPED) return PLAIN
  if (cells.size === STRIPED) {
    const wide = new Set([...cells].map((at) => at % columns)).size
    return wide > 2 ? COLUMN : ROW
  }
  return cells.size === BLASTING ? BLAST : PRISM
}
