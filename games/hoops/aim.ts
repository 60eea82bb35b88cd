import type { Point } from '#kit/game/stage.ts'
import * as court from './court.ts'
import { fly } from './flight.ts'
import type { Hoops } from './rules.ts'
import { ANGLES, POWERS, throwOf, velocityOf, type Throw } from './throw.ts'

/** A pull in half degrees and steps of power. */
export interface Pull {
  readonly angle: number
  readonly power: number
}

const SHORTEST_PULL = 18
/** Pixels of drag for full power. */
const LONGEST_PULL = 190

/** A finger pulled down throws the other way, like a sling; a finger pushed up throws along. Nothing while it is too short. */
export function pullOf(from: Point, to: Point): Pull | undefined {
  const dx = from.x - to.x
  const dy = from.y - to.y
  const far = Math.hypot(dx, dy)
  if (far < SHORTEST_PULL || dy === 0) return undefined
  const angle = (dy < 0 ? Math.atan2(-dy, dx) : Math.atan2(dy, -dx)) * (360 / Math.PI)
  return {
    angle: clampAngle(angle),
    power: clampPower(((far - SHORTEST_PULL) / (LONGEST_PULL - SHORTEST_PULL)) * 100),
  }
}

export const clampAngle = (angle: number) => Math.max(0, Math.min(ANGLES - 1, angle))
export const clampPower = (power: number) => Math.max(0, Math.min(POWERS - 1, power))

export const throwFor = ({ angle, power }: Pull): Throw => throwOf(angle, power)

/** Points of the way the ball will take, fewer the further the run has come. */
export function dotsFor({ ball, station, tick, made }: Hoops, pull: Pull): readonly Point[] {
  const velocity = velocityOf(throwFor(pull))
  if (!velocity) return []
  const free = { ...ball, ...velocity }
  const shown = Math.max(24, 58 - made)
  const dots: Point[] = []
  for (let ahead = 1; ahead <= shown; ahead++) {
    const { touches } = fly(free, station, tick + 1 + ahead)
    if (touches.length > 0 || free.y > court.FLOOR) break
    if (ahead % 4 === 0) dots.push({ x: free.x, y: free.y })
  }
  return dots
}
