/** Web vitals measured in visitors' browsers (web.dev/vitals). */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type Metric = (typeof METRICS)[number]

/** Upper bounds of the buckets in milliseconds; layout shifts are in thousandths. The last bucket has none. */
const TIMES = [
  50, 100, 150, 200, 300, 400, 500, 700, 1000, 1400, 1800, 2500, 3500, 4000, 6000, 10_000, 20_000,
]
const SHIFTS = [5, 10, 20, 35, 50, 75, 100, 150, 200, 250, 350, 500, 1000]

const endsOf = (metric: Metric) => (metric === 'cls' ? SHIFTS : TIMES)

/** The bucket of a value. */
export function bucketOf(metric: Metric, value: number): number {
  const found = endsOf(metric).findIndex((end) => value <= end)
  return found < 0 ? endsOf(metric).length : found
}

/** A quantile, interpolated linearly inside its bucket; null without counts. */
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
  // Values above the last bound are only known to exceed it.
  return ends.at(-1)!
}
