/** How the lanterns hang together. */
export type Shape = 'square' | 'hex' | 'ring' | 'signs' | 'slant' | 'king' | 'shy' | 'triangle'

export interface Spot {
  /** Middle of a lantern; neighbours are 1 apart. */
  readonly x: number
  readonly y: number
}

export interface Board {
  readonly spots: readonly Spot[]
  /** Lanterns that a touch of each one changes, itself among them. */
  readonly reach: readonly (readonly number[])[]
  readonly width: number
  readonly height: number
}

const ROW_HEIGHT = Math.sqrt(3) / 2
const SIDES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const HEX_SIDES = [...SIDES, [1, -1], [-1, 1]] as const
const SLANTS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
/** What a touch reaches on square boards where all lanterns are alike. */
const STEPS = {
  square: SIDES,
  ring: SIDES,
  slant: [[0, 0], ...SLANTS],
  king: [...SIDES, ...SLANTS],
  shy: SIDES.slice(1),
} as const
type Plain = keyof typeof STEPS
const LEAPS = [
  [0, 0],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const
/** Signs of lanterns that light their row and column, and of those that leap. */
export const RAY = 'r'

const boards = new Map<string, Board>()

/** A board of this size; `signs` names each lantern's sign where they differ. */
export function boardOf(shape: Shape, size: number, signs = ''): Board {
  const name = `${shape} ${size} ${signs}`
  const known = boards.get(name)
  if (known) return known
  const board = layOut(shape, size, signs)
  boards.set(name, board)
  return board
}

function layOut(shape: Shape, size: number, signs: string): Board {
  if (shape === 'hex') return hexagon(size)
  return shape === 'triangle' ? triangle(size) : square(shape, size, signs)
}

function square(shape: Plain | 'signs', size: number, signs: string): Board {
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  const row = (cell: number) => Math.floor(cell / size)
  const place = (x: number, y: number) =>
    shape === 'ring'
      ? ((y + size) % size) * size + ((x + size) % size)
      : x < 0 || y < 0 || x >= size || y >= size
        ? -1
        : y * size + x
  const around = (cell: number, steps: readonly (readonly [number, number])[]) => [
    ...new Set(
      steps.map(([dx, dy]) => place((cell % size) + dx, row(cell) + dy)).filter((other) => other >= 0),
    ),
  ]
  const reach = cells.map((cell) => {
    if (shape !== 'signs') return around(cell, STEPS[shape])
    if (signs[cell] !== RAY) return around(cell, LEAPS)
    return cells.filter((other) => row(other) === row(cell) || other % size === cell % size)
  })
  const spots = cells.map((cell) => ({ x: (cell % size) + 0.5, y: row(cell) + 0.5 }))
  return { spots, reach, width: size, height: size }
}

function hexagon(size: number): Board {
  const cells: (readonly [number, number])[] = []
  for (let r = 1 - size; r < size; r++)
    for (let q = 1 - size; q < size; q++) if (Math.abs(q + r) < size) cells.push([q, r])
  const reach = cells.map(([q, r]) =>
    HEX_SIDES.map(([dq, dr]) =>
      cells.findIndex(([otherQ, otherR]) => otherQ === q + dq && otherR === r + dr),
    ).filter((cell) => cell >= 0),
  )
  const width = 2 * size - 1
  const height = (2 * size - 2) * ROW_HEIGHT + 1
  const spots = cells.map(([q, r]) => ({ x: width / 2 + q + r / 2, y: height / 2 + r * ROW_HEIGHT }))
  return { spots, reach, width, height }
}

/** Rows of small triangles, each with up to three sides in common; a lantern hangs in the middle of each. */
function triangle(size: number): Board {
  const cells = Array.from({ length: size }, (_, row) =>
    Array.from({ length: 2 * row + 1 }, (_cell, at) => [row, at] as const),
  ).flat()
  const find = (row: number, at: number) => cells.findIndex(([r, a]) => r === row && a === at)
  const reach = cells.map(([row, at]) =>
    [[row, at], [row, at - 1], [row, at + 1], at % 2 === 0 ? [row + 1, at + 1] : [row - 1, at - 1]]
      .map(([r, a]) => find(r!, a!))
      .filter((cell) => cell >= 0),
  )
  const side = Math.sqrt(3)
  const width = (size - 1) * side + 1
  const spots = cells.map(([row, at]) => ({
    x: width / 2 + ((at - row) * side) / 2,
    y: 0.5 + row * 1.5 - (at % 2 === 0 ? 0 : 0.5),
  }))
  return { spots, reach, width, height: (size - 1) * 1.5 + 1 }
}
