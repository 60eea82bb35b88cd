import type { Point } from '#kit/game/stage.ts'
import type { Body } from './geometry.ts'

/** Position of the body in the picture. */
export interface Frame {
  readonly centre: Point
  /** Pixels per unit. */
  readonly scale: number
}

export const onScreen = ({ centre, scale }: Frame, [x, y]: readonly [number, number]): Point => ({
  x: centre.x + x * scale,
  y: centre.y - y * scale,
})

interface Size {
  readonly width: number
  readonly height: number
}

type Extent = readonly [halfWidth: number, halfHeight: number]

const MARGIN = 1.12
/** Width of the tray around a flat puzzle. */
const TRAY_UNITS = 0.5
const LONGEST_SIDE = 500
const GOAL_SIDE = 68
const GOAL_GAP = 14

const isWide = ({ width, height }: Size) => width > height * 1.2

/** The body as large as fits; a flat one leaves space above for the picture of its goal. */
export function layOut({ flat }: Body, [wide, high]: Extent, size: Size): Frame {
  const tray = flat ? TRAY_UNITS : 0
  const above = flat && !isWide(size) ? GOAL_SIDE + GOAL_GAP : 0
  const height = size.height - above
  const most = LONGEST_SIDE / 2 / Math.max(wide, high)
  const scale = Math.min(
    size.width / (2 * (wide * MARGIN + tray)),
    height / (2 * (high * MARGIN + tray)),
    most,
  )
  return { centre: { x: size.width / 2, y: above + height / 2 }, scale }
}

/** The solved puzzle in small: above the board, or left of it on a wide stage. */
export function goalFrame([wide, high]: Extent, { centre, scale }: Frame, size: Size): Frame {
  const small = GOAL_SIDE / 2 / Math.max(wide, high)
  if (isWide(size)) {
    const free = centre.x - wide * scale
    const larger = small * 1.7
    return { centre: { x: Math.max(free / 2, wide * larger + GOAL_GAP), y: centre.y }, scale: larger }
  }
  const top = centre.y - (high * MARGIN + TRAY_UNITS) * scale
  return { centre: { x: centre.x, y: Math.max(top / 2, high * small + GOAL_GAP / 2) }, scale: small }
}
