import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { word } from './words.ts'

const OFFLINE = [/net::ERR_/]
const title = readCatalogue().find(({ slug }) => slug === '2048')!.words['en']!.title

/** Paths that the service worker keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test(
  'a game that was played opens and plays without a connection; documents are never kept',
  { retry: 1 },
  async () => {
    const page = await openPage({ worker: true, expected: OFFLINE })
    await visit(page, '/g/2048')
    await page.keyboard.press('ArrowLeft')
    const needed = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(needed.length).toBeGreaterThan(1)
    await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(needed))
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
