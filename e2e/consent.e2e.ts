import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage, visit, type PageWishes } from './browser.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal, type Portal } from './portal.ts'
import { word } from './words.ts'

/** A third-party host that records its requests. */
let tagHost: Server
let tagUrl: string
let asked: string[]
let portal: Portal
const data = makeDataFolder('consent')

beforeAll(async () => {
  tagHost = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    asked.push(path)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'text/javascript')
    response.end(
      path.endsWith('.js')
        ? `document.cookie = '_ga=1'; fetch('${tagUrl}/told${path}', { method: 'POST' })`
        : '',
    )
  }).listen(0, '127.0.0.1')
  await once(tagHost, 'listening')
  tagUrl = `http://127.0.0.1:${(tagHost.address() as AddressInfo).port}`
  portal = await startPortal(data.folder, {
    settings: {
      FACEBOOK_PIXEL_ID: '1234567890',
      FACEBOOK_PIXEL_URL: `${tagUrl}/pixel.js`,
      TAG_LOADER_ID: 'GTM-X',
      TAG_LOADER_URL: `${tagUrl}/loader.js`,
      ANALYTICS_ID: 'G-X',
      ANALYTICS_URL: `${tagUrl}/count.js`,
      AD_SCRIPT_URL: `${tagUrl}/ads.js`,
    },
  })
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await portal.stop()
  tagHost.close()
  data.remove()
})

const open = (wishes: PageWishes = {}) =>
  openPage({ portal: portal.url, expected: [new RegExp(`left the portal: ${tagUrl}/`)], ...wishes })
const bar = (page: Page) => page.getByRole('complementary', { name: word('consent', 'bar.title') })
const answer = (page: Page, key: 'bar.yes' | 'bar.no') =>
  bar(page)
    .getByRole('button', { name: word('consent', key), exact: true })
    .click()
const scripts = () => asked.filter((path) => path.endsWith('.js') && !path.startsWith('/told')).toSorted()
const told = () => asked.filter((path) => path.startsWith('/told')).toSorted()

test('a portal without tags names no third-party host, loads nothing from one and asks nothing [7.47]', async () => {
  const page = await openPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const response = await visit(page, '/?tag=facebook')
  const policy = response!.headers()['content-security-policy']!
  expect(policy.match(/https?:\S+/g)).toBeNull()
  expect(policy).not.toContain("script-src 'self' 'unsafe")
  await page.mouse.click(5, 5)
  await page.waitForLoadState('networkidle')
  expect(await bar(page).count()).toBe(0)
  expect(loaded.filter((url) => /consent/i.test(url))).toEqual([])
})

test('no third-party script loads before the answer or after a no [7.47]', async () => {
  const page = await open({ isMobile: true })
  await visit(page, '/')
  // Without a gesture: what waits for one would load after twenty seconds.
  await bar(page).waitFor({ timeout: 15_000 })
  expect(asked).toEqual([])
  await answer(page, 'bar.no')
  await bar(page).waitFor({ state: 'detached' })
  await page.reload()
  await page
    .getByRole('link', { name: word('catalog', 'nav.games') })
    .first()
    .click()
  await page.waitForURL('**/games')
  await page.waitForLoadState('networkidle')
  expect(await bar(page).count()).toBe(0)
  expect(asked).toEqual([])
})

test('consent loads what was asked about, and never inside a game [7.47]', async () => {
  const page = await open()
  await visit(page, '/')
  await answer(page, 'bar.yes')
  await expect.poll(scripts).toEqual(['/ads.js', '/count.js'])
  await expect.poll(told).toEqual(['/told/ads.js', '/told/count.js'])
  // A game opens with a full page load, into a page that may not load third-party scripts.
  asked = []
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.locator('main ul a[href^="/g/"]').first().click()
  await page.waitForURL('**/g/*')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false)
  expect(await page.locator('script[data-tag]').count()).toBe(0)
  expect(asked).toEqual([])
  const game = await page.request.get(page.url())
  expect(game.headers()['content-security-policy']).not.toContain('127.0.0.1')
  await page.goBack()
  await expect.poll(scripts).toEqual(['/ads.js', '/count.js'])
})

test('the ad has its place at the end of lists of games, and nothing shifts when it loads [7.47]', async () => {
  const page = await open({ isMobile: true, motion: true })
  await visit(page, '/')
  await bar(page).waitFor()
  const place = page.locator('#ad-place')
  expect(await place.count()).toBe(0)
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift' })
        addEventListener('ad-seen', () => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  await page.locator('footer').scrollIntoViewIfNeeded()
  await answer(page, 'bar.yes')
  await place.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('ad-seen')))
  expect(await shifts).toBe(0)
  expect((await place.boundingBox())!.height).toBe(100)
  await page
    .getByRole('link', { name: word('catalog', 'nav.games') })
    .first()
    .click()
  await page.waitForURL('**/games')
  await place.waitFor()
  await page
    .getByRole('link', { name: word('catalog', 'nav.friends') })
    .first()
    .click()
  await page.waitForURL('**/friends')
  await place.waitFor({ state: 'hidden' })
})

test('the pixel and its loader run only for visitors from Facebook [7.47]', async () => {
  const page = await open()
  await visit(page, '/games?tag=facebook')
  await answer(page, 'bar.yes')
  await expect.poll(scripts).toEqual(['/ads.js', '/count.js', '/loader.js', '/pixel.js'])
  const phone = await open({
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]',
  })
  const response = await phone.goto('/terms')
  expect(response!.headers()['content-security-policy']).toContain(`script-src 'self'`)
  expect(response!.headers()['content-security-policy']).toContain(tagUrl)
})

test('a browser with Global Privacy Control is not asked, and nothing is loaded [7.47]', async () => {
  const page = await open({
    before: `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`,
  })
  await visit(page, '/settings')
  await page.getByText(word('consent', 'choice.private')).waitFor()
  expect(await bar(page).count()).toBe(0)
  expect(asked).toEqual([])
})

test('the settings withdraw consent: the page reloads without the tags, and their cookies are deleted [7.47]', async () => {
  const page = await open()
  await visit(page, '/settings')
  await answer(page, 'bar.yes')
  await expect.poll(told).toEqual(['/told/ads.js', '/told/count.js'])
  asked = []
  const count = page.getByRole('switch', { name: new RegExp(word('consent', 'choice.measuring')) })
  await expect.poll(() => count.isChecked()).toBe(true)
  await Promise.all([page.waitForEvent('load'), count.click()])
  await expect.poll(scripts).toEqual(['/ads.js'])
  await expect.poll(() => count.isChecked()).toBe(false)
  await visit(page, '/privacy')
  await page.getByText(/127\.0\.0\.1/).waitFor()
})
