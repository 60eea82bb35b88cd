import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { instant } from '#kit/time/time.ts'
import { openTestProvider, type TestProvider } from '../testing/test-provider.ts'
import { failureOf } from './oauth-failure.ts'
import { appleSecret, openProvider } from './oauth-provider.ts'

const ORIGIN = 'http://localhost:8080'
const secrets = {
  redirectUri: `${ORIGIN}/oauth/one/back`,
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
}

let provider: TestProvider
beforeEach(async () => {
  provider = await openTestProvider({ key: 'one', origin: ORIGIN })
})
afterEach(() => provider.close())

const failure = (asked: Promise<unknown>) => asked.then(() => 'none', failureOf)

test('an unavailable provider is refused, and used again once it is back', async () => {
  await provider.close()
  const opened = openProvider(provider.settings(), systemClock)
  expect(await failure(opened.askAt(secrets))).toBe('down')
  provider = await openTestProvider({ key: 'one', origin: ORIGIN })
  const back = openProvider(provider.settings(), systemClock)
  expect(await failure(back.askAt(secrets))).toBe('none')
})

test('a provider that does not answer is aborted', async () => {
  provider.misbehave({ isSilent: true })
  const opened = openProvider(provider.settings(), systemClock, 1)
  expect(await failure(opened.askAt(secrets))).toBe('down')
  provider.misbehave({})
  expect(await failure(opened.askAt(secrets))).toBe('none')
})

test('a provider with another issuer than configured is rejected', async () => {
  provider.misbehave({ metadata: (metadata) => ({ ...metadata, issuer: 'https://evil.example' }) })
  expect(await failure(openProvider(provider.settings(), systemClock).askAt(secrets))).toBe('forged')
})

test('an oversized answer of a provider is rejected', async () => {
  provider.misbehave({ metadata: (metadata) => ({ ...metadata, more: 'x'.repeat(300_000) }) })
  expect(await failure(openProvider(provider.settings(), systemClock).askAt(secrets))).toBe('forged')
})

test('missing fields of a provider’s metadata can be configured', async () => {
  provider.misbehave({ metadata: ({ token_endpoint: _gone, ...metadata }) => metadata })
  const answer = async (tokenEndpoint?: string) => {
    const opened = openProvider(provider.settings({ tokenEndpoint }), systemClock)
    const back = await provider.visit(await opened.askAt(secrets), 'anna')
    return opened.identify(new URL(back).searchParams, secrets)
  }
  await expect(answer()).rejects.toThrow()
  expect(await answer(`${provider.issuer}/token`)).toEqual({ issuer: provider.issuer, subject: 'anna' })
})

test('a wrong PKCE verifier is refused', async () => {
  const opened = openProvider(provider.settings(), systemClock)
  const back = await provider.visit(await opened.askAt(secrets), 'anna')
  const guess = { ...secrets, verifier: 'w'.repeat(43) }
  expect(await failure(opened.identify(new URL(back).searchParams, guess))).toBe('forged')
})

test('the client secret for Apple is a token signed with the team’s key, valid for a day', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const now = instant('2026-01-10T12:00Z')
  const about = { clientId: 'example.islet', issuer: 'https://appleid.apple.com', now }
  const [header, payload, signature] = appleSecret({ team: 'TEAM', keyId: 'KEY', pem }, about).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
  expect(read(header!)).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(read(payload!)).toEqual({
    iss: 'TEAM',
    iat: now / 1000,
    exp: now / 1000 + 86_400,
    aud: 'https://appleid.apple.com',
    sub: 'example.islet',
  })
  const key = {
    key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    dsaEncoding: 'ieee-p1363',
  } as const
  const text = Buffer.from(`${header}.${payload}`)
  expect(verify('sha256', text, key, Buffer.from(signature!, 'base64url'))).toBe(true)
})
