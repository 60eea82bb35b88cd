/** The target of a level; never changes during play. */
export interface Picture {
  /** Cells per side. */
  readonly size: number
  /** Target colour of each cell, row by row; 0 is bare paper. */
  readonly target: readonly number[]
  /** Initial colour of each cell. */
  readonly first: readonly number[]
  /** Colours by their number, paper first. */
  readonly colours: readonly string[]
  /** Cells each stencil leaves open. */
  readonly stencils?: readonly (readonly number[])[]
  /** Strokes that make the picture from any sheet. */
  readonly strokes?: readonly Stroke[]
  /** Fewest known strokes, where there are several ways. */
  readonly par?: number
  /** The picture to copy, where it differs from the target, and its clockwise quarter turns. */
  readonly model?: readonly number[]
  readonly quarters?: 1 | 2 | 3
  /** Fixed cells. */
  readonly fixed?: readonly number[]
  /** Dots to join in order, then decoys. Places from 0 to 100. */
  readonly dots?: readonly Dot[]
  /** Number of dots on the line. */
  readonly line?: number
}

export interface Stroke {
  /** A row, a column (after the rows), a stencil, a cell, or a fold (after the cells). */
  readonly at: number
  readonly colour: number
}

export interface Dot {
  readonly x: number
  readonly y: number
  readonly label: number
}

/** Inputs are `place * COLOURS + colour`. */
export const COLOURS = 16
export const inputOf = (at: number, colour: number) => at * COLOURS + colour
export const placeOf = (input: number) => Math.floor(input / COLOURS)
export const colourOf = (input: number) => input % COLOURS
/** Input that shows a hidden picture again. */
export const PEEK = 4096

/** The cells a roller paints. */
export const lineCells = (size: number, line: number): number[] =>
  Array.from({ length: size }, (_, at) => (line < size ? line * size + at : at * size + line - size))

/** A sheet turned clockwise by quarters. */
export function turned(size: number, sheet: readonly number[], quarters: number): number[] {
  let cells = [...sheet]
  for (let quarter = 0; quarter < quarters; quarter++) {
    const before = cells
    cells = before.map((_, cell) => before[(size - 1 - (cell % size)) * size + Math.floor(cell / size)]!)
  }
  return cells
}

/** The cells equivalent to a cell under the eight symmetries of a square. */
export function mirrored(size: number, cell: number): number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)]
  const [right, below] = [size - 1 - x, size - 1 - y]
  const all = [
    [x, y],
    [right, y],
    [x, below],
    [right, below],
    [y, x],
    [below, x],
    [y, right],
    [below, right],
  ] as const
  return [...new Set(all.map(([column, row]) => column + row * size))]
}

/** Connected cells of one colour. */
export function patchOf(size: number, target: readonly number[], cell: number): number[] {
  const found = new Set([cell])
  // The set grows during the loop: added cells are visited too.
  for (const one of found) {
    const x = one % size
    for (const next of [x > 0 ? one - 1 : -1, x < size - 1 ? one + 1 : -1, one - size, one + size])
      if (target[next] === target[cell]) found.add(next)
  }
  return [...found]
}
