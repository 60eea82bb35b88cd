import { SDK_LIMITS } from '#kit/sdk/protocol.ts'
import { between, seconds, type Instant } from '#kit/time/time.ts'

/** The token bucket of a game's messages: tokens left, and messages over the limit so far. */
export interface Allowance {
  readonly left: number
  readonly at: Instant
  readonly refused: number
}

/** After this many messages over the limit a game's messages are ignored. */
export const DEAF_AFTER = 2000

export const fullAllowance = (now: Instant): Allowance => ({ left: SDK_LIMITS.burst, at: now, refused: 0 })

/** The allowance after one more message; a refused one leaves `left` unchanged and is counted. */
export function spend(
  { left, at, refused }: Allowance,
  now: Instant,
): Allowance & { readonly isAllowed: boolean } {
  const grown = left + (Math.max(0, between(at, now)) / seconds(1)) * SDK_LIMITS.perSecond
  const inHand = Math.min(SDK_LIMITS.burst, grown)
  if (inHand < 1) return { left: inHand, at: now, refused: refused + 1, isAllowed: false }
  return { left: inHand - 1, at: now, refused, isAllowed: true }
}
