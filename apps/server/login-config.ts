import { createPrivateKey } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isLoopback, type AppleKey, type ProviderSettings } from '#modules/login/server/index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Format of OAUTH_PROVIDERS: any provider that supports OpenID Connect. */
const Entry = Type.Object(
  {
    key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
    name: Type.String({ minLength: 1, maxLength: 40 }),
    issuer: Type.String({ pattern: '^https?://[^/?#\\s]+[^?#\\s]*$' }),
    id: Type.String({ minLength: 1 }),
    secret: Type.String({ minLength: 1 }),
    tokenEndpoint: Type.Optional(Type.String({ pattern: '^https?://[^?#\\s]+$' })),
  },
  { additionalProperties: false },
)
const Entries = Type.Array(Entry)

const BRANDS = ['google', 'facebook', 'apple'] as const
const BRAND_NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }
const ISSUERS = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
  apple: 'https://appleid.apple.com',
}
/** Facebook's discovery document lacks the token endpoint. */
const FACEBOOK_TOKENS = 'https://graph.facebook.com/oauth/access_token'

/** The sign-in providers in display order; throws a readable error for an invalid setting. */
export function readProviders(environment: Environment): readonly ProviderSettings[] {
  const own = readEntries(environment['OAUTH_PROVIDERS'])
  const brands = [
    ...withSecret('google', environment),
    ...withSecret('facebook', environment),
    ...withKey(environment),
  ]
  const all = [...brands, ...own]
  for (const { provider } of all)
    if (all.filter((one) => one.provider === provider).length > 1)
      throw new Error(`There are two providers with the key "${provider}" in the OAUTH_ settings`)
  return all
}

function withSecret(provider: 'google' | 'facebook', environment: Environment): ProviderSettings[] {
  const prefix = `OAUTH_${provider.toUpperCase()}`
  const values = together(environment, [`${prefix}_ID`, `${prefix}_SECRET`])
  if (!values) return []
  const [clientId = '', secret = ''] = values
  const tokens = provider === 'facebook' ? { tokenEndpoint: FACEBOOK_TOKENS } : {}
  return [{ ...brand(provider), clientId, secret, ...tokens }]
}

function withKey(environment: Environment): ProviderSettings[] {
  const names = ['OAUTH_APPLE_ID', 'OAUTH_APPLE_TEAM', 'OAUTH_APPLE_KEY_ID', 'OAUTH_APPLE_KEY']
  const values = together(environment, names)
  if (!values) return []
  const [clientId = '', team = '', keyId = '', text = ''] = values
  return [{ ...brand('apple'), clientId, secret: readAppleKey({ team, keyId, pem: text }) }]
}

/** All of these settings, or undefined if none is set. */
function together(environment: Environment, names: readonly string[]): string[] | undefined {
  const missing = names.filter((name) => !environment[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new Error(`${names.join(', ')} belong together; ${missing.join(' and ')} is missing`)
  return names.map((name) => environment[name] ?? '')
}

const brand = (provider: (typeof BRANDS)[number]) => ({
  provider,
  kind: provider,
  name: BRAND_NAMES[provider],
  issuer: ISSUERS[provider],
})

/** Many tools store a multi-line key in one line, with `\n` written out. */
function readAppleKey({ team, keyId, pem: text }: AppleKey): AppleKey {
  const pem = text.replaceAll('\\n', '\n')
  let curve: string | undefined
  try {
    curve = createPrivateKey(pem).asymmetricKeyDetails?.namedCurve
  } catch (cause) {
    throw new Error('The setting OAUTH_APPLE_KEY is no private key in PEM form', { cause })
  }
  if (curve !== 'prime256v1') throw new Error('The setting OAUTH_APPLE_KEY is no key of Apple’s kind (P-256)')
  return { team, keyId, pem }
}

function readEntries(text: string | undefined): ProviderSettings[] {
  if (!text) return []
  let entries: unknown
  try {
    entries = JSON.parse(text)
  } catch (cause) {
    throw new Error('The setting OAUTH_PROVIDERS is not JSON', { cause })
  }
  if (!Value.Check(Entries, entries)) {
    const [fault] = Value.Errors(Entries, entries)
    throw new Error(`The setting OAUTH_PROVIDERS${fault?.instancePath ?? ''} ${fault?.message ?? 'is wrong'}`)
  }
  return entries.map(settingsOf)
}

function settingsOf({
  key,
  name,
  issuer,
  id,
  secret,
  tokenEndpoint,
}: Static<typeof Entry>): ProviderSettings {
  for (const address of [issuer, tokenEndpoint ?? issuer])
    if (!URL.canParse(address) || !(address.startsWith('https:') || isLoopback(address)))
      throw new Error(`The provider "${key}" in OAUTH_PROVIDERS needs an address with https, not ${address}`)
  const kind = BRANDS.find((one) => one === key) ?? 'other'
  return { provider: key, kind, name, issuer, clientId: id, secret, tokenEndpoint }
}
