/** Cells of a shape from its upper left corner. */
export type Cells = readonly (readonly [x: number, y: number])[]

/** Our own shapes: of two, three and five cells. */
const DRAWN: readonly Cells[] = [
  // A duo.
  [
    [0, 0],
    [1, 0],
  ],
  // A bar of three.
  [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  // A corner.
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  // A cup.
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  // A star.
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ],
  // A great corner.
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
]

export const SHAPES = DRAWN.length
/** The first shapes have at most three cells. */
export const SMALL_SHAPES = 3

const known = new Map<number, Cells>()

/** A shape after so many quarter turns, moved back into the upper left corner. */
export function shapeCells(shape: number, turn: number): Cells {
  const name = shape * 4 + (turn % 4)
  const cached = known.get(name)
  if (cached) return cached
  let cells = DRAWN[shape % DRAWN.length]!
  for (let quarter = 0; quarter < turn % 4; quarter++) {
    const high = Math.max(...cells.map(([, y]) => y))
    cells = cells.map(([x, y]) => [high - y, x] as const)
  }
  known.set(name, cells)
  return cells
}

export const widthOf = (cells: Cells) => 1 + Math.max(...cells.map(([x]) => x))
export const heightOf = (cells: Cells) => 1 + Math.max(...cells.map(([, y]) => y))
