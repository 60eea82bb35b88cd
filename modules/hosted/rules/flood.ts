import { SDK_LIMITS } from '#kit/sdk/protocol.ts'
import { between, seconds, type Instant } from '#kit/time/time.ts'

/** What a game may still send: messages in hand, and how many were too many so far. */
export interface Allowance {
  readonly left: number
  readonly at: Instant
  readonly refused: number
}

/** A game that has sent so many messages too many is not listened to any more. */
export const DEAF_AFTER = 2000

export const fullAllowance = (now: Instant): Allowance => ({ left: SDK_LIMITS.burst, at: now, refused: 0 })

/** The allowance after one more message; one that is refused has no more `left` than before and counts. */
export function spend(
  { left, at, refused }: Allowance,
  now: Instant,
): Allowance & { readonly isAllowed: boolean } {
  const grown = left + (Math.max(0, between(at, now)) / seconds(1)) * SDK_LIMITS.perSecond
  const inHand = Math.min(SDK_LIMITS.burst, grown)
  if (inHand < 1) return { left: inHand, at: now, refused: refused + 1, isAllowed: false }
  return { left: inHand - 1, at: now, refused, isAllowed: true }
}
