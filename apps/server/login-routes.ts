import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secureCheck } from '#kit/server/api.ts'
import { clientAddress } from '#kit/server/client-address.ts'
import { openCookies, type CookieJar } from '#kit/server/cookies.ts'
import type { Oauth } from '#modules/login/server/index.ts'
import { addressOf, originOf } from './origin.ts'

export interface LoginRoutes {
  readonly oauth: Oauth
  readonly publicUrl?: string | undefined
  readonly trustedProxies?: number | undefined
}

/** A provider's response is only a code and a state. */
const LARGEST_FORM = 16 * 1024
/** Other sites must not send players to a provider; only old browsers omit the header. */
const OWN_PAGES: readonly unknown[] = [undefined, 'same-origin', 'none']
/** URLs of this flow contain codes: they stay out of caches and of the next page's referrer. */
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

type ProviderRequest = FastifyRequest<{ Params: { provider: string } }>

/** `/oauth/{provider}/start` and `/back`: browser navigations, not calls (docs/contract.md 6.1). */
export function serveLogin(
  app: FastifyInstance,
  { oauth, publicUrl, trustedProxies = 0 }: LoginRoutes,
): void {
  const isSecure = secureCheck(publicUrl, trustedProxies)
  const visitOf = (request: ProviderRequest) => ({
    provider: request.params.provider,
    cookies: openCookies(request.headers.cookie, () => isSecure(request)),
    log: request.log,
  })

  async function start(request: ProviderRequest, reply: FastifyReply) {
    const visit = visitOf(request)
    if (!OWN_PAGES.includes(request.headers['sec-fetch-site'])) return fail(reply, 'forged')
    const { searchParams: asked } = addressOf(request)
    const next = await oauth.start({
      ...visit,
      origin: asked.get('origin') ?? '',
      ownOrigin: originOf(request, publicUrl),
      returnPath: asked.get('to') ?? '/',
      isLink: asked.get('link') === '1',
      address: clientAddress(
        request.socket.remoteAddress,
        String(request.headers['x-forwarded-for'] ?? ''),
        trustedProxies,
      ),
    })
    return 'failure' in next ? fail(reply, next.failure) : go(reply, next.address, visit.cookies)
  }

  async function back(request: ProviderRequest, reply: FastifyReply) {
    const next = await oauth.finish({ ...visitOf(request), answer: addressOf(request).searchParams })
    if ('failure' in next) return fail(reply, next.failure)
    return go(reply, `/oauth/success?${new URLSearchParams({ code: next.oauthCode, to: next.returnPath })}`)
  }

  /** A form posted from the provider's page lacks our cookie; a redirect to GET with the same parameters includes it. */
  async function backByForm(request: ProviderRequest, reply: FastifyReply) {
    const { pathname } = addressOf(request)
    return reply.headers(HEADERS).redirect(`${pathname}?${String(request.body)}`, 303)
  }

  void app.register(async (routes) => {
    routes.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      async (_request: unknown, body: string) => new URLSearchParams(body).toString(),
    )
    const options = { exposeHeadRoute: false }
    routes.get('/oauth/:provider/start', options, start)
    routes.get('/oauth/:provider/back', options, back)
    routes.post('/oauth/:provider/back', backByForm)
  })
}

const fail = (reply: FastifyReply, reason: string) => go(reply, `/oauth/fail?reason=${reason}`)

function go(reply: FastifyReply, address: string, cookies?: CookieJar) {
  if (cookies && cookies.written.length > 0) reply.header('set-cookie', cookies.written)
  return reply.headers(HEADERS).redirect(address, 302)
}
