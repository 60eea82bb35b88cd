import { lookup } from 'node:dns/promises'
import { request as requestSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { seconds, type Duration } from '#kit/time/time.ts'
import { readUpTo } from './read-up-to.ts'

/** An address of a host from DNS. */
export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>

/** Network access; replaced in tests. */
export interface NetworkAccess {
  readonly resolve: Resolve
  readonly mayReach: (address: string) => boolean
  readonly request: typeof requestSecurely
}

export interface PublicRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** Larger answers are aborted. */
  readonly mostBytes: number
  readonly patience?: Duration
}

export interface PublicResponse {
  readonly status: number
  readonly bytes: Buffer
}

/** Requests a URL supplied by somebody else. */
export type FetchPublic = (address: string, request: PublicRequest) => Promise<PublicResponse>

/** The address is not on the public internet, or its answer is too large. */
export class PublicFetchError extends Error {}

const PATIENCE = seconds(20)

/** IPv4 ranges that are not public (IANA special-purpose registry, RFC 6890). */
const INNER_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** IPv6 ranges within global unicast that are not public, or embed an IPv4 address. */
const INNER_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const inner = new BlockList()
for (const [net, prefix] of INNER_4) inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INNER_6) inner.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  // All others, such as mapped and local addresses, are outside the global block.
  return family === 6 && global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

const resolveAll: Resolve = (host) => lookup(host, { all: true })

const NETWORK: NetworkAccess = {
  resolve: resolveAll,
  mayReach: isPublicAddress,
  request: requestSecurely,
}

/**
 * Requests public hosts only, over https and without redirects. The name is resolved once, and the connection goes to the checked
 * addresses, which defeats DNS rebinding.
 */
export const fetchPublicBy =
  (world: NetworkAccess): FetchPublic =>
  async (address, request) => {
    const url = new URL(address)
    if (url.protocol !== 'https:') throw new PublicFetchError('is no https')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const signal = AbortSignal.timeout(request.patience ?? PATIENCE)
    const found = isIP(host) === 0 ? await inTime(world.resolve(host), signal) : [addressOf(host)]
    if (found.length === 0) throw new PublicFetchError(`${host} has no address`)
    // One inner address among public ones is an attack, too.
    if (!found.every((one) => world.mayReach(one.address)))
      throw new PublicFetchError(`${host} is no host of the public internet`)
    return send(url, { ...request, signal, lookup: alwaysTo(found) }, world)
  }

export const fetchPublic: FetchPublic = fetchPublicBy(NETWORK)

const addressOf = (address: string): HostAddress => ({ address, family: isIP(address) })

/** DNS lookups have no timeout of their own. */
const inTime = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
    work.then(done, fail)
  })

const alwaysTo =
  (found: readonly HostAddress[]): LookupFunction =>
  (_host, { all }, answer) => {
    if (all) answer(null, [...found])
    else answer(null, found[0]!.address, found[0]!.family)
  }

interface Sending extends PublicRequest {
  readonly signal: AbortSignal
  readonly lookup: LookupFunction
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body, mostBytes, signal, lookup: to }: Sending,
  { request }: NetworkAccess,
): Promise<PublicResponse> {
  return new Promise((done, fail) => {
    // No keep-alive: a connection from another resolution would go to another address.
    const options = { method, headers: { ...headers }, lookup: to, signal, agent: false }
    const asked = request(url, options, (answer) => {
      readUpTo(mostBytes, answer).then(({ bytes, isWhole }) => {
        if (isWhole) done({ status: answer.statusCode ?? 0, bytes })
        else fail(new PublicFetchError(`sends more than ${mostBytes} bytes`))
      }, fail)
    })
    asked.on('error', fail)
    // Without a listener Node closes such a connection silently, and the request would never end.
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      fail(new PublicFetchError('turns to another protocol'))
    })
    asked.end(body)
  })
}
