/** Rows from top to bottom; 0 is an empty cell, n is the tile 2ⁿ. */
export type Cells = readonly number[]
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** One tile on its way; two tiles with the same `to` merge there. */
export interface TileMove {
  readonly from: number
  readonly to: number
  readonly power: number
}

/** A merged cell and the power it has after the merge. */
export interface Merge {
  readonly cell: number
  readonly power: number
}

export interface Slide {
  readonly cells: Cells
  readonly moves: readonly TileMove[]
  readonly merges: readonly Merge[]
  readonly gained: number
  readonly changed: boolean
}

/** Slides the whole board; equal neighbours merge once, those nearest to the wall first. */
export function slide(cells: Cells, size: number, direction: Direction): Slide {
  const result = Array<number>(cells.length).fill(0)
  const moves: TileMove[] = []
  const merges: Merge[] = []
  let gained = 0
  for (const lane of lanes(size, direction)) {
    let next = 0
    let open = false
    for (const from of lane) {
      const power = cells[from]!
      if (power === 0) continue
      const last = next > 0 ? lane[next - 1]! : -1
      if (open && result[last] === power) {
        result[last] = power + 1
        moves.push({ from, to: last, power })
        merges.push({ cell: last, power: power + 1 })
        gained += 2 ** (power + 1)
        open = false
        continue
      }
      const to = lane[next++]!
      result[to] = power
      moves.push({ from, to, power })
      open = true
    }
  }
  return { cells: result, moves, merges, gained, changed: moves.some(({ from, to }) => from !== to) }
}

/** Directions that change the board. */
export const openDirections = (cells: Cells, size: number): readonly Direction[] =>
  DIRECTIONS.filter((direction) => slide(cells, size, direction).changed)

const known = new Map<string, readonly (readonly number[])[]>()

/** Cells of every row or column, starting at the wall the tiles fall to. */
function lanes(size: number, direction: Direction): readonly (readonly number[])[] {
  const key = direction + size
  const kept = known.get(key)
  if (kept) return kept
  const line = [...Array(size).keys()]
  const made = line.map((lane) => {
    const cells = line.map((at) =>
      direction === 'left' || direction === 'right' ? lane * size + at : at * size + lane,
    )
    return direction === 'right' || direction === 'down' ? cells.toReversed() : cells
  })
  known.set(key, made)
  return made
}
