import { assemble, dot, stickerOf, type Body, type Sticker, type Vec, type Wheel } from './geometry.ts'

const AXES: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const ORIGIN: Vec = [0, 0, 0]
const SIGNS = [1, -1] as const

/** A place on a side of a box: along its normal, then along the two other axes in turn. */
function placed(axis: number, depth: number, first: number, second: number): Vec {
  const point = [0, 0, 0]
  point[axis] = depth
  point[(axis + 1) % 3] = first
  point[(axis + 2) % 3] = second
  return point as unknown as Vec
}

/** A box of unit blocks: square layers turn by quarters, others by halves. */
export function box(size: Vec): Body {
  const stickers: Sticker[] = []
  const wheels: Wheel[] = []
  for (const [axis, direction] of AXES.entries()) {
    const [deep, wide, high] = [size[axis]!, size[(axis + 1) % 3]!, size[(axis + 2) % 3]!]
    for (const [side, sign] of SIGNS.entries())
      for (let column = 0; column < wide; column++)
        for (let row = 0; row < high; row++) {
          const [left, low, depth] = [column - wide / 2, row - high / 2, (sign * deep) / 2]
          const corners = [
            placed(axis, depth, left, low),
            placed(axis, depth, left + 1, low),
            placed(axis, depth, left + 1, low + 1),
            placed(axis, depth, left, low + 1),
          ]
          stickers.push(stickerOf(corners, axis * 2 + side))
        }
    for (let layer = 0; deep > 1 && layer < deep; layer++) {
      const [from, till] = [layer - deep / 2, layer + 1 - deep / 2]
      // The caps of the end layers lie on the edge itself.
      const inner = layer === 0 ? from - 1 : from
      const outer = layer === deep - 1 ? till + 1 : till
      wheels.push({
        axis: direction,
        through: ORIGIN,
        parts: wide === high ? 4 : 2,
        holds: (middle) => dot(middle, direction) > inner && dot(middle, direction) < outer,
      })
    }
  }
  return assemble(stickers, wheels)
}

const CORNERS: readonly Vec[] = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vec => [x, y, z])))

type Cut = (at: (x: number, y: number) => Vec) => readonly (readonly Vec[])[]

/** Stickers of a cube of side 2, each side cut alike. */
const cubeStickers = (cut: Cut) =>
  AXES.flatMap((_, axis) =>
    SIGNS.flatMap((sign, side) =>
      cut((x, y) => placed(axis, sign, x, y)).map((corners) => stickerOf(corners, axis * 2 + side)),
    ),
  )

/** A cube of side 2 that turns by thirds about its corners; `depth` is the distance of the cut from the middle. */
function cornerCube(depth: number, cut: Cut) {
  const wheels = CORNERS.map((corner): Wheel => {
    const length = Math.sqrt(3)
    return {
      axis: [corner[0] / length, corner[1] / length, corner[2] / length],
      through: ORIGIN,
      parts: 3,
      holds: (middle) => dot(middle, corner) > depth,
    }
  })
  return assemble(cubeStickers(cut), wheels)
}

const SIDES = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/** Every turn moves half the cube: each side has a square and a triangle in each corner. */
export const slantedCube = () =>
  cornerCube(0, (at) => [
    [at(1, 0), at(0, 1), at(-1, 0), at(0, -1)],
    ...SIDES.map(([x, y]) => [at(x, y), at(x, 0), at(0, y)]),
  ])

/** Twelve edges only: each side is cut along its diagonals. */
export const edgeCube = () =>
  cornerCube(1, (at) =>
    SIDES.map(([x, y], index) => {
      const [nextX, nextY] = SIDES[(index + 1) % 4]!
      return [at(x, y), at(nextX, nextY), at(0, 0)]
    }),
  )

const EDGES: readonly Vec[] = AXES.flatMap((_, axis) =>
  SIGNS.flatMap((one) => SIGNS.map((other) => placed(axis, 0, one, other))),
)

/** Every edge is a hinge that turns by half; the sides are cut into eight triangles. */
export function hingeCube(): Body {
  const stickers = cubeStickers((at) =>
    SIDES.flatMap(([x, y]) => [
      [at(x, y), at(x, 0), at(0, y)],
      [at(0, 0), at(x, 0), at(0, y)],
    ]),
  )
  const wheels = EDGES.map((edge): Wheel => ({
    axis: [edge[0] * Math.SQRT1_2, edge[1] * Math.SQRT1_2, edge[2] * Math.SQRT1_2],
    through: ORIGIN,
    parts: 2,
    holds: (middle) => dot(middle, edge) > 1,
  }))
  return assemble(stickers, wheels)
}
