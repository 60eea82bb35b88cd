import { after, days, hours, minutes, type Instant } from '#kit/time/time.ts'

/** A session of the console ends after a shift, and sooner when nobody works. */
export const SESSION_LASTS = hours(8)
export const IDLE_LASTS = minutes(30)
/** The link of an invitation, and what follows from a recovery code. */
export const INVITATION_LASTS = minutes(10)
/** What was shown may be confirmed for so long. */
export const CONFIRMATION_LASTS = minutes(10)
/** How long a second operator has for what destroys. */
export const SECOND_LASTS = hours(24)
/** Where and when operators were signed in is forgotten afterwards. */
export const SESSIONS_KEPT_FOR = days(90)
export const RECOVERY_CODES = 10

interface Known {
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly endedAt: Instant | null
  readonly address: string
  readonly browser: string
}

/** A session is only answered to the browser and the address that it was opened from: elsewhere its cookie was stolen. */
export function stateOfSession(
  session: Known,
  from: { readonly address: string; readonly browser: string },
  now: Instant,
): 'open' | 'over' | 'elsewhere' {
  if (session.endedAt !== null) return 'over'
  if (now >= after(session.startedAt, SESSION_LASTS) || now >= after(session.seenAt, IDLE_LASTS))
    return 'over'
  return session.address === from.address && session.browser === from.browser ? 'open' : 'elsewhere'
}
