import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readProviders } from './login-config.ts'

const keyOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const apple = (key: string) => ({
  OAUTH_APPLE_ID: 'example.islet',
  OAUTH_APPLE_TEAM: 'TEAM',
  OAUTH_APPLE_KEY_ID: 'KEY',
  OAUTH_APPLE_KEY: key,
})
const entry = { key: 'acme', name: 'Acme', issuer: 'https://id.acme.example', id: 'islet', secret: 's' }
const others = (...entries: object[]) => ({ OAUTH_PROVIDERS: JSON.stringify(entries) })

test('[1.22] without configuration there is no provider', () => {
  expect(readProviders({ OAUTH_GOOGLE_ID: '', OAUTH_PROVIDERS: '' })).toEqual([])
})

test('[1.22] the three well-known providers need only their client id and secret', () => {
  const pem = keyOf('P-256')
  const providers = readProviders({
    OAUTH_GOOGLE_ID: 'g',
    OAUTH_GOOGLE_SECRET: 'gs',
    OAUTH_FACEBOOK_ID: 'f',
    OAUTH_FACEBOOK_SECRET: 'fs',
    ...apple(pem.replaceAll('\n', '\\n')),
  })
  expect(providers).toMatchObject([
    {
      provider: 'google',
      kind: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'g',
      secret: 'gs',
    },
    {
      provider: 'facebook',
      issuer: 'https://www.facebook.com',
      tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
    },
    { provider: 'apple', issuer: 'https://appleid.apple.com', secret: { team: 'TEAM', keyId: 'KEY', pem } },
  ])
})

test('any OpenID provider can be configured, also in place of one of them', () => {
  const providers = readProviders(
    others(entry, { ...entry, key: 'google', name: 'Stand-in', issuer: 'http://localhost:7119' }),
  )
  expect(providers).toMatchObject([
    { provider: 'acme', kind: 'other', name: 'Acme', clientId: 'islet' },
    { provider: 'google', kind: 'google', name: 'Stand-in' },
  ])
})

describe('the start is refused with one sentence', () => {
  test.for<[string, Record<string, string>]>([
    [
      'OAUTH_GOOGLE_ID, OAUTH_GOOGLE_SECRET belong together; OAUTH_GOOGLE_SECRET is missing',
      { OAUTH_GOOGLE_ID: 'g' },
    ],
    ['OAUTH_APPLE_KEY_ID is missing', { ...apple(keyOf('P-256')), OAUTH_APPLE_KEY_ID: '' }],
    ['OAUTH_APPLE_KEY is no private key in PEM form', apple('nonsense')],
    ['OAUTH_APPLE_KEY is no key of Apple’s kind (P-256)', apple(keyOf('P-384'))],
    ['OAUTH_PROVIDERS is not JSON', { OAUTH_PROVIDERS: '{' }],
    ['OAUTH_PROVIDERS', { OAUTH_PROVIDERS: '{}' }],
    ['OAUTH_PROVIDERS/0', others({ ...entry, secret: '' })],
    ['OAUTH_PROVIDERS/0', others({ ...entry, key: 'a/b' })],
    ['OAUTH_PROVIDERS/0', others({ ...entry, colour: 'red' })],
    [
      'The provider "acme" in OAUTH_PROVIDERS needs an address with https',
      others({ ...entry, issuer: 'http://id.acme.example' }),
    ],
    [
      'The provider "acme" in OAUTH_PROVIDERS needs an address with https',
      others({ ...entry, tokenEndpoint: 'http://id.acme.example/t' }),
    ],
    ['There are two providers with the key "acme"', others(entry, entry)],
    [
      'There are two providers with the key "google"',
      { OAUTH_GOOGLE_ID: 'g', OAUTH_GOOGLE_SECRET: 's', ...others({ ...entry, key: 'google' }) },
    ],
  ])('%s', ([sentence, environment]) => {
    expect(() => readProviders(environment)).toThrow(sentence)
  })
})
