import { after, days, type Instant } from '#kit/time/time.ts'
import type { InstallPlatform } from './platform.ts'

/** After it is closed the guide stays away for this long. */
export const OFFER_AGAIN_AFTER = days(14)

/** A player of one game may never come back; one who starts a second might. */
export const OFFER_FROM_GAMES = 2

export interface Visit {
  readonly platform: InstallPlatform | undefined
  readonly isStandalone: boolean
  /** Games that were played and left in this browser. */
  readonly gamesPlayed: number
  /** When the guide was last closed in this browser. */
  readonly closedAt: Instant | undefined
}

/** Whether to offer the guide unasked (spec 2.44): on phones without the installed portal, after a second game. */
export function mayOffer({ platform, isStandalone, gamesPlayed, closedAt }: Visit, now: Instant): boolean {
  if (!platform || isStandalone || gamesPlayed < OFFER_FROM_GAMES) return false
  return closedAt === undefined || now >= after(closedAt, OFFER_AGAIN_AFTER)
}
