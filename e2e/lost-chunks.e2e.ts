import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alive, openPage, visit } from './browser.ts'
import { word } from './words.ts'

const CHAT = /\/assets\/ChatParts-.*\.js/
const expected = [/status of 404/, /dynamically imported module/]

const openChat = (page: Page) =>
  page
    .getByRole('button', { name: word('catalog', 'nav.chat'), exact: true })
    .filter({ visible: true })
    .click()
const chat = (page: Page) => page.locator('dialog:modal')
const lost = (page: Page) => page.getByText(word('ui', 'partLost'), { exact: true })

/** Records full loads of the page. */
function reloads(page: Page): readonly string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('a missing chunk of a dialog reloads the page once, and then it is there [4.30]', async () => {
  const page = await openPage({ expected })
  let isGone = true
  await page.route(CHAT, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  await visit(page, '/games')
  const loaded = reloads(page)
  page.on('framenavigated', () => (isGone = false))
  await openChat(page)
  await expect.poll(() => loaded).toEqual(['/games'])
  await alive(page)
  await openChat(page)
  await chat(page).waitFor()
  expect(loaded).toEqual(['/games'])
  expect(await lost(page).count()).toBe(0)
})

test('a chunk of a dialog that stays missing is reported to the player, and the page stays [4.30]', async () => {
  const page = await openPage({ expected })
  await page.route(CHAT, (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/games')
  const loaded = reloads(page)
  await openChat(page)
  await expect.poll(() => loaded).toEqual(['/games'])
  await alive(page)
  await openChat(page)
  await lost(page).waitFor()
  expect(loaded).toEqual(['/games'])
})

test('a background part that stays missing does not reload the page endlessly [4.30]', async () => {
  const page = await openPage({ expected })
  await page.route(/\/assets\/Bell-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  const loaded = reloads(page)
  await visit(page, '/games')
  await lost(page).waitFor()
  // It is requested repeatedly, until the ten seconds have passed.
  await page.waitForTimeout(12_000)
  expect(loaded).toEqual(['/games', '/games'])
  expect(await lost(page).count()).toBe(1)
})

test('an unreachable server does not break the page: the dialog waits and opens by itself [4.30]', async () => {
  const page = await openPage({ expected: [...expected, /ERR_/] })
  let isAway = true
  const answer = /\/assets\/ChatParts-.*\.js|latest\.json/
  await page.route(answer, (route) => (isAway ? route.abort() : route.continue()))
  await visit(page, '/games')
  const loaded = reloads(page)
  await openChat(page)
  await page.waitForTimeout(1500)
  isAway = false
  await chat(page).waitFor()
  expect(loaded).toEqual([])
})
