import type { Point, StageSize } from '#kit/game/stage.ts'
import { GOAL_DEPTH, LENGTH, WIDTH } from './pitch.ts'

/** Layout of the pitch on the canvas; in portrait it is played from bottom to top. */
export interface GroundPlan {
  readonly upright: boolean
  readonly scale: number
  readonly left: number
  readonly top: number
  /** Direction of shadows in pitch units: light comes from the upper left of the screen. */
  readonly shade: Point
  /** How far the pitch extends beyond the canvas on each side, where a camera follows play. */
  readonly beyond: Point
}

const RIM = 16
/** Largest zoom of the camera relative to the whole pitch. */
const CLOSEST = 1.36

/** Fills the canvas with the pitch; `isWhole` keeps all of it visible for two players on one screen. */
export function groundPlan({ width, height }: StageSize, isWhole = true): GroundPlan {
  const upright = height > width
  const long = LENGTH + 2 * (GOAL_DEPTH + 6)
  const short = WIDTH + 2 * RIM
  const [across, down] = upright ? [short, long] : [long, short]
  const [one, other] = [width / across, height / down]
  const fit = Math.min(one, other)
  const scale = isWhole ? fit : Math.min(Math.max(one, other), fit * CLOSEST)
  const beyond = { x: Math.max(0, (across * scale - width) / 2), y: Math.max(0, (down * scale - height) / 2) }
  return {
    upright,
    scale,
    left: (width - (upright ? WIDTH : LENGTH) * scale) / 2,
    top: (height - (upright ? LENGTH : WIDTH) * scale) / 2,
    shade: upright ? { x: -5, y: 4 } : { x: 4, y: 5 },
    beyond,
  }
}

export const isFilmed = ({ beyond }: GroundPlan) => beyond.x > 0.5 || beyond.y > 0.5

const within = (most: number, value: number) => Math.max(-most, Math.min(most, value))

/** Shifts the pitch so that a place is as central as its edges allow. */
export function shiftTo(plan: GroundPlan, { width, height }: StageSize, place: Point): Point {
  const at = toScreen(plan, place)
  return { x: within(plan.beyond.x, width / 2 - at.x), y: within(plan.beyond.y, height / 2 - at.y) }
}

export const shifted = (plan: GroundPlan, { x, y }: Point): GroundPlan => ({
  ...plan,
  left: plan.left + x,
  top: plan.top + y,
})

/** Switches the pen to pitch units. */
export function enterPitch(pen: CanvasRenderingContext2D, { upright, scale, left, top }: GroundPlan) {
  if (upright) pen.transform(0, -scale, scale, 0, left, top + LENGTH * scale)
  else pen.transform(scale, 0, 0, scale, left, top)
}

export function toScreen({ upright, scale, left, top }: GroundPlan, { x, y }: Point): Point {
  return upright
    ? { x: left + y * scale, y: top + (LENGTH - x) * scale }
    : { x: left + x * scale, y: top + y * scale }
}

/** A finger's movement as a direction on the pitch. */
export const toPitchDirection = ({ upright }: GroundPlan, { x, y }: Point): Point =>
  upright ? { x: -y, y: x } : { x, y }
