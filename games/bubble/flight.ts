import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Place } from './state.ts'

export interface FlightRoom {
  readonly width: number
  readonly height: number
  /** Sends bubbles back from the upper edge too. */
  readonly bouncesAbove?: boolean
  /** No walls at all: a shot leaves the picture. */
  readonly open?: boolean
  /** Wind: change of direction per unit of the path. */
  readonly wind?: number
}

export interface Landing {
  readonly points: readonly Place[]
  readonly at: Place
  readonly hit: number
  readonly direction: Place
  readonly bounces: number
}

const STEP = 0.08
const LONGEST = 900
const MOST_BOUNCES = 8
/** Steps between two points of a bent way. */
const FINE = 6
const TURN = Math.PI / 180

/** Flies straight, bounces off walls, and stops where `meets` returns something. */
export function fly(
  from: Place,
  degrees: number,
  room: FlightRoom,
  meets: (x: number, y: number) => number | undefined,
): Landing {
  let { x, y } = from
  let dx = exactSin(degrees * TURN)
  let dy = -exactCos(degrees * TURN)
  const points: Place[] = [from]
  let bounces = 0
  for (let step = 0; step < LONGEST; step++) {
    if (room.wind) {
      dx += room.wind * STEP
      const length = Math.sqrt(dx * dx + dy * dy)
      dx /= length
      dy /= length
      if (step % FINE === 0 && step > 0) points.push({ x, y })
    }
    x += dx * STEP
    y += dy * STEP
    if (!room.open && (x < 0.5 || x > room.width - 0.5)) {
      x = x < 0.5 ? 1 - x : 2 * room.width - 1 - x
      dx = -dx
      points.push({ x: x < room.width / 2 ? 0.5 : room.width - 0.5, y })
      bounces++
    }
    if (room.bouncesAbove && y < 0.5) {
      y = 1 - y
      dy = -dy
      points.push({ x, y: 0.5 })
      bounces++
    }
    const hit = meets(x, y)
    if (hit !== undefined) return { points, at: { x, y }, hit, direction: { x: dx, y: dy }, bounces }
    const isOut = y > room.height + 1 || y < -1 || x < -1 || x > room.width + 1
    if (isOut || bounces > MOST_BOUNCES) break
  }
  return { points: [...points, { x, y }], at: { x, y }, hit: -1, direction: { x: dx, y: dy }, bounces }
}
