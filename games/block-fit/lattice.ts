/** The grid a game lies on: squares, hexagons (axial places) or triangles (point up where x + y is even). */
export type Lattice = 'square' | 'hex' | 'triangle'

export interface Place {
  readonly x: number
  readonly y: number
}

const HEIGHT = Math.sqrt(3) / 2
const SQUARE_STEPS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]
const HEX_STEPS: readonly Place[] = [...SQUARE_STEPS, { x: 1, y: -1 }, { x: -1, y: 1 }]
const UP_STEPS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
]
const DOWN_STEPS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

export const pointsUp = ({ x, y }: Place) => ((x + y) & 1) === 0

/** From a cell to those it shares a side with. */
export function stepsFrom(lattice: Lattice, at: Place): readonly Place[] {
  if (lattice === 'square') return SQUARE_STEPS
  if (lattice === 'hex') return HEX_STEPS
  return pointsUp(at) ? UP_STEPS : DOWN_STEPS
}

/** Middle of a cell; a square's side and the distance of two hexagons are 1, a triangle's side is 1.5. */
export function middleOf(lattice: Lattice, at: Place): Place {
  if (lattice === 'square') return { x: at.x, y: at.y }
  if (lattice === 'hex') return { x: at.x + at.y / 2, y: at.y * HEIGHT }
  const lift = pointsUp(at) ? HEIGHT / 4 : -HEIGHT / 4
  return { x: at.x * 0.75, y: at.y * 1.5 * HEIGHT + lift }
}

/** Corners of a cell around its middle. */
export function cornersOf(lattice: Lattice, at: Place): readonly Place[] {
  if (lattice === 'square')
    return [
      { x: -0.5, y: -0.5 },
      { x: 0.5, y: -0.5 },
      { x: 0.5, y: 0.5 },
      { x: -0.5, y: 0.5 },
    ]
  if (lattice === 'hex') {
    const far = 0.5 / HEIGHT
    return [
      { x: 0, y: -far },
      { x: 0.5, y: -far / 2 },
      { x: 0.5, y: far / 2 },
      { x: 0, y: far },
      { x: -0.5, y: far / 2 },
      { x: -0.5, y: -far / 2 },
    ]
  }
  const way = pointsUp(at) ? 1 : -1
  return [
    { x: 0, y: -HEIGHT * way },
    { x: 0.75 * way, y: (HEIGHT / 2) * way },
    { x: -0.75 * way, y: (HEIGHT / 2) * way },
  ]
}

/** Numbers of the straight lines through a cell, one a direction. */
export function linesThrough(lattice: Lattice, at: Place): readonly number[] {
  const { x, y } = at
  if (lattice === 'square') return [y, x]
  if (lattice === 'hex') return [y, x, x + y]
  return pointsUp(at) ? [y, x + y, x - y - 2] : [y, x + y - 1, x - y - 1]
}
