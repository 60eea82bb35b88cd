import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { at, openPage, signedIn, visit } from './browser.ts'
import { change } from './database.ts'
import { EVENTS_ARE_TOLD, ringing, seenAgainUntil } from './friend-steps.ts'
import { word } from './words.ts'

const news = (key: string) => word('notices', key)

async function call(page: Page, wire: string, params: object): Promise<void> {
  const { tokenStr } = await signedIn(page)
  const answer = await fetch(at(`/api/${wire}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${tokenStr}` },
    body: JSON.stringify({ id: 1, params, head: {} }),
  })
  expect(await answer.json()).toMatchObject({ error: null })
}
const numberOf = async (page: Page) => {
  await visit(page, '/me')
  return Number((await page.getByText(/^#\d+$/).innerText()).slice(1))
}

test('the bell shows a request, links to the friends and is empty afterwards', async () => {
  await change(EVENTS_ARE_TOLD, [])
  const page = await openPage({ isMobile: true })
  const userId = await numberOf(page)
  const bell = page.getByRole('button', { name: news('bell.quiet'), exact: true })
  await bell.waitFor()
  const friend = await openPage()
  await visit(friend, '/')
  await call(friend, 'me/age', { year: 1990 })
  await call(friend, 'me/set/nickname', { nickName: 'Lumi' })
  await call(friend, 'fri/apply/send', { userId })

  // Without input: news arrive by the socket, or are read when the page becomes visible.
  const rings = ringing(page, '1')
  await seenAgainUntil(page, rings)
  await rings.click()
  const row = page.getByRole('dialog').getByRole('link', { name: /Lumi wants to be your friend/ })
  await row.waitFor()
  await expect.poll(() => bell.count()).toBe(1)
  await row.click()
  await page.waitForURL(at('/friends'))
  await page.reload()
  await bell.waitFor()
})
