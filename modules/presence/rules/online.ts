import { before, seconds, type Instant } from '#kit/time/time.ts'

/** Whoever was seen within this time is here. */
export const HERE_FOR = seconds(90)
/** A player who does something all the time is noted no more often than this. */
export const NOTE_EVERY = seconds(30)

const EXACT_UP_TO = 1000

/** Who was seen at this moment or later is here. */
export const hereSince = (now: Instant): Instant => before(now, HERE_FOR)
export const isHere = (seenAt: Instant | undefined, now: Instant): boolean =>
  seenAt !== undefined && seenAt >= hereSince(now)

/** Rounds a crowd to two digits, so that nobody can watch single players come and go (docs/contract.md 7). */
export function roundCrowd(count: number): number {
  if (count <= EXACT_UP_TO) return count
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}
