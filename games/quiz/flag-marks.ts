import { polygon, rectangle, type Spot, type Spots } from './flag-bands.ts'

const rounded = (value: number) => Math.round(value * 100) / 100
const radians = (degrees: number) => (degrees * Math.PI) / 180

const around = (x: number, y: number, radius: number, degrees: number): Spot => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
]

const turned = (spots: Spots, degrees: number, [x, y]: Spot): Spots => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return spots.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c])
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`

export interface StarShape {
  readonly points?: number
  /** Radius of the inner corners as a share of the outer. */
  readonly depth?: number
  /** Degrees; 0 has a tip at the top. */
  readonly turn?: number
}

export function star(
  [x, y]: Spot,
  radius: number,
  { points = 5, depth = 0.382, turn = 0 }: StarShape = {},
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    around(x, y, index % 2 ? radius * depth : radius, turn - 90 + (index * 180) / points),
  )
  return polygon(corners)
}

/** A disc without the disc that lies over it, moved by dx and dy. */
export function crescent([x, y]: Spot, radius: number, [dx, dy]: Spot, bite: number): string {
  const apart = Math.hypot(dx, dy)
  const along = (radius ** 2 - bite ** 2 + apart ** 2) / (2 * apart)
  const half = Math.sqrt(Math.max(0, radius ** 2 - along ** 2))
  const [ux, uy] = [dx / apart, dy / apart]
  const [fromX, fromY] = [x + along * ux - half * uy, y + along * uy + half * ux].map(rounded)
  const [toX, toY] = [x + along * ux + half * uy, y + along * uy - half * ux].map(rounded)
  const [outer, inner] = [along > 0 ? 1 : 0, along > apart ? 1 : 0]
  return `M${fromX} ${fromY}A${radius} ${radius} 0 ${outer} 1 ${toX} ${toY}A${bite} ${bite} 0 ${inner} 0 ${fromX} ${fromY}Z`
}

/** The upper comma of a disc in two halves, its axis falling by some degrees. */
export function comma(x: number, y: number, radius: number, degrees: number): string {
  const [[x1, y1], [x2, y2]] = [around(x, y, radius, degrees + 180), around(x, y, radius, degrees)]
  const small = radius / 2
  const at = (...values: number[]) => values.map(rounded).join(' ')
  return `M${at(x1, y1)}A${radius} ${radius} 0 0 1 ${at(x2, y2)}A${small} ${small} 0 0 0 ${at(x, y)}A${small} ${small} 0 0 1 ${at(x1, y1)}Z`
}

/** Whole (1) and broken (0) bars of the signs at the upper left, upper right, lower left and lower right. */
const SIGNS = ['111', '010', '101', '000']
const [SIGN_AWAY, SIGN_LENGTH, SIGN_BAR, SIGN_GAP] = [45.83, 25, 4.17, 2.08]

/** The four trigrams of Korea: heaven, water, fire and earth. */
export function trigrams(x: number, y: number, degrees: number): string {
  const angles = [180 + degrees, -degrees, 180 - degrees, degrees]
  return SIGNS.map((bars, index) => {
    const turn = angles[index]!
    return [...bars]
      .map((bar, row) => {
        const from = SIGN_AWAY + (row - 1) * (SIGN_BAR + SIGN_GAP) - SIGN_BAR / 2
        const length = bar === '1' ? SIGN_LENGTH : (SIGN_LENGTH - SIGN_GAP) / 2
        const starts = bar === '1' ? [-SIGN_LENGTH / 2] : [-SIGN_LENGTH / 2, SIGN_GAP / 2]
        return starts
          .map((start) => polygon(turned(rectangle(from, start, SIGN_BAR, length), turn, [x, y])))
          .join('')
      })
      .join('')
  }).join('')
}

/** A wheel of 24 spokes. */
export function wheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const [tip, left, right] = [
      around(x, y, radius * 0.9, index * 15),
      around(x, y, radius * 0.45, index * 15 - 4),
      around(x, y, radius * 0.45, index * 15 + 4),
    ]
    return polygon([[x, y], left, tip, right])
  })
  const inner = radius * 0.87
  const hole = `M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${inner * 2} 0a${inner} ${inner} 0 1 0 ${-inner * 2} 0Z`
  return disc(x, y, radius) + hole + spokes.join('') + disc(x, y, radius * 0.2)
}

/** Five bars that form a star of lines. */
export function pentagram(x: number, y: number, radius: number, width: number): string {
  const tips = [0, 1, 2, 3, 4].map((index) => around(x, y, radius - width / 2, index * 144 - 90))
  return tips
    .map(([fromX, fromY], index) => {
      const [toX, toY] = tips[(index + 1) % 5]!
      const length = Math.hypot(toX - fromX, toY - fromY)
      const degrees = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI
      return polygon(
        turned(rectangle(-width / 2, -width / 2, length + width, width), degrees, [fromX, fromY]),
      )
    })
    .join('')
}

/** The right half of the maple leaf from its stalk to its tip, for a height of 4800. */
const HALF_LEAF: Spots = [
  [90, 2030],
  [45, 1167],
  [75, 1092],
  [156, 1069],
  [1015, 1220],
  [899, 900],
  [919, 827],
  [1860, 65],
  [1648, -34],
  [1614, -113],
  [1800, -685],
  [1258, -570],
  [1185, -608],
  [1080, -855],
  [657, -401],
  [585, -380],
  [546, -458],
  [750, -1510],
  [423, -1321],
  [332, -1348],
  [0, -2000],
]

export function leaf(x: number, y: number, height: number): string {
  const scale = height / 2000
  const half = HALF_LEAF.map(([px, py]): Spot => [px * scale, py * scale])
  const other = half
    .slice(0, -1)
    .toReversed()
    .map(([px, py]): Spot => [-px, py])
  return polygon([...half, ...other].map(([px, py]) => [x + px, y + py]))
}

/** A small cross whose arms widen outwards. */
export function flaredCross(x: number, y: number, size: number): string {
  const [root, tip] = [size * 0.13, size * 0.3]
  const arm: Spots = [
    [-root, 0],
    [-tip, -size],
    [tip, -size],
    [root, 0],
  ]
  return [0, 90, 180, 270].map((degrees) => polygon(turned(arm, degrees, [x, y]))).join('')
}

/** Stars on an arch. */
export function arch([x, y]: Spot, radius: number, count: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = 195 + (index * 150) / (count - 1)
    return star(around(x, y, radius, degrees), size, { turn: degrees + 90 })
  }).join('')
}

/** Fifty stars in nine rows. */
export function fiftyStars(): string {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: row % 2 ? 5 : 6 }, (_star, column) =>
      star([6.333 * (2 * column + 1 + (row % 2)), 5.385 * (row + 1)], 3.08),
    ).join(''),
  ).join('')
}

/** A white field at the hoist that ends in teeth. */
export function teeth(count: number, root: number, tip: number): string {
  const step = 100 / count
  const edge = Array.from({ length: count }, (_, index): Spots => [
    [root, index * step],
    [tip, (index + 0.5) * step],
  ]).flat()
  return polygon([[0, 0], ...edge, [root, 100], [0, 100]])
}
