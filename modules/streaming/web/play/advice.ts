import { milliseconds, minutes, seconds, type Instant } from '#kit/time/time.ts'

/** How often and for how long a slow network is spoken of. */
export interface Advice {
  /** Since when the link is slow. */
  readonly slowSince?: Instant | undefined
  /** When it was last said. */
  readonly saidAt?: Instant | undefined
  readonly isShown: boolean
}

export const noAdvice: Advice = { isShown: false }

/** From here on a press is felt late. */
export const SLOW_ROUND_TRIP = milliseconds(150)
const SLOW_FOR = seconds(5)
const SHOWN_FOR = seconds(12)
const NOT_AGAIN_FOR = minutes(1)

/** What one second of the link makes of it. A poor quality is the host's own word and counts at once. */
export function advise(
  advice: Advice,
  { isPoor, roundTripMs }: { readonly isPoor: boolean; readonly roundTripMs: number },
  now: Instant,
): Advice {
  const isSlow = roundTripMs > SLOW_ROUND_TRIP
  const slowSince = isSlow ? (advice.slowSince ?? now) : undefined
  const isBad = isPoor || (slowSince !== undefined && now - slowSince >= SLOW_FOR)
  const { saidAt } = advice
  if (isBad && (saidAt === undefined || now - saidAt >= NOT_AGAIN_FOR))
    return { slowSince, saidAt: now, isShown: true }
  const isShown = advice.isShown && saidAt !== undefined && now - saidAt < SHOWN_FOR
  return { slowSince, saidAt, isShown }
}
