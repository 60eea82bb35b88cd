import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The network of a request, truncated to what rate limits and security checks need. */
export interface ClientAddress {
  /** The network, an IPv4 /24 or an IPv6 /56: what is stored, and what crowd limits count. */
  readonly network: string
  /** A home or a phone, one IPv4 address or an IPv6 /56: the unit for limits of new accounts. */
  readonly household: string
  /** Localhost: development, tests, or a proxy that TRUSTED_PROXIES does not name. */
  readonly isLocal: boolean
}

const UNKNOWN: ClientAddress = { network: 'unknown', household: 'unknown', isLocal: false }

/**
 * Each proxy appends the address it saw to X-Forwarded-For. Only as many entries are trusted as there are proxies of ours; everything
 * before them was written by the client.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): ClientAddress {
  if (trustedProxies === 0 || !forwardedFor) return addressOf(peer)
  const seen = [...forwardedFor.split(','), peer ?? ''].map((part) => part.trim())
  return addressOf(seen[Math.max(0, seen.length - 1 - trustedProxies)])
}

/** The address of a request, also of one whose body has not come yet. */
export const addressOfRequest = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): ClientAddress =>
  clientAddress(socket.remoteAddress, [headers['x-forwarded-for'] ?? []].flat().join(','), trustedProxies)

/** Cached, because clients call repeatedly from one address. */
const recent = new Map<string, ClientAddress>()
const MOST_RECENT = 5000

export function addressOf(text = ''): ClientAddress {
  const known = recent.get(text)
  if (known) return known
  if (recent.size >= MOST_RECENT) recent.clear()
  const address = readAddress(text)
  recent.set(text, address)
  return address
}

function readAddress(text: string): ClientAddress {
  const ip = text.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(ip)
  if (kind === 4) {
    const network = `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`
    return { network, household: ip, isLocal: ip.startsWith('127.') }
  }
  if (kind === 0) return UNKNOWN
  const [first, second, third, fourth = 0] = ipv6Groups(ip)
  const network = `${[first, second, third, fourth & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`
  return { network, household: network, isLocal: ip === '::1' }
}

/** The first four groups, with `::` expanded. */
function ipv6Groups(ip: string): number[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = numbers(head)
  const after = tail === undefined ? [] : numbers(tail)
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => 0), ...after].slice(0, 4)
}

const numbers = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))

/** How many households of a region may use up a limit at once. */
export const REGION_CROWD = 8

/** The /48 of an IPv6 network: 256 of them that may be one customer's. An IPv4 network is its own region. */
export const regionOf = (network: string): string =>
  network.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/56$/, '$1:/48')

/** Networks that do not distinguish clients: localhost, and invalid addresses. */
export const nobodysNetworks: readonly string[] = ['127.0.0.1', '::1', ''].map(
  (ip) => readAddress(ip).network,
)
