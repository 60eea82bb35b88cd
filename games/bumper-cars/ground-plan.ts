import type { Point, StageSize } from '#kit/game/stage.ts'
import { GOAL_DEPTH, LENGTH, WIDTH } from './pitch.ts'

/** Where the pitch lies on the canvas; upright it is played from the bottom to the top. */
export interface GroundPlan {
  readonly upright: boolean
  readonly scale: number
  readonly left: number
  readonly top: number
  /** Light comes from the upper left of the screen: where shadows fall, in pitch units. */
  readonly shade: Point
}

const RIM = 16

export function groundPlan({ width, height }: StageSize): GroundPlan {
  const upright = height > width
  const long = LENGTH + 2 * (GOAL_DEPTH + 6)
  const short = WIDTH + 2 * RIM
  const scale = upright ? Math.min(width / short, height / long) : Math.min(width / long, height / short)
  const across = (upright ? WIDTH : LENGTH) * scale
  const down = (upright ? LENGTH : WIDTH) * scale
  return {
    upright,
    scale,
    left: (width - across) / 2,
    top: (height - down) / 2,
    shade: upright ? { x: -5, y: 4 } : { x: 4, y: 5 },
  }
}

/** From here on the pen draws in pitch units. */
export function enterPitch(pen: CanvasRenderingContext2D, { upright, scale, left, top }: GroundPlan) {
  if (upright) pen.transform(0, -scale, scale, 0, left, top + LENGTH * scale)
  else pen.transform(scale, 0, 0, scale, left, top)
}

export function toScreen({ upright, scale, left, top }: GroundPlan, { x, y }: Point): Point {
  return upright
    ? { x: left + y * scale, y: top + (LENGTH - x) * scale }
    : { x: left + x * scale, y: top + y * scale }
}

/** A movement of the finger as a direction on the pitch. */
export const toPitchDirection = ({ upright }: GroundPlan, { x, y }: Point): Point =>
  upright ? { x: -y, y: x } : { x, y }
