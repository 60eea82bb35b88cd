import { useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { between, milliseconds, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { Listing } from '../model.ts'

const TICK = seconds(10)
const SECOND = seconds(1)

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, TICK)
  return () => clearInterval(timer)
}

/** When a listing came, by the player's own clock: that may be wrong by hours, but it measures what has passed since. */
const cameAt = new WeakMap<Listing, Instant>()

function sinceItCame(listing: Listing, now: Instant): Duration {
  const known = cameAt.get(listing)
  if (known === undefined) cameAt.set(listing, systemClock())
  return milliseconds(Math.max(0, between(known ?? now, now)))
}

/** How long a listing is still on, by the server's clock (spec 3.17). */
export function useTimeLeft(listing: Listing): Duration {
  const now = useSyncExternalStore(
    everyTick,
    () => (systemClock() - (systemClock() % SECOND)) as Instant,
    () => undefined,
  )
  if (listing.state !== 'on') return milliseconds(0)
  const passed = now === undefined ? 0 : sinceItCame(listing, now)
  return milliseconds(Math.max(0, seconds(listing.secondsLeft) - passed))
}
