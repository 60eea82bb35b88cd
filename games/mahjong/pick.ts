import type { Point } from '#kit/game/stage.ts'
import type { Board } from './boards.ts'
import type { Geometry } from './geometry.ts'
import { freePlaces } from './rules.ts'
import type { Face } from './tiles.ts'

/** Share of a tile's width by which a finger may miss. */
const FORGIVEN = 0.22

/** The topmost tile under a finger, or a free one that it just missed. */
export function tileAt(
  board: Board,
  faces: readonly Face[],
  geometry: Geometry,
  at: Point,
): number | undefined {
  const hit = geometry.order.findLast((place) => faces[place]! >= 0 && geometry.distance(place, at) === 0)
  const free = freePlaces(board, faces)
  if (hit !== undefined && free.includes(hit)) return hit
  const near = free
    .map((place) => ({ place, distance: geometry.distance(place, at) }))
    .filter(({ distance }) => distance <= geometry.width * FORGIVEN)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.place ?? hit
}

/** The free tile next to `from` in the direction of `step`; without a step the nearest one. */
export function neighbourOf(
  free: readonly number[],
  geometry: Geometry,
  from: number | undefined,
  step?: Point,
): number | undefined {
  const origin = from === undefined ? undefined : geometry.centre(from)
  if (!origin) return free[0]
  const ranked = free
    .filter((place) => place !== from)
    .map((place) => {
      const { x, y } = geometry.centre(place)
      const [dx, dy] = [x - origin.x, y - origin.y]
      if (!step) return { place, cost: Math.hypot(dx, dy) }
      const ahead = dx * step.x + dy * step.y
      const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x)
      return { place, cost: ahead > geometry.width * 0.3 ? ahead + 2 * aside : Infinity }
    })
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
  return ranked[0]?.place ?? from
}
