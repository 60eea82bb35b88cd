import type { Point } from '../stage.ts'

/** Distance between the two nearest of these points, the upper limit for tap targets; undefined for fewer than two. */
export function nearestApart(places: readonly Point[]): number | undefined {
  let least = Infinity
  const sorted = places.toSorted((one, other) => one.x - other.x)
  for (const [index, { x, y }] of sorted.entries())
    for (let next = index + 1; next < sorted.length && sorted[next]!.x - x < least; next++) {
      const apart = Math.hypot(sorted[next]!.x - x, sorted[next]!.y - y)
      // Several targets at one place count as one.
      if (apart > 0.5) least = Math.min(least, apart)
    }
  return Number.isFinite(least) ? least : undefined
}
