import { SIDES, stepFrom, type Board, type Step } from '#kit/game/pencil/board.ts'

/** A place in cells. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A field between lines, with its lines and neighbours in circular order. */
export interface Face {
  readonly middle: Point
  readonly edges: readonly number[]
  /** Neighbours in circular order; -1 outside. */
  readonly ring: readonly number[]
  /** Indices of the ring that share a side. */
  readonly sides: readonly number[]
}

/** Points and possible lines; places are in cells. */
export interface Net {
  readonly places: readonly Point[]
  readonly edges: readonly (readonly [number, number])[]
  /** Lines at each point. */
  readonly at: readonly (readonly number[])[]
  readonly faces: readonly Face[]
}

const RING: readonly Step[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

export const netFrom = (
  places: readonly Point[],
  edges: readonly (readonly [number, number])[],
  faces: readonly Face[] = [],
): Net => {
  const at: number[][] = places.map(() => [])
  for (const [edge, ends] of edges.entries()) for (const end of ends) at[end]!.push(edge)
  return { places, edges, at, faces }
}

/** The line between two points, if there is one. */
export const edgeBetween = ({ at, edges }: Net, one: number, other: number): number | undefined =>
  at[one]!.find((edge) => edges[edge]!.includes(other))

export const otherEnd = ({ edges }: Net, edge: number, node: number) => {
  const [one, other] = edges[edge]!
  return one === node ? other : one
}

/** A lattice of points; its fields are the squares between four of them. */
export function squareNet(board: Board, further: readonly (readonly [number, number])[] = []): Net {
  const { columns, rows } = board
  const places = Array.from({ length: columns * rows }, (_, node) => ({
    x: node % columns,
    y: Math.floor(node / columns),
  }))
  const edges = places.flatMap((_, node) =>
    SIDES.slice(0, 2).flatMap((step): [number, number][] => {
      const next = stepFrom(board, node, step)
      return next === undefined ? [] : [[node, next]]
    }),
  )
  const net = netFrom(places, edges)
  const fields = { columns: columns - 1, rows: rows - 1 }
  const faces = Array.from({ length: fields.columns * fields.rows }, (_, face): Face => {
    const [x, y] = [face % fields.columns, Math.floor(face / fields.columns)]
    const corner = y * columns + x
    const between = (one: number, other: number) => edgeBetween(net, one, other)!
    return {
      middle: { x: x + 0.5, y: y + 0.5 },
      edges: [
        between(corner, corner + 1),
        between(corner + 1, corner + columns + 1),
        between(corner + columns, corner + columns + 1),
        between(corner, corner + columns),
      ],
      ring: RING.map((step) => stepFrom(fields, face, step) ?? -1),
      sides: [0, 2, 4, 6],
    }
  })
  return netFrom(places, [...edges, ...further], faces)
}

/** Lines from a field to the right border: an odd number of them is drawn if it lies inside. */
export function fencesBeside({ columns }: Board, net: Net, face: number): number[] {
  const [x, y] = [face % columns, Math.floor(face / columns)]
  return Array.from({ length: columns - x }, (_, index) => {
    const corner = y * (columns + 1) + x + 1 + index
    return edgeBetween(net, corner, corner + columns + 1)!
  })
}

const HEX_STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
/** Side of a honeycomb field, in cells. */
export const HEX_RADIUS = 0.62
const HALF_ROOT_3 = 0.8660254

/** A honeycomb with this many fields per side. */
export function hexNet(side: number): Net {
  const reach = side - 1
  const spots: (readonly [number, number])[] = []
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++)
      if (Math.abs(across + down) <= reach) spots.push([across, down])
  const nodes = new Map<string, number>()
  const places: Point[] = []
  const lines = new Map<string, number>()
  const edges: [number, number][] = []
  const nodeAt = (x: number, y: number) => {
    const name = `${Math.round(x * 100)},${Math.round(y * 100)}`
    const known = nodes.get(name)
    if (known !== undefined) return known
    nodes.set(name, places.length)
    return places.push({ x, y }) - 1
  }
  const lineOf = (one: number, other: number) => {
    const name = one < other ? `${one},${other}` : `${other},${one}`
    const known = lines.get(name)
    if (known !== undefined) return known
    lines.set(name, edges.length)
    return edges.push([one, other]) - 1
  }
  const radius = HEX_RADIUS
  const corners = HEX_CORNERS.map(([x, y]) => ({ x: x * radius, y: y * radius }))
  const faces = spots.map(([across, down]): Face => {
    const middle = { x: radius * 2 * HALF_ROOT_3 * (across + down / 2), y: radius * 1.5 * down }
    const around = corners.map(({ x, y }) => nodeAt(middle.x + x, middle.y + y))
    return {
      middle,
      edges: around.map((node, index) => lineOf(node, around[(index + 1) % 6]!)),
      ring: HEX_STEPS.map(([x, y]) => spots.findIndex(([a, d]) => a === across + x && d === down + y)),
      sides: [0, 1, 2, 3, 4, 5],
    }
  })
  return netFrom(places, edges, faces)
}

/** Corners of a pointed hexagon of radius 1. */
export const HEX_CORNERS = [
  [0, -1],
  [HALF_ROOT_3, -0.5],
  [HALF_ROOT_3, 0.5],
  [0, 1],
  [-HALF_ROOT_3, 0.5],
  [-HALF_ROOT_3, -0.5],
] as const

/** Islands and the straight lines between those that see each other. */
export function islandNet(board: Board, islands: readonly number[]): Net {
  const places = islands.map((cell) => ({ x: cell % board.columns, y: Math.floor(cell / board.columns) }))
  const edges = islands.flatMap((cell, index) =>
    SIDES.slice(0, 2).flatMap((step): [number, number][] => {
      let at = stepFrom(board, cell, step)
      while (at !== undefined && !islands.includes(at)) at = stepFrom(board, at, step)
      return at === undefined ? [] : [[index, islands.indexOf(at)]]
    }),
  )
  return netFrom(places, edges)
}

/** Whether two lines between islands cross. */
export function cross({ places, edges }: Net, one: number, other: number): boolean {
  const [a, b] = edges[one]!.map((node) => places[node]!) as [Point, Point]
  const [c, d] = edges[other]!.map((node) => places[node]!) as [Point, Point]
  const isFlat = a.y === b.y
  if (isFlat === (c.y === d.y)) return false
  const [flat, steep] = isFlat ? [[a, b] as const, [c, d] as const] : [[c, d] as const, [a, b] as const]
  const x = steep[0].x
  const y = flat[0].y
  return flat[0].x < x && x < flat[1].x && steep[0].y < y && y < steep[1].y
}
