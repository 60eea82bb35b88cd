import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'

const PATHS = ['/', '/g/2048', '/games', '/hub/sudoku', '/me'] as const
const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
] as const
interface Shift {
  readonly value: number
  readonly what: string
}

/** Notes every element that is pushed without the player's doing. */
const WATCH = `
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const names = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120))
      if (!hadRecentInput) shifts.push({ value, what: names.join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })`

const shiftsOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)

/** Fonts, pictures and late parts have come and are painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** A page on a slow line, where fonts, scripts and data come one after the other. */
async function openSlowly(size: (typeof SIZES)[number]): Promise<Page> {
  const page = await openPage({ ...size, isMobile: size.width < 768, motion: true })
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
    latency: 150,
  })
  await page.addInitScript(WATCH)
  return page
}

/** A font of the network is as wide as the one before it only about: what moves by a hair in a long row is its doing. */
async function openAgain(size: (typeof SIZES)[number], path: string): Promise<Page> {
  const page = await openSlowly(size)
  await visit(page, path)
  await settle(page)
  await visit(page, path)
  return page
}

test.for(['/', '/g/2048', '/hub/sudoku'])(
  'the very first visit to %s on a phone pushes nothing',
  async (path) => {
    const page = await openSlowly(SIZES[0])
    await visit(page, path)
    await settle(page)
    expect(await shiftsOn(page)).toEqual([])
  },
)

for (const size of SIZES)
  test.for(PATHS)(`on a slow line nothing on %s at ${size.width} is pushed`, async (path) => {
    const page = await openAgain(size, path)
    await settle(page)
    expect(await shiftsOn(page)).toEqual([])
  })

test.for(SIZES)('a search at $width pushes nothing', async (size) => {
  const page = await openAgain(size, '/')
  await page.getByRole('searchbox').first().fill('sudoku')
  await page.locator('main a[href="/g/sudoku"]').first().waitFor()
  await settle(page)
  expect(await shiftsOn(page)).toEqual([])
})
