import type { Browser } from 'playwright-core'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from '../e2e/portal.ts'
import { launchChromium } from '../scripts/chromium.ts'

/** Runs a bench against the built portal in a separate process, with an empty data folder. */
export async function withPortal<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const data = makeDataFolder('bench')
  const portal = await startPortal(data.folder)
  try {
    return await measure(portal.url)
  } finally {
    await portal.stop()
    data.remove()
  }
}

/** The same with a real browser. */
export const withBrowser = <T>(measure: (url: string, browser: Browser) => Promise<T>): Promise<T> =>
  withPortal(async (url) => {
    const browser = await launchChromium()
    try {
      return await measure(url, browser)
    } finally {
      await browser.close()
    }
  })
