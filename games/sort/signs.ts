import { shade } from '#kit/game/draw.ts'
import type { Strokes } from '#kit/game/micro/brush.ts'
import { COLORS, colorOf } from './palette.ts'

/** Points x, y, x, y, … of one closed shape; a sign lies between -1 and 1. */
type Polygon = readonly number[]

const bar = (x: number, y: number, halfWidth: number, halfHeight: number): Polygon => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
  x - halfWidth,
  y + halfHeight,
]

const round = (corners: number, radius: number, turn = 0): Polygon =>
  Array.from({ length: corners }, (_, corner) => turn + (corner * 2 * Math.PI) / corners).flatMap((angle) => [
    radius * Math.sin(angle),
    -radius * Math.cos(angle),
  ])

/** One sign per colour, so that boards do not depend on colour alone. */
const SIGNS: readonly (readonly Polygon[])[] = [
  [round(14, 0.72)],
  [bar(0, 0, 0.95, 0.3)],
  [[0, -0.9, 0.95, 0.75, -0.95, 0.75]],
  [[0, -1, 0.8, 0, 0, 1, -0.8, 0]],
  [bar(0, 0, 0.28, 0.9), bar(0, 0, 0.9, 0.28)],
  [bar(-0.5, 0, 0.26, 0.85), bar(0.5, 0, 0.26, 0.85)],
  [[-0.95, -0.75, 0.95, -0.75, 0, 0.9]],
  [bar(0, 0, 0.66, 0.66)],
  [
    round(14, 0.38).map((value, place) => (place % 2 === 0 ? value - 0.55 : value)),
    round(14, 0.38).map((value, place) => (place % 2 === 0 ? value + 0.55 : value)),
  ],
  [[-0.9, 0.1, 0, -0.8, 0.9, 0.1, 0.9, 0.75, 0, -0.15, -0.9, 0.75]],
  [
    [-0.85, -0.5, -0.5, -0.85, 0.85, 0.5, 0.5, 0.85],
    [0.5, -0.85, 0.85, -0.5, -0.5, 0.85, -0.85, 0.5],
  ],
  [
    round(5, 1).flatMap((_, place, outer) => {
      if (place % 2 === 1) return []
      const inner = round(5, 0.42, Math.PI / 5)
      return [outer[place]!, outer[place + 1]!, inner[place]!, inner[place + 1]!]
    }),
  ],
]

export interface SignPlace {
  readonly x: number
  readonly y: number
  /** Half of its width. */
  readonly size: number
}

/** Darker than its piece, or lighter where that one is dark itself. */
const inkOf = (piece: number) => shade(colorOf(piece), DARK.has(piece % COLORS.length) ? 0.6 : -0.5)
const DARK = new Set([10, 11])

const placed = (polygon: Polygon, { x, y, size }: SignPlace): number[] =>
  polygon.map((value, place) => (place % 2 === 0 ? x : y) + value * size)

const signOf = (piece: number, place: SignPlace) =>
  SIGNS[piece % SIGNS.length]!.map((polygon) => placed(polygon, place))

/** The sign of a colour. */
export function paintSign(brush: Pick<Strokes, 'shape'>, piece: number, place: SignPlace): void {
  for (const polygon of signOf(piece, place)) brush.shape(polygon, inkOf(piece), 0.85)
}

/** The same for a scene that draws with the pen itself. */
export function drawSign(pen: CanvasRenderingContext2D, piece: number, place: SignPlace): void {
  pen.fillStyle = inkOf(piece)
  for (const polygon of signOf(piece, place)) {
    pen.beginPath()
    for (let point = 0; point < polygon.length; point += 2) pen.lineTo(polygon[point]!, polygon[point + 1]!)
    pen.closePath()
    pen.fill()
  }
}
