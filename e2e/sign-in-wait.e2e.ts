import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { SIGN_IN, STATUS } from './calls.ts'

/** Records the page's warnings. */
function warnings(page: Page): readonly string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text())
  })
  return said
}

/** Simulates a sign-in in another tab, after which this one reads its account again. */
const askAgain = (page: Page) =>
  page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'user-info', newValue: 'x' })))

test.for([
  { what: 'a sign-in', wire: SIGN_IN, words: '等待登录超时', knows: false },
  { what: 'a check', wire: STATUS, words: '等待登录检查超时', knows: true },
])('waiting for $what ends after 5000 ms with a message [4.3]', async ({ wire, words, knows }) => {
  const page = await openPage()
  if (knows) {
    await visit(page, '/settings')
    await signedIn(page)
  }
  const said = warnings(page)
  let isAsked = false
  await page.route(`**/api/${wire}`, () => void (isAsked = true))
  // Parts of the page may have been waiting before this test, but none gives up sooner.
  const start = Date.now()
  // The address loads the part that listens to other tabs.
  await visit(page, '/settings?login=1')
  await page.waitForURL((url) => !url.searchParams.has('login'))
  await expect.poll(() => isAsked).toBe(true)
  await askAgain(page)
  await expect.poll(() => said.some((line) => line.includes(words)), { timeout: 20_000 }).toBe(true)
  expect(Date.now() - start).toBeGreaterThanOrEqual(4900)
})
