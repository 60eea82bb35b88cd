import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kept, openPage, signedIn, visit } from './browser.ts'
import { listenToCalls } from './calls.ts'

const [START, REPORT] = ['coc/online/start', 'coc/online/report']

/** A page with a present player whose session has begun; the test controls its clock. */
async function online() {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await page.clock.install()
  await visit(page, '/games')
  await signedIn(page)
  await page.touchscreen.tap(8, 300)
  const count = (wire: string) => calls.filter((call) => call.wire === wire).length
  await expect.poll(() => count(START)).toBe(1)
  await expect.poll(() => kept(page, 'online-reward')).not.toBeNull()
  const session = async () =>
    JSON.parse((await kept(page, 'online-reward'))!) as { code: string; reportedAt: number }
  return { page, calls, count, session }
}

const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a session begins, is stored with its code and its last report, and is reported every 60 s [3.10] [4.12]', async () => {
  const { page, calls, count, session } = await online()
  const { code, reportedAt } = await session()
  await page.clock.fastForward(60_000)
  await expect.poll(() => count(REPORT)).toBe(1)
  expect(calls.find(({ wire }) => wire === REPORT)!.params).toEqual({ onlineCode: code })
  await expect.poll(async () => (await session()).reportedAt).toBeGreaterThan(reportedAt)
  await page.clock.fastForward(60_000)
  await expect.poll(() => count(REPORT)).toBe(2)
  expect(count(START)).toBe(1)
})

test('a hidden page reports nothing, and at once when it is shown again after 60 s [4.13]', async () => {
  const { page, count } = await online()
  await show(page, 'hidden')
  await page.clock.fastForward(180_000)
  await page.waitForTimeout(500)
  expect(count(REPORT)).toBe(0)
  await show(page, 'visible')
  await expect.poll(() => count(REPORT)).toBe(1)
})

test('a refused report begins a new session [4.14]', async () => {
  const { page, count, session } = await online()
  const { reportedAt } = await session()
  await page.route(`**/api/${REPORT}`, (route) =>
    route.fulfill({ json: { id: 1, result: null, error: { code: 200404, msg: 'OnlineCodeUnknown' } } }),
  )
  await page.clock.fastForward(60_000)
  await expect.poll(() => count(START)).toBe(2)
  await expect.poll(async () => (await session()).reportedAt).toBeGreaterThan(reportedAt)
})
