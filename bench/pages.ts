import type { Browser, Page } from 'playwright-core'
import { median, type Figure } from './figure.ts'
import { withBrowser } from './portal.ts'
import { slowPhone } from './slow-phone.ts'

const RUNS = 5
const PATHS = ['/', '/g/2048']
const SLOWEST_PICTURE = 1300
const SLOWEST_RAIL = 300
/** Pixels of one swipe, and its duration. */
const STROKE = 300
const STROKE_MS = 120
const STROKES = 40

interface Seen {
  readonly picture: number
  readonly shift: number
}

/** Records layout shifts without input, and when the largest picture was painted, from the first byte on. */
const WATCH = `
  globalThis.seen = { picture: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.picture = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

/** Records when the rails' place comes near (see kit/ui/use-near.ts) and when the first rail is shown. */
const WATCH_RAILS = `
  globalThis.rails = {}
  const place = document.querySelector('main > [aria-hidden="true"]:not(:empty), main > div[aria-hidden="true"]')
  new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) if (isIntersecting) rails.near ??= performance.now()
  }, { rootMargin: '240px' }).observe(place)
  new MutationObserver(() => {
    if (document.querySelector('[data-rail]')) rails.there ??= performance.now()
  }).observe(document.body, { childList: true, subtree: true })`

const seenOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await slowPhone(browser)
  await page.addInitScript(WATCH)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  return page
}

interface Scrolled extends Seen {
  readonly rail: number
}

/** Scrolls to the end of home with swipes. */
async function scrollHome(browser: Browser, url: string): Promise<Scrolled> {
  const page = await open(browser, url)
  try {
    const { picture } = await seenOn(page)
    await page.evaluate(WATCH_RAILS)
    for (let stroke = 0; stroke < STROKES; stroke++) {
      await page.evaluate((by) => scrollBy(0, by), STROKE)
      await page.waitForTimeout(STROKE_MS)
    }
    const { near, there } = await page.evaluate(
      () => (globalThis as unknown as { rails: { near?: number; there?: number } }).rails,
    )
    // Rails that are shown before their place comes near have no delay.
    const rail = near === undefined ? 0 : Math.max(0, (there ?? Infinity) - near)
    return { picture, shift: (await seenOn(page)).shift, rail: there === undefined ? Infinity : rail }
  } finally {
    await page.context().close()
  }
}

async function openOnce(browser: Browser, address: string): Promise<Seen> {
  const page = await open(browser, address)
  try {
    return await seenOn(page)
  } finally {
    await page.context().close()
  }
}

async function timesOf<Value>(act: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let run = 0; run < RUNS; run++) values.push(await act())
  return values
}

function figure(name: string, values: readonly number[], unit: string, target: number): Figure {
  const value = median(values)
  return {
    name: `${name}, median of ${values.length}`,
    value: Number(value.toFixed(3)),
    unit,
    against: `target ${target}; ${values.map((one) => one.toFixed(unit === 'ms' ? 0 : 3)).join(', ')}`,
    ratio: target === 0 ? value : Number((value / target).toFixed(2)),
  }
}

/** Home and a game page on a slow phone: largest picture, layout shifts, and the delay of rails while scrolling. */
export const run = (): Promise<readonly Figure[]> =>
  withBrowser(async (url, browser) => {
    const figures: Figure[] = []
    for (const path of PATHS) {
      const seen = await timesOf(() => openOnce(browser, url + path))
      figures.push(
        figure(
          `${path}: largest picture`,
          seen.map(({ picture }) => picture),
          'ms',
          SLOWEST_PICTURE,
        ),
        figure(
          `${path}: layout shift`,
          seen.map(({ shift }) => shift),
          '',
          0,
        ),
      )
    }
    const scrolled = await timesOf(() => scrollHome(browser, url))
    return [
      ...figures,
      figure(
        '/: first rail after it came near',
        scrolled.map(({ rail }) => rail),
        'ms',
        SLOWEST_RAIL,
      ),
      figure(
        '/: layout shift while scrolling to the end',
        scrolled.map(({ shift }) => shift),
        '',
        0,
      ),
    ]
  })
