import { shade } from '#kit/game/draw.ts'
import type { Seen } from './eye.ts'
import { onScreen, type Frame } from './frame.ts'

/** Points in a sticker's plane, within a circle of radius 1. */
type Outline = readonly (readonly [number, number])[]

const star = (points: number, inner: number): Outline =>
  Array.from({ length: points * 2 }, (_, index) => {
    const [angle, far] = [(index * Math.PI) / points - Math.PI / 2, index % 2 ? inner : 1]
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const
  })

const regular = (corners: number): Outline => star(corners, Math.cos(Math.PI / corners))

/** Marks that tell colours apart for those who cannot see them; one colour has none. */
const MARKS: readonly (Outline | undefined)[] = [
  regular(3),
  regular(12),
  undefined,
  star(5, 0.45),
  regular(4),
  [
    [-1, -0.35],
    [1, -0.35],
    [1, 0.35],
    [-1, 0.35],
  ],
  star(4, 0.35),
  star(3, 0.3),
]

const SIZE = 0.3
const BEAD_SIZE = 0.42

/** Draws the mark of a colour in the sticker's plane. */
export function drawMark(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  { points, middle }: Seen,
  { face, bead, color }: { readonly face: number; readonly bead: number | undefined; readonly color: string },
) {
  const outline = MARKS[face % MARKS.length]
  if (!outline) return
  // The corners, taken as a circle in perspective, give the two directions of the plane.
  const across = [0, 0]
  const along = [0, 0]
  for (const [index, [x, y]] of points.entries()) {
    const angle = (index * 2 * Math.PI) / points.length
    for (const [axis, part] of [
      [across, Math.cos(angle)],
      [along, Math.sin(angle)],
    ] as const) {
      axis[0]! += ((x - middle[0]) * part * 2) / points.length
      axis[1]! += ((y - middle[1]) * part * 2) / points.length
    }
  }
  pen.beginPath()
  for (const [u, v] of outline) {
    const offset = bead
      ? [u * bead * BEAD_SIZE, -v * bead * BEAD_SIZE]
      : [(across[0]! * u + along[0]! * v) * SIZE, (across[1]! * u + along[1]! * v) * SIZE]
    const at = onScreen(frame, [middle[0] + offset[0]!, middle[1] + offset[1]!])
    pen.lineTo(at.x, at.y)
  }
  pen.closePath()
  pen.fillStyle = shade(color, -0.32)
  pen.fill()
}
