import { assemble, dot, plus, stickerOf, times, type Body, type Vec, type Wheel } from './geometry.ts'

const ORIGIN: Vec = [0, 0, 0]
const SIGNS = [1, -1] as const

/** A triangle cut into rows of small ones: `rows` squared of them. */
function splitTriangle(a: Vec, b: Vec, c: Vec, rows: number): (readonly Vec[])[] {
  const at = (row: number, step: number): Vec =>
    plus(plus(times(a, (rows - row) / rows), times(b, (row - step) / rows)), times(c, step / rows))
  const pieces: (readonly Vec[])[] = []
  for (let row = 0; row < rows; row++)
    for (let step = 0; step <= row; step++) {
      pieces.push([at(row, step), at(row + 1, step), at(row + 1, step + 1)])
      if (step < row) pieces.push([at(row, step), at(row, step + 1), at(row + 1, step + 1)])
    }
  return pieces
}

/** Four points at distance 1 from the middle. */
const POINTS: readonly Vec[] = [
  [0, 1, 0],
  [0, -1 / 3, Math.sqrt(8) / 3],
  [Math.sqrt(2 / 3), -1 / 3, -Math.sqrt(2) / 3],
  [-Math.sqrt(2 / 3), -1 / 3, -Math.sqrt(2) / 3],
]
const BASE = [1 / 9, 5 / 9] as const

/** Three layers below each point; the point turns alone or with the layer below it. */
export function pyramid(): Body {
  const stickers = POINTS.flatMap((_, face) => {
    const [a, b, c] = POINTS.filter((_point, index) => index !== face) as [Vec, Vec, Vec]
    return splitTriangle(a, b, c, 3).map((corners) => stickerOf(corners, face))
  })
  const wheels = POINTS.flatMap((point) =>
    BASE.map((base): Wheel => ({
      axis: point,
      through: ORIGIN,
      parts: 3,
      holds: (middle) => dot(middle, point) > base,
    })),
  )
  return assemble(stickers, wheels)
}

const FACES = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vec => [x, y, z])))

const eightSides = (rows: number) =>
  FACES.flatMap(([x, y, z], face) =>
    splitTriangle([x, 0, 0], [0, y, 0], [0, 0, z], rows).map((corners) => stickerOf(corners, face)),
  )

/** Each face turns by thirds with everything farther out than the cut. */
const faceWheels = (cut: number) =>
  FACES.map((face): Wheel => ({
    axis: times(face, 1 / Math.sqrt(3)),
    through: ORIGIN,
    parts: 3,
    holds: (middle) => dot(middle, face) > cut,
  }))

/** Eight faces of four; each turn moves half the stone. */
export const diamond = () => assemble(eightSides(2), faceWheels(0))

/** Eight faces of nine; each turns alone with the rim below it. */
export const crystal = () => assemble(eightSides(3), faceWheels(1 / 3))

/** Eight faces of nine; the six points turn by quarters. */
export function jewel(): Body {
  const points: readonly Vec[] = SIGNS.flatMap((sign): Vec[] => [
    [sign, 0, 0],
    [0, sign, 0],
    [0, 0, sign],
  ])
  const wheels = points.map((point): Wheel => ({
    axis: point,
    through: ORIGIN,
    parts: 4,
    holds: (middle) => dot(middle, point) > 1 / 3,
  }))
  return assemble(eightSides(3), wheels)
}

/** Corners of a triangle around the upright axis. */
const TRIANGLE: readonly Vec[] = [
  [0, 0, 1],
  [Math.sqrt(3) / 2, 0, -1 / 2],
  [-Math.sqrt(3) / 2, 0, -1 / 2],
]
const PRISM_HALF = 0.8

/** A three-sided column: two halves turn by thirds, three edges by halves. */
export function prism(): Body {
  const at = ([x, , z]: Vec, y: number): Vec => [x, y, z]
  const caps = SIGNS.flatMap((sign, cap) => {
    const [a, b, c] = TRIANGLE.map((corner) => at(corner, sign * PRISM_HALF)) as [Vec, Vec, Vec]
    return splitTriangle(a, b, c, 2).map((corners) => stickerOf(corners, cap))
  })
  const sides = TRIANGLE.flatMap((left, side) => {
    const right = TRIANGLE[(side + 1) % 3]!
    const middle = times(plus(left, right), 1 / 2)
    return [
      [left, middle],
      [middle, right],
    ].flatMap(([from, to]) =>
      SIGNS.map((sign) => {
        const edge = sign * PRISM_HALF
        return stickerOf([at(from!, 0), at(to!, 0), at(to!, edge), at(from!, edge)], 2 + side)
      }),
    )
  })
  const halves = SIGNS.map((sign): Wheel => ({
    axis: [0, 1, 0],
    through: ORIGIN,
    parts: 3,
    holds: ([, y]) => y * sign > 0,
  }))
  const corners = TRIANGLE.map((corner): Wheel => ({
    axis: corner,
    through: ORIGIN,
    parts: 2,
    holds: (middle) => dot(middle, corner) > 1 / 4,
  }))
  return assemble([...caps, ...sides], [...halves, ...corners])
}
