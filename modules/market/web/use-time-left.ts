import { between, milliseconds, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Listing } from '../model.ts'

const TICK = seconds(10)

/** When a listing was received: the wire states its remaining time. */
const cameAt = new WeakMap<Listing, Instant>()

function sinceItCame(listing: Listing, now: Instant): Duration {
  const known = cameAt.get(listing) ?? serverNow()
  cameAt.set(listing, known)
  return milliseconds(Math.max(0, between(known, now)))
}

/** Remaining time of a listing by the server's clock (spec 3.17). */
export function useTimeLeft(listing: Listing): Duration {
  const now = useNow(TICK)
  if (listing.state !== 'on') return milliseconds(0)
  return milliseconds(Math.max(0, seconds(listing.secondsLeft) - sinceItCame(listing, now)))
}
