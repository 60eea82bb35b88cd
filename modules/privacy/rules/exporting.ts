import { ok, refuse } from '#kit/result/result.ts'
import { after, between, days, hours, seconds, toWholeSeconds, type Instant } from '#kit/time/time.ts'

/** How long a file is offered (docs/contract.md 7). */
export const FILE_KEPT_FOR = hours(24)
/** One file a day; one that failed does not count. */
export const EXPORT_EVERY = days(1)
/** After this many attempts the player is told that it failed. */
export const MOST_TRIES = 3
/** A worker that has held an export for this long counts as dead. */
export const HELD_FOR = seconds(20)

export type StoredExport =
  | { readonly state: 'pending'; readonly exportId: string; readonly askedAt: Instant }
  | { readonly state: 'failed'; readonly exportId: string; readonly askedAt: Instant }
  | {
      readonly state: 'ready'
      readonly exportId: string
      readonly askedAt: Instant
      readonly readyAt: Instant
    }

export const fileEndsAt = (readyAt: Instant): Instant => after(readyAt, FILE_KEPT_FOR)

/** When the next export may be requested; undefined when it may be now. */
export function nextExportAt(last: StoredExport | undefined, now: Instant): Instant | null {
  if (!last || last.state === 'failed') return null
  const next = after(last.askedAt, EXPORT_EVERY)
  return now < next ? next : null
}

/** Whether to make an export; one in progress is not requested twice. */
export function askExport(last: StoredExport | undefined, now: Instant) {
  if (last?.state === 'pending') return ok('known')
  const next = nextExportAt(last, now)
  if (next !== null) return refuse('TooFast', { retrySec: toWholeSeconds(between(now, next)) })
  return ok('new')
}
