import type { Browser, Page } from 'playwright-core'

const SLOWED = 4
/** 1.6 Mbit/s and 150 ms, as in Lighthouse's phone profile. */
const LINK = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 }

/** A slow phone on a slow network with an empty cache. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await tools.send('Network.emulateNetworkConditions', LINK)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

/** Opens a game and waits until it is playable: the time, and the bytes received by then. */
export async function openGame(browser: Browser, address: string): Promise<{ ready: number; bytes: number }> {
  const page = await slowPhone(browser)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0, undefined, {
      polling: 20,
    })
    return await page.evaluate(() => {
      const ready = performance.getEntriesByName('game-ready')[0]!.startTime
      const kinds = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]
      const bytes = (kinds as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= ready)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { ready, bytes }
    })
  } finally {
    await page.context().close()
  }
}
