import type { Context } from 'oidc-provider'
import { MemoryAdapter } from './memory-adapter.ts'
import { privateKeyOf } from './provider-tokens.ts'

export const CLIENT_ID = 'islet'
export const CLIENT_SECRET = 'a secret for tests, and for nothing else'

/** Longer than a test, in seconds. */
const MINUTES = 600

/** A provider with one client and no consent page, whose only claim is the identity. */
export const providerSetup = (redirectUri: string, keyName: string) => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: {
    keys: [{ ...privateKeyOf(keyName).export({ format: 'jwk' }), kid: keyName, alg: 'RS256', use: 'sig' }],
  },
  cookies: { keys: ['a key for cookies of tests'], names: cookieNames(redirectUri) },
  adapter: MemoryAdapter,
  ttl: {
    AccessToken: MINUTES,
    AuthorizationCode: MINUTES,
    Grant: MINUTES,
    IdToken: MINUTES,
    Interaction: MINUTES,
    Session: MINUTES,
  },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: async (_context: Context, id: string) => ({
    accountId: id,
    claims: async () => ({ sub: id }),
  }),
  async loadExistingGrant({ oidc: { provider, client, session } }: Context) {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid')
    await grant.save()
    return grant
  },
})

/** Cookies do not distinguish ports, so two providers on one machine need different names in a real browser. */
function cookieNames(redirectUri: string) {
  const of = new URL(redirectUri).pathname.replace(/\W/g, '')
  return { session: `session${of}`, interaction: `interaction${of}`, resume: `resume${of}` }
}
