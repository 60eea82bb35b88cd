/** The table lies along x. Units: the bed is 2000 by 1000. */
export const LENGTH = 2000
export const WIDTH = 1000
export const BALL_RADIUS = 34
/** The break is played from behind this line. */
export const HEAD_LINE = 500
/** Snooker: radius of the D, from which the cue ball is played. */
export const D_RADIUS = 165
export const FOOT_SPOT = { x: 1480, y: WIDTH / 2 } as const

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Pocket extends Spot {
  /** A ball whose centre comes this near is potted. */
  readonly reach: number
  /** Aiming point: the middle of the mouth. */
  readonly mouth: Spot
}

/** Distance of cushion noses from the corner and from the middle of the long side. */
const CORNER = 104
const SIDE = 73

export const POCKETS: readonly Pocket[] = [0, LENGTH / 2, LENGTH].flatMap((x) =>
  [0, WIDTH].map((y): Pocket => {
    const inward = y === 0 ? 1 : -1
    if (x === LENGTH / 2) return { x, y: y - 34 * inward, reach: 54, mouth: { x, y: y + 4 * inward } }
    const along = x === 0 ? 1 : -1
    return {
      x: x - 12 * along,
      y: y - 12 * inward,
      reach: 62,
      mouth: { x: x + 34 * along, y: y + 34 * inward },
    }
  }),
)

export interface Cushion {
  readonly from: Spot
  readonly to: Spot
}

const chain = (points: readonly Spot[]): readonly Cushion[] =>
  points.slice(1).map((to, index) => ({ from: points[index]!, to }))

/** Half of a long cushion with its jaws, and a short cushion; the others are mirrored. */
const LONG_HALF: readonly Spot[] = [
  { x: CORNER - 52, y: -46 },
  { x: CORNER, y: 0 },
  { x: LENGTH / 2 - SIDE, y: 0 },
  { x: LENGTH / 2 - SIDE + 18, y: -46 },
]
const SHORT: readonly Spot[] = [
  { x: -46, y: CORNER - 52 },
  { x: 0, y: CORNER },
  { x: 0, y: WIDTH - CORNER },
  { x: -46, y: WIDTH - CORNER + 52 },
]

/** Outlines of the six cushions, jaws included. */
export const CUSHION_SHAPES: readonly (readonly Spot[])[] = [
  LONG_HALF,
  LONG_HALF.map(({ x, y }) => ({ x: LENGTH - x, y })),
  LONG_HALF.map(({ x, y }) => ({ x, y: WIDTH - y })),
  LONG_HALF.map(({ x, y }) => ({ x: LENGTH - x, y: WIDTH - y })),
  SHORT,
  SHORT.map(({ x, y }) => ({ x: LENGTH - x, y })),
]

export const CUSHIONS: readonly Cushion[] = CUSHION_SHAPES.flatMap(chain)
