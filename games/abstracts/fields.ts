/** A place on a board, in its own units. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Field {
  /** Points in steps from the upper left one. */
  readonly points: readonly Point[]
  readonly size: Point
  /** Spots beyond a spot, outwards, in each way; a way may be empty. */
  readonly rays: readonly (readonly (readonly number[])[])[]
  readonly near: readonly (readonly number[])[]
}

const STRAIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const SLANTED = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

type Way = readonly [dx: number, dy: number]

function fieldOf(
  points: readonly Point[],
  ways: readonly Way[],
  allows: (at: Point, way: Way) => boolean = () => true,
): Field {
  const name = (x: number, y: number) => `${Math.round(x * 100)},${Math.round(y * 100)}`
  const at = new Map(points.map(({ x, y }, spot) => [name(x, y), spot]))
  const rays = points.map((from) =>
    ways.map(([dx, dy]) => {
      const ray: number[] = []
      let { x, y } = from
      for (;;) {
        if (!allows({ x, y }, [dx, dy])) return ray
        x += dx
        y += dy
        const spot = at.get(name(x, y))
        if (spot === undefined) return ray
        ray.push(spot)
      }
    }),
  )
  return {
    points,
    size: { x: Math.max(...points.map(({ x }) => x)), y: Math.max(...points.map(({ y }) => y)) },
    rays,
    near: rays.map((ways_) => ways_.flatMap(([first]) => (first === undefined ? [] : [first]))),
  }
}

const gridPoints = (columns: number, rows: number): readonly Point[] =>
  Array.from({ length: columns * rows }, (_, spot) => ({ x: spot % columns, y: Math.floor(spot / columns) }))

/** Squares side by side, with four or eight neighbours. */
export const gridField = (columns: number, rows: number, slanted: boolean): Field =>
  fieldOf(gridPoints(columns, rows), slanted ? [...STRAIGHT, ...SLANTED] : STRAIGHT)

/** Points that only slanted lines join. */
export const slantedField = (side: number): Field => fieldOf(gridPoints(side, side), SLANTED)

/** Crossing lines; every other point has its slanted lines too. */
export const crossedField = (columns: number, rows: number): Field =>
  fieldOf(
    gridPoints(columns, rows),
    [...STRAIGHT, ...SLANTED],
    ({ x, y }, [dx, dy]) => dx === 0 || dy === 0 || (x + y) % 2 === 0,
  )

/** Height of a row of equal triangles. */
export const ROW = Math.sqrt(3) / 2
const STAR_ROWS = [1, 2, 3, 10, 9, 8, 7, 8, 9, 10, 3, 2, 1]

/** A six-pointed star with points of three rows: 73 hollows. */
export function starField(): Field {
  const points = STAR_ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: 4.5 + index - (count - 1) / 2, y: row * ROW })),
  )
  return fieldOf(points, [
    [1, 0],
    [-1, 0],
    [0.5, ROW],
    [-0.5, ROW],
    [0.5, -ROW],
    [-0.5, -ROW],
  ])
}
