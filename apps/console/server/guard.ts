import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#kit/server/client-address.ts'
import { refuse, type ConsoleParts } from './console-parts.ts'

/** A header that no form of another site can send. */
const OWN_HEADER = 'x-console'

const policyWith = (frames: string) =>
  [
    `frame-src ${frames}`,
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Unlisted games have one host each. If the pattern cannot be written as a CSP source, they open in a tab instead. */
const framesOf = (gamesUrl: string | undefined) =>
  gamesUrl !== undefined && /^https?:\/\/\*\./.test(gamesUrl) ? gamesUrl : "'none'"

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // The console loads only its own files, and frames of the games server, which may need cross-origin isolation.
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'x-robots-tag': 'noindex',
}

/** Answers under its own address only, and to its own pages only (docs/decisions/0040). */
export function guardConsole(
  app: FastifyInstance,
  { settings, gamesUrl }: Pick<ConsoleParts, 'settings' | 'gamesUrl'>,
  noteForeign: (request: FastifyRequest) => Promise<void>,
): void {
  const policy = policyWith(framesOf(gamesUrl))
  const { host, origin, protocol } = new URL(settings.url)
  async function foreign(request: FastifyRequest, reply: FastifyReply) {
    await noteForeign(request)
    return refuse(reply, 'foreign')
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('content-security-policy', policy)
    if (protocol === 'https:') reply.header('strict-transport-security', 'max-age=31536000')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    // A foreign host name that resolves to this address (DNS rebinding).
    if (request.headers.host !== host) return foreign(request, reply)
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!request.url.startsWith('/api/')) return undefined
      const site = request.headers['sec-fetch-site']
      return site === undefined || site === 'same-origin' || site === 'none'
        ? undefined
        : foreign(request, reply)
    }
    const isOurs = request.headers.origin === origin && request.headers[OWN_HEADER] === '1'
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
    return isOurs && isJson ? undefined : foreign(request, reply)
  })
}

const TRIES = 20
const TRIES_WITHIN_MS = 60_000
/** How many addresses are counted per minute. */
const MOST_ADDRESSES = 10_000

/** Rate limit of sign-in attempts per address. */
export function limitTries(now: () => number) {
  const tries = new Map<string, number[]>()
  return (ip: string): boolean => {
    const { household } = addressOf(ip)
    const since = now() - TRIES_WITHIN_MS
    const recent = (tries.get(household) ?? []).filter((at) => at > since)
    // Refused attempts do not count: waiting always helps.
    if (recent.length >= TRIES) return false
    // The one that has tried last stands last, so the first one goes: nobody is kept out by the number of others.
    tries.delete(household)
    const [longestAgo] = tries.keys()
    if (tries.size >= MOST_ADDRESSES && longestAgo !== undefined) tries.delete(longestAgo)
    tries.set(household, [...recent, now()])
    return true
  }
}
