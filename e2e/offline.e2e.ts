import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { seconds } from '#kit/time/time.ts'
import { openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { word } from './words.ts'

const OFFLINE = [/net::ERR_/]
const title = readCatalogue().find(({ slug }) => slug === '2048')!.words['en']!.title

/** Paths that the service worker has cached. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test(
  'a game that was played opens and plays without a connection; documents are never cached',
  { retry: 1 },
  async () => {
    const page = await openPage({ worker: true, expected: OFFLINE })
    await visit(page, '/g/2048')
    await page.keyboard.press('ArrowLeft')
    const needed = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(needed.length).toBeGreaterThan(1)
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(needed))
    for (const path of await keptPaths(page)) expect(path).toMatch(/^\/(assets|covers)\/|^\/offline\.html$/)

    await page.context().setOffline(true)
    await page.reload()
    const board = page.getByRole('application', {
      name: word('catalog', 'game.stage').replace('{title}', title),
    })
    await board.waitFor()
    const points = async () => Number(await page.locator('output').innerText())
    for (let turn = 0; turn < 40 && (await points()) < 4; turn++) {
      await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][turn % 4]!)
      await page.waitForTimeout(60)
    }
    expect(await points()).toBeGreaterThan(0)
    const reached = await points()

    await page.goto('/')
    await page.getByRole('heading', { name: word('catalog', 'offline.title') }).waitFor()
    await page.getByRole('link', { name: title }).click()
    await board.waitFor()
    await expect.poll(points).toBe(reached)

    await page.context().setOffline(false)
    await page.waitForTimeout(500)
    await page.reload()
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    await expect.poll(async () => page.locator('[data-counter="score"]').innerText()).toBe(String(reached))
  },
)

test('without a connection the search finds the five best, marked where they can be played', async () => {
  const page = await openPage({ worker: true, expected: OFFLINE, isMobile: true })
  await visit(page, '/g/2048')
  await page.touchscreen.tap(180, 300)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await expect.poll(() => keptPaths(page)).toContain('/assets/aboard.json')
  // Titles load only after a while, since they are not part of a first load.
  await expect
    .poll(() => keptPaths(page), { timeout: LIMITS.event + seconds(30) })
    .toContainEqual(expect.stringMatching(/^\/assets\/titles-en-/))
  await visit(page, '/')
  await page.context().setOffline(true)

  // On an open page the worker answers the call.
  await page.getByRole('searchbox').tap()
  await page.getByRole('searchbox').fill('2048')
  const results = page.locator(`section[aria-label="${word('catalog', 'search.label')}"] a[href*="/g/"]`)
  await results.first().waitFor()
  expect(new URL((await results.first().getAttribute('href'))!, 'http://page').pathname).toBe('/g/2048')
  expect(await results.first().innerText()).toContain('Plays offline')

  // The worker's offline page has the search field, too.
  await page.goto('/games')
  await page.getByRole('heading', { name: word('catalog', 'offline.title') }).waitFor()
  await page.getByRole('searchbox').fill('minesweeper')
  const found = page.locator('main li a')
  await expect.poll(() => found.count()).toBe(5)
  const families = new Map(readCatalogue().map(({ slug, family }) => [slug, family]))
  const slug = new URL((await found.first().getAttribute('href'))!, 'http://page').pathname.replace('/g/', '')
  expect(families.get(slug)).toBe('mines')
  await page.getByRole('searchbox').fill('2048')
  await expect.poll(() => found.first().innerText()).toContain('Plays offline')
})

const wayTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first()

test('without a connection a link shows the service worker’s page, with the stored games', async () => {
  const page = await openPage({ worker: true, expected: OFFLINE, isMobile: true })
  await visit(page, '/g/2048')
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await expect.poll(() => keptPaths(page)).toContain('/offline.html')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: word('catalog', 'game.back'), exact: true }).tap()
  await page.getByRole('heading', { name: word('catalog', 'offline.title') }).waitFor()
})

test('a page that fails to load says so, and the current one stays', async () => {
  const page = await openPage({ expected: OFFLINE, isMobile: true })
  await visit(page, '/')
  await page.route('**/_app/payload/**', (route) => route.abort())
  await wayTo(page, '/games').tap()
  await page.getByText(word('errors', 'Unreachable')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.unroute('**/_app/payload/**')
  await wayTo(page, '/games').tap()
  await page.waitForURL('**/games')
})

test('a slow page shows that it is loading', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/')
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/_app/payload/**', (route) => held.then(() => route.continue()))
  await wayTo(page, '/games').tap()
  const bar = page.getByRole('progressbar', { name: word('ui', 'loading') })
  await bar.waitFor()
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(100)
  letGo()
  await page.waitForURL('**/games')
  await bar.waitFor({ state: 'detached' })
})
