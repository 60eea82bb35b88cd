import { promisify } from 'node:util'
import { brotliCompress, constants, type BrotliOptions } from 'node:zlib'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toWholeSeconds } from '#kit/time/time.ts'
import { notServed, tryLater, type Outgoing } from './answers.ts'
import { addressOf, addressOfRequest } from './client-address.ts'
import { openCookies } from './cookies.ts'
import type { Dispatcher } from './dispatcher.ts'

export interface ApiOptions {
  readonly admit: Dispatcher['admit']
  readonly dispatch: Dispatcher['dispatch']
  /** The public address, if it differs from the Host header. */
  readonly publicUrl?: string | undefined
  /** How many proxies of ours stand before us. */
  readonly trustedProxies: number
  /** The path prefix of every call, as in the client's runtime config. */
  readonly base?: string
}

const LARGEST_BODY = 64 * 1024
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
/** Smaller answers take one packet anyhow. */
const PACKED_FROM = 1400
const packed = promisify<string, BrotliOptions, Buffer>(brotliCompress)
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Mounts every call below one route; the path is looked up in a map, so a thousand calls cost what one does. */
export function mountApi({ admit, dispatch, publicUrl, trustedProxies, base = '/api' }: ApiOptions) {
  const url = `${base.replace(/\/$/, '')}/*`
  const site = publicUrl ? new URL(publicUrl) : undefined
  const isSecure = secureCheck(publicUrl, trustedProxies)

  async function turnedAway(request: FastifyRequest): Promise<Outgoing | undefined> {
    // Not counted: a page of another site shall not use up what the network of its visitor may call.
    if (isForeign(request, site?.host)) return notServed(403, null, 'InvalidParams', { field: 'origin' })
    const wait = await admit(addressOfRequest(request.raw, trustedProxies))
    return wait > 0 ? tryLater(429, null, 'TooFast', toWholeSeconds(wait)) : undefined
  }

  return async function api(app: FastifyInstance): Promise<void> {
    // A body that is not declared as JSON could be sent by a form of another site without asking (CSRF).
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: LARGEST_BODY }, parseJson)
    app.setErrorHandler<FastifyError>((error, request, reply) =>
      send(request, reply, unreadable(error, request)),
    )
    // Before the body is read: whoever floods us does not choose how much work a refusal is.
    app.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST') return
      const refusal = await turnedAway(request)
      if (!refusal) return
      // A body that came along with its head is complete by now; no other is waited for.
      if (!request.raw.complete) reply.header('connection', 'close')
      return send(request, reply, refusal)
    })
    app.route({
      method: 'POST',
      url,
      bodyLimit: LARGEST_BODY,
      async handler(request, reply) {
        const { headers } = request
        const cookies = openCookies(headers.cookie, () => isSecure(request))
        const outgoing = await dispatch({
          path: (request.params as { '*': string })['*'],
          body: request.body,
          authorization: headers.authorization,
          address: addressOfRequest(request.raw, trustedProxies),
          page: pageOf(request),
          cookies,
          log: request.log,
          requestId: request.id,
        })
        if (cookies.written.length > 0) reply.header('set-cookie', cookies.written)
        return send(request, reply, outgoing)
      },
    })
    app.route({
      method: OTHER_METHODS,
      url,
      handler: (request, reply) =>
        send(
          request,
          reply.header('allow', 'POST'),
          notServed(405, null, 'InvalidParams', { field: 'method' }),
        ),
    })
  }
}

/** Whether browsers accept Secure cookies on this request: over https, and on localhost. */
export function secureCheck(publicUrl: string | undefined, trustedProxies: number) {
  const site = publicUrl ? new URL(publicUrl) : undefined
  return (request: Pick<FastifyRequest, 'headers'>): boolean => {
    if (site) return site.protocol === 'https:' || isLoopback(site.hostname)
    if (trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https') return true
    return isLoopback(hostName(request.headers.host))
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, answer, retryAfter }: Outgoing,
): Promise<FastifyReply> {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const text = JSON.stringify(answer)
  reply.code(status).headers(HEADERS)
  if (text.length < PACKED_FROM || !takesBrotli(request)) return reply.send(text)
  // A response that another site cannot request leaks nothing by its length (BREACH): see isForeign.
  return reply.header('content-encoding', 'br').send(await packed(text, PACKING))
}

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding'] ?? '')

/** A malformed body is an answer of ours too, not a page of Fastify's. */
function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
) {
  const unreadable = (why: string) => done(Object.assign(new Error(why), { statusCode: 400 }))
  if (isTooDeep(body as string)) return unreadable('The body is nested too deep')
  try {
    done(null, JSON.parse(body as string))
  } catch {
    unreadable('The body is not JSON')
  }
}

/** No call nests deeper than a few levels; recursion over a value must not overflow the stack. */
const DEEPEST = 32

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isInText) {
      if (letter === '\\') at++
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') {
      if (++depth > DEEPEST) return true
    } else if (letter === '}' || letter === ']') depth--
  }
  return false
}

function unreadable(error: FastifyError, { log, id }: FastifyRequest): Outgoing {
  const status = error.statusCode ?? 500
  if (status < 500) return notServed(status, null, 'InvalidParams', { field: 'body' })
  log.error({ err: error }, 'A request failed')
  return notServed(500, null, 'ServerError', { traceId: id })
}

/** A page of another site: browsers always name their origin on a POST. */
export function isForeign(
  { headers }: Pick<FastifyRequest, 'headers'>,
  ourHost: string | undefined,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return false
  const sender = URL.canParse(origin) ? new URL(origin).host : undefined
  if (sender === undefined) return true
  // The client chooses the Host header: with a configured address it is trusted on localhost alone.
  if (ourHost === undefined || isLoopback(hostName(host))) return sender !== host && sender !== ourHost
  return sender !== ourHost
}

/**
 * The address of the page that makes a call. Of a page on another origin than ours browsers tell no more than the origin
 * (`Referrer-Policy`), which must not be taken for its front page: then it is not known.
 */
export function pageOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { referer, host, 'sec-fetch-site': from } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  const isWhole = page.pathname !== '/' || page.search !== ''
  // Proxies may rewrite the Host header; what browsers say of themselves they leave alone.
  const isSameOrigin = from === undefined ? page.host === host : from === 'same-origin'
  return isWhole || isSameOrigin ? referer : undefined
}

const hostName = (host: string | undefined) => (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
const isLoopback = (name: string) => name === 'localhost' || name === '[::1]' || addressOf(name).isLocal
