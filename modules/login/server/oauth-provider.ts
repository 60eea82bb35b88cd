import { createPrivateKey, sign } from 'node:crypto'
import * as openid from 'openid-client'
import { hashKey } from '#kit/server/masking.ts'
import { after, days, hours, toEpochSeconds, type Clock, type Instant } from '#kit/time/time.ts'
import type { SignInProvider } from '../calls.ts'
import type { Identity } from '#modules/account/model.ts'
import { fetchCarefully } from './oauth-fetch.ts'

/** Apple authenticates clients by a key with which they sign a client secret. */
export interface AppleKey {
  readonly team: string
  readonly keyId: string
  readonly pem: string
}

/** A provider as configured by the operator. */
export interface ProviderSettings extends SignInProvider {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string | AppleKey
  /** For a provider whose metadata lacks it. */
  readonly tokenEndpoint?: string | undefined
}

/** Values that tie a callback to its request; none of them is stored. */
export interface FlowSecrets {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** One OpenID provider: authorization code flow with PKCE, and every available check (ASVS 10.5). */
export interface Provider {
  readonly shown: SignInProvider
  /** The URL to send the browser to. */
  askAt(secrets: FlowSecrets): Promise<string>
  /** Exchanges the callback for an identity, or throws. */
  identify(answer: URLSearchParams, secrets: FlowSecrets): Promise<Identity>
}

/** Provider metadata changes now and then, and Apple's client secret must be signed again. */
const KNOWN_FOR = hours(1)
const APPLE_SECRET_LASTS = days(1)
/** Timeout of each request; a player waits meanwhile. */
const PATIENCE_SECONDS = 5
const CLOCK_TOLERANCE_SECONDS = 60
/** OpenID Connect Core 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/

export function openProvider(
  settings: ProviderSettings,
  clock: Clock,
  patience: number = PATIENCE_SECONDS,
): Provider {
  const { provider, kind, name } = settings
  let known: { readonly config: Promise<openid.Configuration>; readonly until: Instant } | undefined

  function configuration(): Promise<openid.Configuration> {
    const now = clock()
    if (known && now < known.until) return known.config
    const config = discover(settings, patience, now)
    known = { config, until: after(now, KNOWN_FOR) }
    // A provider that is down now may be up for the next player.
    config.catch(() => (known = undefined))
    return config
  }

  return {
    shown: { provider, kind, name },
    async askAt({ redirectUri, state, nonce, verifier }) {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: hashKey(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async identify(answer, { redirectUri, state, nonce, verifier }) {
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const tokens = await openid.authorizationCodeGrant(await configuration(), url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || !SUBJECT.test(claims.sub)) throw new Error('The id token names nobody')
      return { issuer: claims.iss, subject: claims.sub }
    },
  }
}

/** Reads the provider's metadata and compares its issuer with the requested one. */
async function discover(
  settings: ProviderSettings,
  patience: number,
  now: Instant,
): Promise<openid.Configuration> {
  const { issuer, clientId, tokenEndpoint } = settings
  const insecure = isLoopback(issuer) ? [openid.allowInsecureRequests] : []
  const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
    [openid.customFetch]: fetchCarefully,
    timeout: patience,
    execute: insecure,
  })
  const { supportsPKCE: _helper, ...server } = found.serverMetadata()
  const config = new openid.Configuration(
    { ...server, ...(tokenEndpoint ? { token_endpoint: tokenEndpoint } : {}) },
    clientId,
    { [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authOf(settings, server.token_endpoint_auth_methods_supported, now),
  )
  config[openid.customFetch] = fetchCarefully
  config.timeout = patience
  // The token came over TLS, but verifying its signature reduces trust in everything between.
  for (const extend of [openid.enableNonRepudiationChecks, ...insecure]) extend(config)
  return config
}

/** Secrets go into the body unless the provider reads them from the header only. */
function authOf(
  { clientId, secret, issuer }: ProviderSettings,
  methods: readonly string[] | undefined,
  now: Instant,
): openid.ClientAuth {
  const text = typeof secret === 'string' ? secret : appleSecret(secret, { clientId, issuer, now })
  const onlyHeader = methods?.includes('client_secret_basic') && !methods.includes('client_secret_post')
  return onlyHeader ? openid.ClientSecretBasic(text) : openid.ClientSecretPost(text)
}

/** Apple's client secret: a short-lived ES256 token, signed with the team's key. */
export function appleSecret(
  { team, keyId, pem }: AppleKey,
  { clientId, issuer, now }: { readonly clientId: string; readonly issuer: string; readonly now: Instant },
): string {
  const encoded = [
    { alg: 'ES256', kid: keyId },
    {
      iss: team,
      iat: toEpochSeconds(now),
      exp: toEpochSeconds(after(now, APPLE_SECRET_LASTS)),
      aud: issuer,
      sub: clientId,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const text = encoded.join('.')
  const key = { key: createPrivateKey(pem), dsaEncoding: 'ieee-p1363' } as const
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Only loopback addresses may be used without TLS: providers in tests. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
