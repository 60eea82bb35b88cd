import { after, days, type Instant } from '#kit/time/time.ts'
import type { InstallPlatform } from './platform.ts'

/** After closing the guide it does not come back for so long. */
export const OFFER_AGAIN_AFTER = days(14)

export interface Visit {
  readonly platform: InstallPlatform | undefined
  readonly isStandalone: boolean
  /** Not shown before a first game was played. */
  readonly hasPlayed: boolean
  /** When the guide was last closed in this browser. */
  readonly closedAt: Instant | undefined
}

/** Whether the guide may open unasked (spec 2.44): on phones that have not installed the portal, after a game. */
export function mayOffer({ platform, isStandalone, hasPlayed, closedAt }: Visit, now: Instant): boolean {
  if (!platform || isStandalone || !hasPlayed) return false
  return closedAt === undefined || now >= after(closedAt, OFFER_AGAIN_AFTER)
}
