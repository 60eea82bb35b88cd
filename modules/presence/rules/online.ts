import { before, seconds, type Instant } from '#kit/time/time.ts'

/** A player seen within this time is online. */
export const HERE_FOR = seconds(90)
/** An active player is stored no more often than this. */
export const NOTE_EVERY = seconds(30)

const EXACT_UP_TO = 1000

/** A player seen at this moment or later is online. */
export const hereSince = (now: Instant): Instant => before(now, HERE_FOR)
export const isHere = (seenAt: Instant | undefined, now: Instant): boolean =>
  seenAt !== undefined && seenAt >= hereSince(now)

/** Rounds a crowd to two digits, so that single players cannot be tracked (docs/contract.md 7). */
export function roundCrowd(count: number): number {
  if (count <= EXACT_UP_TO) return count
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}
