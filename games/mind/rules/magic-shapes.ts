/** A figure of places and the lines through them; x and y from 0 to 1. */
export interface MagicShape {
  readonly spots: readonly (readonly [x: number, y: number])[]
  /** Places along each line; the tag stands behind the last one. */
  readonly lines: readonly (readonly number[])[]
}

export const SHAPES = ['triangle', 'square', 'board', 'wheel', 'delta', 'star', 'ring'] as const
export type ShapeName = (typeof SHAPES)[number]

type Spot = readonly [number, number]

const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]

/** Corners joined by sides with `count` places each, in one round. */
function polygon(corners: readonly Spot[], count: number): MagicShape {
  const step = count - 1
  const spots = corners.flatMap((corner, index) =>
    Array.from({ length: step }, (_, at) =>
      between(corner, corners[(index + 1) % corners.length]!, at / step),
    ),
  )
  const lines = corners.map((_, index) =>
    Array.from({ length: count }, (_place, at) => (index * step + at) % spots.length),
  )
  return { spots, lines }
}

const TRIANGLE: readonly Spot[] = [
  [0.5, 0],
  [1, 0.87],
  [0, 0.87],
]
const SQUARE: readonly Spot[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const NINE: MagicShape = {
  spots: Array.from({ length: 9 }, (_, index) => [(index % 3) / 2, Math.floor(index / 3) / 2]),
  lines: [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ],
}
/** A hub with four ways across. */
const WHEEL: MagicShape = {
  spots: [
    [0.5, 0.5],
    [0.5, 0],
    [0.85, 0.15],
    [1, 0.5],
    [0.85, 0.85],
    [0.5, 1],
    [0.15, 0.85],
    [0, 0.5],
    [0.15, 0.15],
  ],
  lines: [
    [1, 0, 5],
    [8, 0, 4],
    [7, 0, 3],
    [2, 0, 6],
  ],
}
/** Six tips, and six places where two great triangles cross. */
const STAR: MagicShape = {
  spots: [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
    [0.333, 0.25],
    [0.667, 0.25],
    [0.833, 0.5],
    [0.667, 0.75],
    [0.333, 0.75],
    [0.167, 0.5],
  ],
  lines: [
    [5, 6, 7, 1],
    [4, 10, 9, 2],
    [4, 11, 6, 0],
    [1, 8, 9, 3],
    [0, 7, 8, 2],
    [3, 10, 11, 5],
  ],
}

export const shapeOf: Readonly<Record<ShapeName, MagicShape>> = {
  triangle: polygon(TRIANGLE, 3),
  square: polygon(SQUARE, 3),
  board: NINE,
  wheel: WHEEL,
  delta: polygon(TRIANGLE, 4),
  star: STAR,
  ring: polygon(SQUARE, 4),
}
