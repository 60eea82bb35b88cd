/** What is to be painted. Never changes while it is painted. */
export interface Picture {
  /** Cells a side. */
  readonly size: number
  /** The colour each cell is to have, row by row; 0 is bare paper. */
  readonly target: readonly number[]
  /** The colour each cell has from the start. */
  readonly first: readonly number[]
  /** Colours by their number, paper first. */
  readonly colours: readonly string[]
  /** Cells each stencil leaves open. */
  readonly stencils?: readonly (readonly number[])[]
  /** Strokes that make the picture from any sheet: what is painted, and in which colour. */
  readonly strokes?: readonly Stroke[]
  /** The fewest strokes known, where there is no one way. */
  readonly par?: number
  /** The picture to be copied, where it is not shown as it is to be painted, and by how many quarters it is turned clockwise. */
  readonly model?: readonly number[]
  readonly quarters?: 1 | 2 | 3
  /** Cells that are nailed down. */
  readonly fixed?: readonly number[]
  /** Dots to be joined, in their order, then those that belong nowhere. Places from 0 to 100. */
  readonly dots?: readonly Dot[]
  /** How many dots belong to the line. */
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
/** Looks at the picture once more, where it is hidden. */
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

/** The cells that mirror a cell in all eight ways of a square. */
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

/** The cells of one colour that hang together with a cell. */
export function patchOf(size: number, target: readonly number[], cell: number): number[] {
  const found = new Set([cell])
  // A set that grows while it is walked is walked to its end.
  for (const one of found) {
    const x = one % size
    for (const next of [x > 0 ? one - 1 : -1, x < size - 1 ? one + 1 : -1, one - size, one + size])
      if (target[next] === target[cell]) found.add(next)
  }
  return [...found]
}
