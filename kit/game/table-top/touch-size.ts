import type { Point } from '../stage.ts'

/** How far apart the two nearest of these places are: as large as what is tapped can be at most. Nothing of fewer than two. */
export function nearestApart(places: readonly Point[]): number | undefined {
  let least = Infinity
  const sorted = places.toSorted((one, other) => one.x - other.x)
  for (const [index, { x, y }] of sorted.entries())
    for (let next = index + 1; next < sorted.length && sorted[next]!.x - x < least; next++) {
      const apart = Math.hypot(sorted[next]!.x - x, sorted[next]!.y - y)
      // Two ways to the same place are one place.
      if (apart > 0.5) least = Math.min(least, apart)
    }
  return Number.isFinite(least) ? least : undefined
}
