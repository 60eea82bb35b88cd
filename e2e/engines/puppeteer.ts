import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import type { Driver, Named } from './visitor.ts'

const SIZE = { width: 430, height: 760 }

/** Firefox by WebDriver BiDi, with its own accessibility tree. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: LIMITS.event,
    protocolTimeout: LIMITS.event,
  })

export const launchChromium = (): Promise<Browser> =>
  launch({
    browser: 'chrome',
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    timeout: LIMITS.event,
    protocolTimeout: LIMITS.event,
  })

/** A new browser context, with its own storage. */
export async function openByPuppeteer(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(SIZE)
  page.setDefaultTimeout(LIMITS.event)
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    back: async () => void (await page.goBack()),
    run: (act, ...given) => page.evaluate(act as never, ...given) as never,
    has: async (wanted) => (await visible(page, wanted)) !== undefined,
    async click(wanted) {
      const element = await visible(page, wanted)
      // An element that was rendered again meanwhile is looked up again.
      return element ? element.click().then(isDone, isGone) : false
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => context.close(),
  }
}

const isDone = () => true

function isGone(error: unknown): boolean {
  if (
    error instanceof Error &&
    /not.*(attached|clickable|visible)|detached|stale|no such/i.test(error.message)
  )
    return false
  throw error
}

async function visible(page: Page, { role, name }: Named): Promise<ElementHandle | undefined> {
  const found = await page.$$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`)
  for (const element of found) if (await element.isVisible().catch(isGone)) return element
  return undefined
}
