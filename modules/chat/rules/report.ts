import { ok, refuse } from '#kit/result/result.ts'
import { after, before, days, hours, toWholeSeconds, type Duration, type Instant } from '#kit/time/time.ts'

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

/** A reporter's account must be this old for their report to count: as old as a thief's (modules/idle). */
export const REPORTER_AGE = hours(48)
/** A reader with this many dismissed reports within 30 days is not believed until they are older. */
export const DISMISSED_THAT_END_TRUST = 5
export const DISMISSED_COUNTED_FOR = days(30)

/** A report against a writer, and who made it. */
interface CountedReport {
  readonly reportedAt: Instant
  readonly createdAt: Instant
  /** The devices and regions that the reporter was seen at. */
  readonly places: readonly string[]
}

/** Where somebody was seen who has signed out everywhere since: one person may do that with many accounts. */
const NOWHERE = ['nowhere']

/** The people behind these reports: new accounts do not count, and those that share a device or region, in a chain too, count once. */
export function countReporters(reports: readonly CountedReport[]): number {
  let people: ReadonlySet<string>[] = []
  for (const { reportedAt, createdAt, places: seenAt } of reports) {
    if (reportedAt < after(createdAt, REPORTER_AGE)) continue
    const places = seenAt.length > 0 ? seenAt : NOWHERE
    const same = people.filter((known) => places.some((place) => known.has(place)))
    people = [
      ...people.filter((known) => !same.includes(known)),
      new Set([...places, ...same.flatMap((known) => [...known])]),
    ]
  }
  return people.length
}
