import { after, days, hours, minutes, type Instant } from '#kit/time/time.ts'

/** A console session ends after a shift, or earlier when idle. */
export const SESSION_LASTS = hours(8)
export const IDLE_LASTS = minutes(30)
/** Lifetime of an invitation link, and of access by a recovery code. */
export const INVITATION_LASTS = minutes(10)
/** How long a preview can be confirmed. */
export const CONFIRMATION_LASTS = minutes(10)
/** How long a second operator has to confirm a destructive command. */
export const SECOND_LASTS = hours(24)
/** After this, the places and times of operators' sessions are deleted. */
export const SESSIONS_KEPT_FOR = days(90)
export const RECOVERY_CODES = 10

interface Known {
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly endedAt: Instant | null
  readonly browser: string
}

/** The networks from which an operator has used a passkey, one IPv4 and one IPv6. */
export interface Places {
  readonly address: string
  readonly otherAddress: string | null
}

/** Both networks of a session. */
export const networksOf = ({ address, otherAddress }: Places): readonly string[] =>
  otherAddress === null ? [address] : [address, otherAddress]

/**
 * A session is valid only in the browser that opened it: elsewhere its cookie was stolen. On an unknown network it requires a passkey,
 * since browsers choose between IPv4 and IPv6 for each connection.
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

/** A session's networks after its operator has used a passkey from one: it replaces that of the same kind. */
export const placesWith = ({ address, otherAddress }: Places, network: string): Places =>
  isIpv6(network) === isIpv6(address)
    ? { address: network, otherAddress }
    : { address, otherAddress: network }
