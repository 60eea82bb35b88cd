import type { Grid } from './grid.ts'

/** In cells, from the corner of the board. */
interface Place {
  readonly x: number
  readonly y: number
}

const kept = new Map<string, readonly (readonly number[])[]>()

/** Square cells of a quarter turn, clockwise from the upper left one. */
export const quarter = ({ columns }: Grid, at: number) => [at, at + 1, at + columns + 1, at + columns]

/** Hexagons that meet in a corner, three by three and clockwise. */
function trefoils(grid: Grid): readonly (readonly number[])[] {
  const key = `${grid.columns}/${grid.rows}`
  const known = kept.get(key)
  if (known) return known
  const made: number[][] = []
  for (let one = 0; one < grid.size; one++)
    for (const two of grid.near[one]!)
      for (const three of grid.near[two]!) {
        // Each three once: from its lowest number, and turning to the right.
        if (two < one || three < one || !grid.near[one]!.includes(three)) continue
        const [a, b, c] = [grid.place(one), grid.place(two), grid.place(three)]
        if ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0) made.push([one, two, three])
      }
  kept.set(key, made)
  return made
}

/** The eight cells around one, clockwise from the upper left. */
const around = ({ columns }: Grid, at: number) => [
  at - columns - 1,
  at - columns,
  at - columns + 1,
  at + 1,
  at + columns + 1,
  at + columns,
  at + columns - 1,
  at - 1,
]

/** All turns of a board, by the number a move names them with. */
export function turnsOf(grid: Grid): readonly number[] {
  if (grid.hex) return [...trefoils(grid).keys()]
  const { columns, rows, size } = grid
  const cells = Array.from({ length: size }, (_, at) => at)
  if (grid.form === 'orbit')
    return cells.filter((at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      return column > 0 && column < columns - 1 && row > 0 && row < rows - 1
    })
  return cells.slice(0, size - columns).filter((at) => at % columns < columns - 1)
}

/** The cells that a turn moves, each to the place of the next. */
export const ringAt = (grid: Grid, at: number): readonly number[] =>
  grid.hex ? (trefoils(grid)[at] ?? []) : grid.form === 'orbit' ? around(grid, at) : quarter(grid, at)

/** The turn around the corner or the gem nearest to a point, in board units. */
export function ringNear(grid: Grid, { x, y }: Place): number {
  if (grid.form === 'orbit') {
    const column = Math.max(1, Math.min(grid.columns - 2, Math.floor(x)))
    return Math.max(1, Math.min(grid.rows - 2, Math.floor(y))) * grid.columns + column
  }
  if (!grid.hex) {
    const column = Math.max(0, Math.min(grid.columns - 2, Math.round(x) - 1))
    return Math.max(0, Math.min(grid.rows - 2, Math.round(y) - 1)) * grid.columns + column
  }
  let best = 0
  let shortest = Infinity
  for (const at of trefoils(grid).keys()) {
    const middle = middleOf(grid, at)
    const far = (middle.x - x) ** 2 + (middle.y - y) ** 2
    if (far >= shortest) continue
    shortest = far
    best = at
  }
  return best
}

/** The corner or the gem that a turn goes around. */
export function middleOf(grid: Grid, at: number): Place {
  const places = ringAt(grid, at).map((cell) => grid.place(cell))
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
}
