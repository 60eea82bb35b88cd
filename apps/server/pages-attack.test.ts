import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildThatCounts } from '#apps/testing/counting-pages.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { instant } from '#kit/time/time.ts'
import { makeAsset } from './assets.ts'
import { keepAssets } from './kept-assets.ts'
import { keepPages } from './kept-pages.ts'
import { networkGate, networkTurns, PAGE_RATE } from './network-gate.ts'
import { servePages } from './pages.ts'

let { build, rendered } = buildThatCounts()
let app = Fastify()
let reads = 0
/** Maximum number of concurrent reads. */
let most = 0
const now = instant('2026-01-10T12:00Z')

function openPages(publicUrl?: string, currentSlug = (slug: string): string | undefined => slug) {
  const opened = Fastify()
  let underWay = 0
  const limits = { limiter: memoryLimiter(() => now), rate: PAGE_RATE, trustedProxies: 1 }
  servePages(opened, {
    build,
    read: async () => {
      reads++
      most = Math.max(most, ++underWay)
      await pause(1)
      underWay--
      return {}
    },
    currentSlug,
    publicUrl,
    apiBase: '/api',
    resourceHost: '',
    edition: () => 'one',
    gate: networkGate('page', limits),
    turns: networkTurns(2, 1),
  })
  return opened
}
beforeEach(() => {
  reads = 0
  most = 0
  ;({ build, rendered } = buildThatCounts())
  app = openPages()
})
afterEach(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('invented input', () => {
  test('with unknown language codes creates no extra pages', async () => {
    for (let index = 0; index < 30; index++) await get(`/?lang=nonsense${index}`)
    for (const spelling of ['de', 'DE', 'de-AT', 'de_CH']) await get(`/?lang=${spelling}`)
    expect(rendered).toEqual(['/ en null', '/ de de'])
  })

  test('in the Host header creates no extra page and does not appear in one', async () => {
    for (let index = 0; index < 30; index++) {
      const { body } = await get('/', { host: `evil${index}.example` })
      expect(body).not.toContain('evil')
    }
    expect(rendered).toHaveLength(1)
    await app.close()
    app = openPages('https://islet.example')
    const { body } = await get('/', { host: 'evil.example' })
    expect(body).toContain('<link rel="canonical" href="https://islet.example/">')
  })

  test('in missing addresses is rendered once and costs no read', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => get(`/nowhere/${index}`, from('192.0.2.7'))),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect([rendered.length, reads]).toEqual([1, 0])
  })
})

test('a game’s page has one spelling, and a missing game costs no read', async () => {
  await app.close()
  app = openPages(undefined, (slug) => (slug === 'pool' ? slug : undefined))
  for (const spelling of ['/g/%70ool', '/g/p%6Fol', '/g/%70%6f%6f%6c']) {
    const { statusCode, headers } = await get(spelling)
    expect([statusCode, headers['location']]).toEqual([301, '/g/pool'])
  }
  for (let index = 0; index < 100; index++)
    expect((await get(`/g/none${index}`, from('192.0.2.7'))).statusCode).toBe(404)
  expect(reads).toBe(0)
})

describe('a network that requests many pages', () => {
  test('renders sixty pages at once, then gets Retry-After; other networks and cached pages are not affected', async () => {
    const answers = []
    for (let index = 0; index < 80; index++) answers.push(await get(`/g/game${index}`, from('192.0.2.7')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
    const last = answers.at(-1)!
    expect(last.statusCode).toBe(429)
    expect(last.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect(last.body).toBe('Too fast. Try again in a moment')
    expect([rendered.length, reads]).toEqual([60, 60])
    expect((await get('/g/game5', from('192.0.2.9'))).statusCode).toBe(200)
    expect((await get('/g/game79', from('198.51.100.1'))).statusCode).toBe(200)
    const german = await get('/g/game78', { ...from('192.0.2.7'), 'accept-language': 'de' })
    expect([german.statusCode, german.body]).toEqual([429, 'Zu schnell. Versuch es gleich nochmal'])
  })

  test('has two rendered at a time; pages for others are rendered in between', async () => {
    let made = 0
    const flood = Array.from({ length: 40 }, async (_, index) => {
      await get(`/g/game${index}`, from('192.0.2.7'))
      made++
    })
    expect((await get('/g/game99', from('198.51.100.1'))).statusCode).toBe(200)
    expect(made).toBeLessThan(10)
    await Promise.all(flood)
    expect(most).toBe(3)
  })

  test('has one limit for pages, payloads and pages that are never cached', async () => {
    for (let index = 0; index < 30; index++) {
      await get(`/_app/payload/de/g/game${index}`, from('192.0.2.7'))
      await get('/shtml/KEY', from('192.0.2.7'))
    }
    expect((await get('/_app/payload/de/g/game99', from('192.0.2.7'))).statusCode).toBe(429)
    expect((await get('/_app/payload/de/g/game1', from('192.0.2.7'))).statusCode).toBe(200)
    expect((await get('/shtml/KEY', from('192.0.2.7'))).statusCode).toBe(429)
  })

  test('ten simultaneous requests for one page cause one rendering', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/g/pool', from('192.0.2.7'))))
    expect(rendered).toHaveLength(1)
  })

  test.for(['/shtml/KEY', '/g/pool?beat=KEY'])(
    'sixty simultaneous requests for %s cause one rendering, though it is not cached',
    async (link) => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => get(link, from('192.0.2.7'))))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
      expect(rendered).toHaveLength(1)
    },
  )
})

describe('the page cache', () => {
  const page = (size: number) => ({
    asset: makeAsset(Buffer.alloc(size), 'text/html', 'no-cache', { compress: false }),
    status: 200,
  })

  test('is bounded in bytes; the least recently used page is evicted first', () => {
    const kept = keepAssets(10_000)
    for (const key of ['a', 'b', 'c']) kept.set(key, page(2500))
    kept.get('a')
    kept.set('d', page(2500))
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd'])
    for (let index = 0; index < 1000; index++) kept.set(`page ${index}`, page(2500))
    expect(kept.bytes).toBeLessThanOrEqual(10_000)
    kept.set('giant', page(20_000))
    expect(kept.bytes).toBe(0)
  })

  test('compresses a page best at its second request, without blocking the event loop', async () => {
    const text = Array.from({ length: 4000 }, (_, index) => `word${index % 977} ${index * 7919}`).join(' ')
    const { packAsset } = await import('./assets.ts')
    const pages = keepPages(() => 'one')
    const asset = await packAsset(Buffer.from(text), 'text/html', 'no-cache', 4)
    await pages.make('page', async () => ({ asset, status: 200, isKept: true }))
    // CPU time of this thread only: on a busy machine wall time would include other processes.
    const before = process.threadCpuUsage()
    const again = pages.get('page')!
    const { user, system } = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(20_000)
    expect(again.asset.brotli).toBe(asset.brotli)
    await expect
      .poll(() => pages.get('page')!.asset.brotli!.length, { timeout: 20_000 })
      .toBeLessThan(asset.brotli!.length)
  })

  test('contains no page of an outdated edition, even if rendered during the change', async () => {
    let edition = 'one'
    const pages = keepPages(() => edition)
    await pages.make('page', async () => {
      edition = 'two'
      pages.get('other')
      return { ...page(10), isKept: true }
    })
    expect(pages.get('page')).toBeUndefined()
  })
})
