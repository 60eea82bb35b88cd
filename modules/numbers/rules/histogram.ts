/** What is measured of a page in a browser of somebody who visits it (web.dev/vitals). */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type Metric = (typeof METRICS)[number]

/** Ends of the buckets in milliseconds; a shift of the layout is told in thousandths. The last bucket has none. */
const TIMES = [
  50, 100, 150, 200, 300, 400, 500, 700, 1000, 1400, 1800, 2500, 3500, 4000, 6000, 10_000, 20_000,
]
const SHIFTS = [5, 10, 20, 35, 50, 75, 100, 150, 200, 250, 350, 500, 1000]

const endsOf = (metric: Metric) => (metric === 'cls' ? SHIFTS : TIMES)

/** In which bucket a value is counted. */
export function bucketOf(metric: Metric, value: number): number {
  const found = endsOf(metric).findIndex((end) => value <= end)
  return found < 0 ? endsOf(metric).length : found
}

/** The value that this share of all counts stays below, taking a bucket as evenly filled; null without any. */
export function quantileOf(
  metric: Metric,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | null {
  const ends = endsOf(metric)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (let bucket = 0; bucket < ends.length; bucket++) {
    const count = counts.get(bucket) ?? 0
    const start = bucket === 0 ? 0 : ends[bucket - 1]!
    if (count > 0 && below + count >= share * total)
      return Math.round(start + (ends[bucket]! - start) * ((share * total - below) / count))
    below += count
  }
  // Above the last end nothing is known but that.
  return ends.at(-1)!
}
