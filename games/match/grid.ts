/**
 * What touches and what lines up: squares, hexagons, squares that swap over their corners, by a knight's jump or at any
 * distance along a line, squares that line up aslant, in fours, in rings of eight or in blocks of two by two.
 */
export type GridForm = 'square' | 'hex' | 'corner' | 'knight' | 'slant' | 'reach' | 'dye' | 'orbit' | 'block'

/** Cells in columns and rows, square or hexagonal, with every line that gems may match along. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly form: GridForm
  readonly hex: boolean
  readonly size: number
  /** Cells from the top to the bottom of each column: the ways gems fall. */
  readonly falls: readonly (readonly number[])[]
  /** For every direction its lines of cells. */
  readonly axes: readonly (readonly (readonly number[])[])[]
  /** For every direction and cell: the line and the index within it. */
  readonly spots: readonly (readonly { readonly line: readonly number[]; readonly index: number }[])[]
  /**
   * Cells one may swap with: four on squares and over corners, six on hexagons, eight of a knight
   * and where blocks are built.
   */
  readonly near: readonly (readonly number[])[]
  /** Length of the shortest row of equal gems that bursts; of a block its number of gems. */
  readonly fewest: number
  /** All cells that touch, corners too. */
  readonly touch: readonly (readonly number[])[]
  /** Size of the picture in cells. */
  readonly width: number
  readonly height: number
  place(cell: number): { readonly x: number; readonly y: number }
}

const HEX_STEP = 0.88
const FOURS: readonly GridForm[] = ['reach', 'dye', 'block']
const known = new Map<string, Grid>()

export function gridOf(columns: number, rows: number, form: GridForm = 'square'): Grid {
  const key = `${columns}/${rows}/${form}`
  const grid = known.get(key) ?? makeGrid(columns, rows, form)
  known.set(key, grid)
  return grid
}

function makeGrid(columns: number, rows: number, form: GridForm): Grid {
  const hex = form === 'hex'
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell)
  const columnOf = (cell: number) => cell % columns
  const rowOf = (cell: number) => Math.floor(cell / columns)
  /** Slanted rows of a hexagonal board: cells with the same name lie on one line. */
  const slant = (cell: number) => rowOf(cell) - Math.floor(columnOf(cell) / 2)
  const names: readonly ((cell: number) => number)[] = hex
    ? [columnOf, slant, (cell) => slant(cell) + columnOf(cell)]
    : form === 'slant'
      ? [(cell) => rowOf(cell) - columnOf(cell), (cell) => rowOf(cell) + columnOf(cell)]
      : [rowOf, columnOf]
  const axes = names.map((nameOf, axis) => {
    const lines = new Map<number, number[]>()
    for (const cell of cells) lines.set(nameOf(cell), [...(lines.get(nameOf(cell)) ?? []), cell])
    const along = (cell: number) => (hex && axis > 0 ? columnOf(cell) : cell)
    return [...lines.values()].map((line) => line.toSorted((one, other) => along(one) - along(other)))
  })
  const spots = axes.map((lines) =>
    cells.map((cell) => {
      const line = lines.find((one) => one.includes(cell))!
      return { line, index: line.indexOf(cell) }
    }),
  )
  /** Cells that lie so far off, in either direction of both. */
  const off = (across: number, down: number) => (cell: number) =>
    cells.filter((other) => {
      const [dx, dy] = [Math.abs(columnOf(other) - columnOf(cell)), Math.abs(rowOf(other) - rowOf(cell))]
      return (dx === across && dy === down) || (dx === down && dy === across)
    })
  const along = cells.map((cell) =>
    spots.flatMap((axis) => {
      const { line, index } = axis[cell]!
      return [line[index - 1], line[index + 1]].filter((one) => one !== undefined)
    }),
  )
  const inLine = (cell: number) =>
    cells.filter(
      (other) => other !== cell && (columnOf(other) === columnOf(cell) || rowOf(other) === rowOf(cell)),
    )
  const near =
    form === 'corner'
      ? cells.map(off(1, 1))
      : form === 'knight'
        ? cells.map(off(1, 2))
        : form === 'slant'
          ? cells.map(off(0, 1))
          : form === 'reach'
            ? cells.map(inLine)
            : form === 'block'
              ? cells.map((cell) => [...off(0, 1)(cell), ...off(1, 1)(cell)])
              : along
  const touch = hex
    ? near
    : cells.map((cell) =>
        cells.filter(
          (other) =>
            other !== cell &&
            Math.abs(columnOf(other) - columnOf(cell)) < 2 &&
            Math.abs(rowOf(other) - rowOf(cell)) < 2,
        ),
      )
  return {
    columns,
    rows,
    form,
    hex,
    size: columns * rows,
    falls: Array.from({ length: columns }, (_, column) => cells.filter((cell) => columnOf(cell) === column)),
    axes,
    spots,
    near,
    // A long reach and a dye make rows of three too easy.
    fewest: FOURS.includes(form) ? 4 : 3,
    touch,
    width: hex ? (columns - 1) * HEX_STEP + 1 : columns,
    height: hex ? rows + 0.5 : rows,
    place: (cell) => ({
      x: hex ? columnOf(cell) * HEX_STEP + 0.5 : columnOf(cell) + 0.5,
      y: rowOf(cell) + 0.5 + (hex && columnOf(cell) % 2 === 1 ? 0.5 : 0),
    }),
  }
}
