import type { FlipDefinition } from './definitions.ts'

/** The cells of a board with their places in units of a cell, and the rays that lead away from each. */
export interface Shape {
  readonly size: number
  readonly places: readonly { readonly x: number; readonly y: number }[]
  readonly rays: readonly (readonly (readonly number[])[])[]
  /** Discs at the start, by cell. */
  readonly start: ReadonlyMap<number, number>
  /** Value of a cell: corners are permanent, their neighbours give them away. */
  readonly worth: readonly number[]
  readonly names: readonly string[]
}

interface Raw {
  readonly places: readonly { readonly x: number; readonly y: number; readonly name: string }[]
  readonly steps: readonly (readonly [number, number])[]
  /** Grid coordinates of a cell and back. */
  readonly keyOf: readonly (readonly [number, number])[]
  readonly start: readonly (readonly [number, number, number])[]
}

const known = new Map<string, Shape>()
const LETTERS = 'ABCDEFGHJK'
const ROW = Math.sqrt(3) / 2
const SQUARE_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const
const HEX_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const

export function shapeOf(definition: FlipDefinition): Shape {
  const shape =
    known.get(definition.id) ??
    finish(definition.board.kind === 'hex' ? hex(definition) : square(definition), definition)
  known.set(definition.id, shape)
  return shape
}

function square({ board }: FlipDefinition): Raw {
  const { side, cut = 0, pits = [], notch = 0, straight } = board
  const isEdge = (at: number) => Math.min(at, side - 1 - at) < notch
  const keyOf: [number, number][] = []
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const slant = Math.min(column, side - 1 - column) + Math.min(row, side - 1 - row)
      const isGone = slant < cut || (isEdge(column) && isEdge(row)) || pits.includes(row * side + column)
      if (!isGone) keyOf.push([column, row])
    }
  const low = side / 2 - 1
  return {
    keyOf,
    steps: straight ? SQUARE_STEPS.slice(0, 4) : SQUARE_STEPS,
    places: keyOf.map(([x, y]) => ({ x: x + 0.5, y: y + 0.5, name: `${LETTERS[x]}${side - y}` })),
    start: [
      [low, low, 2],
      [low + 1, low + 1, 2],
      [low + 1, low, 1],
      [low, low + 1, 1],
    ],
  }
}

function hex({ board: { side } }: FlipDefinition): Raw {
  const keyOf: [number, number][] = []
  const reach = side - 1
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++)
      if (Math.abs(column + row) <= reach) keyOf.push([column, row])
  return {
    keyOf,
    steps: HEX_STEPS,
    places: keyOf.map(([column, row]) => ({
      x: side - 0.5 + column + row / 2,
      y: 0.58 + (row + reach) * ROW,
      name: `${LETTERS[row + reach]}${column + reach + 1 + Math.min(0, row)}`,
    })),
    start: HEX_STEPS.map(([column, row], index) => [column, row, [1, 2, 2, 1, 2, 1][index]!] as const),
  }
}

function finish({ places, steps, keyOf, start }: Raw, { board }: FlipDefinition): Shape {
  const { side, around } = board
  const wrapped = (at: number) => (around ? ((at % side) + side) % side : at)
  const cellOf = new Map(keyOf.map(([x, y], cell) => [`${x},${y}`, cell]))
  const rays = keyOf.map(([x, y]) =>
    steps.map(([right, down]) => {
      const ray: number[] = []
      for (let step = 1; ; step++) {
        const cell = cellOf.get(`${wrapped(x + right * step)},${wrapped(y + down * step)}`)
        // Around the board a ray ends where it began.
        if (cell === undefined || (around && step === side)) return ray
        ray.push(cell)
      }
    }),
  )
  return {
    size: keyOf.length,
    places,
    rays,
    worth: worthOf(rays),
    start: new Map(start.map(([x, y, piece]) => [cellOf.get(`${x},${y}`)!, piece])),
    names: places.map(({ name }) => name),
  }
}

/** A disc can be turned along a line only between two neighbours. */
const openWays = (rays: readonly (readonly number[])[]) =>
  rays.filter((ray, index) => index % 2 === 0 && ray.length > 0 && rays[index + 1]!.length > 0).length

function worthOf(rays: readonly (readonly (readonly number[])[])[]): number[] {
  const ways = rays.map(openWays)
  return rays.map((own, cell) => {
    if (ways[cell] === 0) return 100
    const besideCorner = own.some((ray) => ray.length > 0 && ways[ray[0]!] === 0)
    if (besideCorner) return ways[cell]! > 1 ? -40 : -16
    return ways[cell] === 1 ? 8 : 1
  })
}
