import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brotli } from '#apps/server/assets.ts'
import { BUDGETS, firstLoad } from '../bench/first-load.ts'
import { judge } from '../bench/lighthouse.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { COMPUTED_EVERY } from '#modules/centre/server/index.ts'
import { at, openPage, visit } from './browser.ts'
import { ask } from './calls.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }

/** Waits for the best compression, made after a page's second request, because the budget applies to that. */
async function packedSmall(path: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await fetch(at(path), BROTLI)
      const plain = Buffer.from(await answer.arrayBuffer())
      return Number(answer.headers.get('content-length')) <= brotli(plain, 9).length
    })
    .toBe(true)
}

/** The ten packets of 1460 bytes that a server may send at once (RFC 6928): a page that fits saves a round trip. */
const AT_ONCE = 14_600
const ARRIVED_AT = ['/', '/games', '/hub/solitaire', '/g/2048']

/** Bytes of a page's response including headers. */
const answerSize = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(at(path), BROTLI, (answer) => {
      answer.resume()
      const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
      resolve(headers + Number(answer.headers['content-length']))
    }).on('error', reject)
  })

/** Starts enough games that every list of the game centre has a first page; lists are computed within a minute. */
const PLAYED = 12
async function fillCentre(): Promise<void> {
  const player = await openPage()
  await visit(player, '/')
  for (let gameId = 1; gameId <= PLAYED; gameId++) await ask(player, 'game/play/start', { gameId })
  await expect
    .poll(async () => ((await ask(player, 'game/center/index', {}))['live'] as unknown[]).length, {
      timeout: COMPUTED_EVERY + LIMITS.event,
      interval: 1000,
    })
    .toBe(10)
}

test.for(['/', '/g/2048'])(
  'Lighthouse finds no faults in accessibility, best practices and SEO on %s',
  async (path) => {
    const { scores, failures } = await judge(at(path), ['accessibility', 'best-practices', 'seo'])
    expect(failures).toEqual([])
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })
  },
)

test.for(Object.entries(BUDGETS))(
  'the first load of the %s page stays within its bytes and requests',
  async ([, { path, bytes, requests }]) => {
    await packedSmall(path)
    if (path === '/games') await fillCentre()
    const page = await openPage({ isMobile: true, worker: true, motion: true })
    const load = await firstLoad(page, at(path))
    const listing = load.requests.map((request) => `${request.bytes} ${request.path}`).join('\n')
    expect(load.budgeted, listing).toBeLessThanOrEqual(bytes)
    expect(load.requests.length, listing).toBeLessThanOrEqual(requests)
  },
)

test.for(ARRIVED_AT)('%s arrives within the first ten packets', async (path) => {
  await packedSmall(path)
  expect(await answerSize(path)).toBeLessThanOrEqual(AT_ONCE)
})

const ASSETS = join(import.meta.dirname, '../dist/client/assets')
const strings = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

test('no script of the home page names a file for later that it imports itself', async () => {
  const html = await (await fetch(at('/'))).text()
  const [parts = ''] = strings(html, /data-parts="(.*?)"/g)
  const scripts = strings(parts, /\/assets\/([\w.-]+\.js)/g)
  expect(scripts.length).toBeGreaterThan(5)
  const twice = scripts.flatMap((name) => {
    const code = readFileSync(join(ASSETS, name), 'utf8')
    const own = new Set(strings(code, /(?:from|import)"\.\/([\w.-]+)"/g))
    const [later = ''] = strings(code, /m\.f=\[(.*?)\]/g)
    return strings(later, /"assets\/([\w.-]+)"/g).filter((file) => own.has(file))
  })
  expect(twice).toEqual([])
})
