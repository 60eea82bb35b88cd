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
  readonly browser: string
}

/** The networks that an operator has shown a passkey from, one of IPv4 and one of IPv6. */
export interface Places {
  readonly address: string
  readonly otherAddress: string | null
}

/** Every network of a session. */
export const networksOf = ({ address, otherAddress }: Places): readonly string[] =>
  otherAddress === null ? [address] : [address, otherAddress]

/**
 * A session is only answered to the browser that it was opened in: in another one its cookie was stolen. From a network
 * that it does not know it waits for a passkey, since browsers choose between IPv4 and IPv6 anew with each connection.
 */
export function stateOfSession(
  session: Known & Places,
  from: { readonly address: string; readonly browser: string },
  now: Instant,
): 'open' | 'over' | 'elsewhere' | 'moved' {
  if (session.endedAt !== null) return 'over'
  if (now >= after(session.startedAt, SESSION_LASTS) || now >= after(session.seenAt, IDLE_LASTS))
    return 'over'
  if (session.browser !== from.browser) return 'elsewhere'
  return networksOf(session).includes(from.address) ? 'open' : 'moved'
}

const isIpv6 = (network: string) => network.includes(':')

/** Where a session goes on once its operator has shown a passkey from a network: it takes the place of one of its kind. */
export const placesWith = ({ address, otherAddress }: Places, network: string): Places =>
  isIpv6(network) === isIpv6(address)
    ? { address: network, otherAddress }
    : { address, otherAddress: network }
