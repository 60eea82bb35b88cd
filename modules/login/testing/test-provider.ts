import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type Context } from 'oidc-provider'
import type { ProviderSettings } from '../server/index.ts'
import { CLIENT_ID, CLIENT_SECRET, providerSetup } from './provider-setup.ts'
import { privateKeyOf, signAnew, type Claims } from './provider-tokens.ts'

/** Faults of a provider; each test asks for the one that it is about. */
export interface Misbehaviour {
  /** Wrong claims, signed with the right key. */
  claims?(claims: Claims): Claims
  /** The right claims, signed with a wrong key. */
  isForger?: boolean
  /** Changed metadata of the provider. */
  metadata?(metadata: Claims): Claims
  /** Answers with an error. */
  isDown?: boolean
  /** Never answers. */
  isSilent?: boolean
  /** Redirects token requests to another host. */
  redirectsTo?: string
}

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>

/** A real OpenID provider on this machine, which signs in the person named by the test, without asking. */
export async function openTestProvider({ key, origin }: { readonly key: string; readonly origin: string }) {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let wrong: Misbehaviour = {}
  let person: string | null = ''

  const provider = new Provider(issuer, providerSetup(`${origin}/oauth/${key}/back`, key))
  provider.use(async (context, next) => {
    await next()
    misbehave(context, wrong, key)
  })
  const callback = provider.callback()
  handle = (request, response) => {
    if (wrong.isSilent) return
    if (wrong.isDown) return void response.writeHead(503).end()
    if (wrong.redirectsTo && request.url?.startsWith('/token'))
      return void response.writeHead(307, { location: wrong.redirectsTo }).end()
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person } }
    void provider.interactionFinished(request, response, result)
  }

  return {
    issuer,
    settings: (more: Partial<ProviderSettings> = {}): ProviderSettings => ({
      provider: key,
      kind: 'other',
      name: 'A provider of tests',
      issuer,
      clientId: CLIENT_ID,
      secret: CLIENT_SECRET,
      ...more,
    }),
    /** Sets the fault from now on, or none. */
    misbehave(how: Misbehaviour) {
      wrong = how
    },
    /** The next browsers sign in as this person, or cancel. */
    expect(who: string | null) {
      person = who
    },
    /** A new browser signs in as a person, or cancels; returns the address that it is redirected to. */
    async visit(address: string, who: string | null): Promise<string> {
      person = who
      return walkThrough(address, issuer)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(context: Context, wrong: Misbehaviour, key: string) {
  if (context.path === '/.well-known/openid-configuration' && wrong.metadata)
    context.body = wrong.metadata(context.body as Claims)
  const answer = context.body as { id_token?: string } | undefined
  if (context.path !== '/token' || !answer?.id_token || !(wrong.claims || wrong.isForger)) return
  const signer = privateKeyOf(wrong.isForger ? 'a forger' : key)
  answer.id_token = signAnew(answer.id_token, (claims) => wrong.claims?.(claims) ?? claims, signer)
}

/** Follows the provider's redirects until one leaves it. */
async function walkThrough(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  for (let url = address; ;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const text of response.headers.getSetCookie()) keep(cookies, text)
    const location = response.headers.get('location')
    if (!location)
      throw new Error(`The provider of tests stopped with ${response.status}: ${await response.text()}`)
    url = new URL(location, url).href
    if (new URL(url).origin !== issuer) return url
  }
}

function keep(cookies: Map<string, string>, text: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}
