import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { isMember, isVisitor, newVisitor, signIn, useSignInWorld } from './sign-in-steps.ts'

const PATHS = ['/', '/g/2048', '/games', '/hub/sudoku', '/me'] as const
const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
] as const
/** A fallback font has only about the width of the real one, which adds up to a pixel over a long row. */
const FONT_MS = 300

interface Shift {
  readonly at: number
  readonly value: number
  readonly what: string
}

interface Watched {
  readonly shifts: readonly Shift[]
  readonly fontsAt: readonly number[]
}

useSignInWorld()

/** Records every layout shift without input, and when fonts have loaded. */
const WATCH = `
  globalThis.shifts = []
  globalThis.fontsAt = []
  document.fonts.addEventListener('loadingdone', () => fontsAt.push(performance.now()))
  new PerformanceObserver((list) => {
    for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries()) {
      const names = sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120))
      if (!hadRecentInput) shifts.push({ at, value, what: names.join(' | ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })`

const watchedOn = (page: Page) =>
  page.evaluate(() => {
    const { shifts, fontsAt } = globalThis as unknown as Watched
    return { shifts, fontsAt }
  })

/** The shifts that no font caused. */
async function pushedOn(page: Page): Promise<readonly Shift[]> {
  const { shifts, fontsAt } = await watchedOn(page)
  return shifts.filter(({ at }) => !fontsAt.some((come) => Math.abs(come - at) < FONT_MS))
}

/** Waits until fonts, pictures and late parts are loaded and painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

const wishesFor = (size: (typeof SIZES)[number]) => ({ ...size, isMobile: size.width < 768, motion: true })

/** A page on a slow network, where fonts, scripts and data arrive one after the other. */
const openSlowly = async (size: (typeof SIZES)[number]) => slowDown(await openPage(wishesFor(size)))

async function slowDown(page: Page): Promise<Page> {
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

test.for(['/', '/g/2048'])('the first visit to %s on a phone shifts nothing', async (path) => {
  const page = await openSlowly(SIZES[0])
  await visit(page, path)
  await settle(page)
  expect((await watchedOn(page)).shifts).toEqual([])
})

for (const size of SIZES)
  test.for(PATHS)(`on a slow connection late content shifts nothing on %s at ${size.width}`, async (path) => {
    const page = await openSlowly(size)
    await visit(page, path)
    await settle(page)
    expect(await pushedOn(page)).toEqual([])
  })

test.for(SIZES)('a search at $width px shifts no layout', async (size) => {
  const page = await openSlowly(size)
  await visit(page, '/')
  await page.getByRole('searchbox').first().fill('sudoku')
  await page.locator('main a[href="/g/sudoku"]').first().waitFor()
  await settle(page)
  expect(await pushedOn(page)).toEqual([])
})

test.for(SIZES)('/me at $width px shifts no layout, for a visitor and a member', async (size) => {
  const page = await newVisitor(wishesFor(size))
  await slowDown(page)
  await visit(page, '/me')
  await isVisitor(page)
  await settle(page)
  expect(await pushedOn(page)).toEqual([])
  await signIn(page, `Steady ${size.width}`)
  await visit(page, '/me')
  await isMember(page)
  await settle(page)
  expect(await pushedOn(page)).toEqual([])
})
