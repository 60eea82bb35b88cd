import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { assemble, middleOf, minus, dot, type Body, type Sticker, type Vec, type Wheel } from './geometry.ts'

const UP: Vec = [0, 0, 1]
const ROOT = Math.sqrt(3)
const NEAR = 1e-4

const flatSticker = (corners: readonly Vec[], face: number): Sticker => ({
  corners,
  middle: middleOf(corners),
  normal: UP,
  face,
})

/** A wheel of everything within `reach` of a point, around that point. */
const disc = (through: Vec, reach: number, parts: number): Wheel => ({
  axis: UP,
  through,
  parts,
  holds: (middle) => {
    const gap = minus(middle, through)
    return dot(gap, gap) < reach * reach
  },
})

/** Five by five tiles on four turntables of three by three, which share the middle row and column. */
export function plates(): Body {
  const stickers: Sticker[] = []
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) {
      const face = x === 0 || y === 0 ? 4 : (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0)
      const corners: Vec[] = [
        [x - 0.5, y - 0.5, 0],
        [x + 0.5, y - 0.5, 0],
        [x + 0.5, y + 0.5, 0],
        [x - 0.5, y + 0.5, 0],
      ]
      stickers.push(flatSticker(corners, face))
    }
  const middles: readonly Vec[] = [
    [-1, 1, 0],
    [1, 1, 0],
    [-1, -1, 0],
    [1, -1, 0],
  ]
  return assemble(
    stickers,
    middles.map((middle) => disc(middle, 1.6, 4)),
    true,
  )
}

/** Nineteen cells; each of the seven inner ones turns the six around it. */
export function flowers(): Body {
  const stickers: Sticker[] = []
  const wheels: Wheel[] = []
  for (let q = -2; q <= 2; q++)
    for (let r = -2; r <= 2; r++) {
      if (Math.abs(q + r) > 2) continue
      const middle: Vec = [q + r / 2, (r * ROOT) / 2, 0]
      const corners = Array.from({ length: 6 }, (_, corner): Vec => {
        const angle = Math.PI / 6 + (corner * Math.PI) / 3
        return [middle[0] + exactCos(angle) / ROOT, middle[1] + exactSin(angle) / ROOT, 0]
      })
      stickers.push({ ...flatSticker(corners, sectorOf(q, r)), middle })
      if (Math.abs(q) <= 1 && Math.abs(r) <= 1 && Math.abs(q + r) <= 1) wheels.push(disc(middle, 1.1, 6))
    }
  return assemble(stickers, wheels, true)
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
/** Cells of a patch, in steps along its own direction and the next. */
const PATCH = [
  [1, 0],
  [2, 0],
  [1, 1],
] as const

/** Sector of a cell: six of three cells around the middle cell, which is a sector of its own. */
function sectorOf(q: number, r: number): number {
  const sector = AROUND.findIndex(([dq, dr], index) => {
    const [nextQ, nextR] = AROUND[(index + 1) % AROUND.length]!
    return PATCH.some(([a, b]) => a * dq + b * nextQ === q && a * dr + b * nextR === r)
  })
  return sector < 0 ? AROUND.length : sector
}

/** Twenty-four triangles in a hexagon; each of the seven inner points turns the six around it. */
export function kites(): Body {
  const points: { readonly q: number; readonly r: number }[] = []
  for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) points.push({ q, r })
  const isPoint = (q: number, r: number) => points.some((point) => point.q === q && point.r === r)
  const spot = (q: number, r: number): Vec => [q + r / 2, (r * ROOT) / 2, 0]
  const triangles = points.flatMap(({ q, r }) => [
    ...(isPoint(q + 1, r) && isPoint(q, r + 1) ? [[spot(q, r), spot(q + 1, r), spot(q, r + 1)]] : []),
    ...(isPoint(q - 1, r) && isPoint(q, r - 1) ? [[spot(q, r), spot(q - 1, r), spot(q, r - 1)]] : []),
  ])
  const wheels = points
    .filter(({ q, r }) => Math.abs(q) <= 1 && Math.abs(r) <= 1 && Math.abs(q + r) <= 1)
    .map(({ q, r }) => disc(spot(q, r), 0.8, 6))
  return assemble(
    triangles.map((corners) => flatSticker(corners, wedgeOf(middleOf(corners)))),
    wheels,
    true,
  )
}

/** Six wedges around the middle, four triangles each. */
function wedgeOf([x, y]: Vec): number {
  // Slopes of the lines between the wedges: zero, and twice the root of three.
  const [above, right, left] = [y > 0, y < ROOT * x, y > -ROOT * x]
  if (above) return right ? 0 : left ? 1 : 2
  return right ? (left ? 5 : 4) : 3
}

/** Rings of beads around these centres; a bead where two rings cross belongs to both. */
function beadRings(
  middles: readonly Vec[],
  beads: number,
  faceOf: (rings: readonly number[], middle: Vec) => number,
): Body {
  const radius = Math.PI / beads
  const spots: { readonly middle: Vec; readonly rings: number[] }[] = []
  for (const [ring, [x, y]] of middles.entries())
    for (let bead = 0; bead < beads; bead++) {
      const angle = (bead * 2 * Math.PI) / beads
      const middle: Vec = [x + exactCos(angle), y + exactSin(angle), 0]
      const known = spots.find((spot) => {
        const gap = minus(spot.middle, middle)
        return dot(gap, gap) < NEAR
      })
      if (known) known.rings.push(ring)
      else spots.push({ middle, rings: [ring] })
    }
  const stickers = spots.map(({ middle, rings }): Sticker => {
    const corners = Array.from({ length: 8 }, (_, corner): Vec => {
      const angle = (corner * Math.PI) / 4
      return [middle[0] + exactCos(angle) * radius, middle[1] + exactSin(angle) * radius, 0]
    })
    return { corners, middle, normal: UP, face: faceOf(rings, middle), round: radius * 0.94 }
  })
  const wheels = middles.map((through): Wheel => ({
    axis: UP,
    through,
    parts: beads,
    holds: (middle) => {
      const gap = minus(middle, through)
      return Math.abs(dot(gap, gap) - 1) < NEAR
    },
  }))
  return assemble(stickers, wheels, true)
}

const HALF = Math.SQRT1_2

/** Two rings of sixteen that cross twice; beads inside the other ring have their own colour. */
export const twoRings = () =>
  beadRings(
    [
      [-HALF, 0, 0],
      [HALF, 0, 0],
    ],
    16,
    ([ring], [x]) => {
      if (ring === 0) return x > 0.01 ? 1 : 0
      return x < -0.01 ? 3 : 2
    },
  )

/** Three rings of twelve, each through the centres of the two others; the crossings are pearls. */
export const threeRings = () =>
  beadRings(
    [
      [0, 1 / ROOT, 0],
      [-0.5, -0.5 / ROOT, 0],
      [0.5, -0.5 / ROOT, 0],
    ],
    12,
    (rings) => (rings.length > 1 ? 3 : rings[0]!),
  )

/** Three rings of sixteen in a row: the middle one crosses both others. */
export const chain = () =>
  beadRings(
    [
      [-Math.SQRT2, 0, 0],
      [0, 0, 0],
      [Math.SQRT2, 0, 0],
    ],
    16,
    (rings) => (rings.length > 1 ? 3 : rings[0]!),
  )
