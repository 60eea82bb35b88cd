import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { centreCalls } from '#modules/centre/calls.ts'
import { numbersCalls } from '#modules/numbers/calls.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

/** Records the page's calls with one wire name. */
function listen(page: Page, wire: string): Record<string, unknown>[] {
  const said: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${wire}`))
      said.push((request.postDataJSON() as { params: Record<string, unknown> }).params)
  })
  return said
}

/** Simulates switching to another tab, which the page treats as leaving. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Selects every visit for measuring. */
const DRAWN = 'Math.random = () => 0'

test('a sampled visit reports once how quickly its page loaded, with the kind of page only', async () => {
  const page = await openPage({ isMobile: true, before: DRAWN })
  const said = listen(page, numbersCalls.noteVitals.wire)
  await visit(page, '/settings')
  await signedIn(page)
  await page.getByRole('heading').first().waitFor()
  const loaded = page.waitForResponse((answer) => /watch-vitals/.test(answer.url()))
  await page.keyboard.press('Shift')
  await loaded
  await expect
    .poll(async () => {
      await leave(page)
      return said.length
    })
    .toBe(1)
  const [{ page: kind, ...measured }] = said as [Record<string, unknown>]
  expect(kind).toBe('other')
  expect(Object.keys(measured).every((name) => ['lcp', 'inp', 'cls', 'ttfb'].includes(name))).toBe(true)
  expect(measured['ttfb']).toBeGreaterThanOrEqual(0)
  await leave(page)
  expect(said).toHaveLength(1)
})

test('a play reports that a run was finished', async () => {
  const page = await openPage({ isMobile: true, motion: false })
  const said = listen(page, centreCalls.stopPlay.wire)
  await visit(page, '/g/2048')
  await signedIn(page)
  const started = page.waitForResponse((answer) =>
    answer.url().endsWith(`/api/${centreCalls.startPlay.wire}`),
  )
  const keys = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']
  const panel = page.locator('[data-end]')
  for (let move = 0; move < 3000 && (move % 16 > 0 || (await panel.count()) === 0); move++)
    await page.keyboard.press(keys[(move * 7 + (move >> 3)) % keys.length]!)
  await panel.waitFor()
  // The gesture after the first one begins the play: by then the code that reports it has loaded.
  await panel.getByRole('button', { name: word('run', 'showBoard') }).tap()
  await started
  await leave(page)
  await expect.poll(() => said.length).toBe(1)
  expect(said[0]).toMatchObject({ hasEnded: true })
})

test('a click during the load that a moved mouse has begun on a wide page is a play of its game', async () => {
  const page = await openPage({ width: 1280, height: 800 })
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/assets\/late-pages-.*\.js/, async (route) => {
    asked.resolve()
    await goOn.promise
    await route.continue()
  })
  await visit(page, '/g/2048')
  await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0)
  await board(page).hover()
  await asked.promise
  const started = page.waitForRequest((request) =>
    request.url().endsWith(`/api/${centreCalls.startPlay.wire}`),
  )
  await board(page).click()
  goOn.resolve()
  await started
})
