import { ok, refuse } from '#kit/result/result.ts'
import { after, before, days, toWholeSeconds, type Duration, type Instant } from '#kit/time/time.ts'

export const REPORTS_A_DAY = 20
export const REPORTS_COUNTED_FOR = days(1)

/** Whether a reader may report once more, judged by the moments of the reports before (newest first). */
export function mayReport(reportedAt: readonly Instant[], now: Instant) {
  const counted = reportedAt.filter((at) => at > before(now, REPORTS_COUNTED_FOR))
  const tooMany = counted[REPORTS_A_DAY - 1]
  if (tooMany === undefined) return ok(undefined)
  const wait = (after(tooMany, REPORTS_COUNTED_FOR) - now) as Duration
  return refuse('TooFast', { retrySec: toWholeSeconds(wait) })
}
