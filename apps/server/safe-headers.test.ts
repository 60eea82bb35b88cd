import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { sendSafeHeaders } from './safe-headers.ts'

async function headersOf(url: string, publicUrl?: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  sendSafeHeaders(app, publicUrl)
  app.get('/there', async () => 'there')
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  return (await app.inject({ url })).headers
}

test.for(['/there', '/nowhere', '/broken'])(
  'the answer of %s is not sniffed, sends no referrer, and is isolated from other windows',
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  },
)

test.for([
  '/assets/a.js',
  '/covers/pool-1.svg',
  '/imported/covers/a.webp',
  '/shtml/KEY.png',
  '/og/covers/pool-1.png',
])('other hosts may show %s', async (url) => {
  expect((await headersOf(url))['cross-origin-resource-policy']).toBe('cross-origin')
})

test('responses other than pages run no scripts and cannot be framed; a script sets no policy for its worker', async () => {
  for (const url of ['/there', '/broken', '/covers/pool-1.svg?v=1']) {
    const policy = (await headersOf(url))['content-security-policy']
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule)
  }
  expect(await headersOf('/_app/game.js')).not.toHaveProperty('content-security-policy')
})

test('a portal on https sends HSTS for a year with subdomains; one on http sends none', async () => {
  const year = 'max-age=31536000; includeSubDomains'
  expect((await headersOf('/there', 'https://islet.example'))['strict-transport-security']).toBe(year)
  expect(await headersOf('/there', 'http://islet.example')).not.toHaveProperty('strict-transport-security')
  expect(await headersOf('/there')).not.toHaveProperty('strict-transport-security')
})
