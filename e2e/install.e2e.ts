import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { minutes } from '#kit/time/time.ts'
import { GIFT_FACTS } from '#modules/install/web/gift-facts.ts'
import { alive, at, kept, openPage, signedIn, visit } from './browser.ts'
import { untilDealt } from './send-run.ts'
import { board, swipe } from './stage.ts'
import { said } from './words.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const phone = { isMobile: true, userAgent: IPHONE } as const
/** Makes the page believe that it was started from the home screen. */
const STANDALONE = `{
  const ask = globalThis.matchMedia.bind(globalThis)
  globalThis.matchMedia = (query) =>
    query === '(display-mode: standalone)' ? ask('(min-width: 1px)') : ask(query)
}`
const app = { ...phone, before: STANDALONE } as const
const install = (key: string) => said('install', key, GIFT_FACTS)
const footerBox = () => said('catalog', 'footer.box', GIFT_FACTS)
const guide = (page: Page) => page.getByRole('dialog', { name: install('guide.title') })
const numberOf = async (page: Page) => {
  await visit(page, '/me')
  return page.getByText(/^#\d+$/).innerText()
}

/** The URL with which the home screen would start the app. */
async function startUrl(page: Page): Promise<string> {
  await page.waitForFunction(() =>
    document.querySelector('link[rel="manifest"]')?.getAttribute('href')?.includes('hc='),
  )
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await fetch(at(href!))).json()) as { readonly start_url: string }
  return manifest.start_url
}

async function leaveGame(page: Page) {
  await visit(page, '/g/2048')
  await swipe(page, 'left')
  await page.locator('a[href="/"]').first().click()
  await page.waitForURL(at('/'))
}

/** What the first week promises a newcomer, on a slow machine, too; on a usual one the limit of a test is shorter. */
const FIRST_BOX_WITHIN = minutes(10)

const card = (page: Page) => page.getByRole('region', { name: install('guide.title') })
/** Scrolls to content below the wall, which loads then. */
const scrollToRails = (page: Page) => page.locator('[data-rail]').first().scrollIntoViewIfNeeded()

test('a card offers the guide after the second game, and the home page has no sheets [1.20] [2.44]', async () => {
  const page = await openPage(phone)
  await visit(page, '/')
  await page.mouse.click(5, 300)
  await leaveGame(page)
  await page.mouse.wheel(0, 3000)
  await scrollToRails(page)
  expect(await card(page).count()).toBe(0)
  await leaveGame(page)
  await page.waitForFunction(() => localStorage.getItem('games-left') === '2')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.mouse.wheel(0, 3000)
  await scrollToRails(page)
  await card(page)
    .getByRole('button', { name: install('guide.now') })
    .click()
  await guide(page).waitFor()
  expect(await guide(page).getByRole('listitem').allInnerTexts()).toEqual([
    install('step.shareBelow'),
    install('step.addIos'),
  ])
  await guide(page)
    .getByRole('button', { name: install('guide.close') })
    .click()
  await guide(page).waitFor({ state: 'hidden' })
  expect(Number(await kept(page, 'install-closed'))).toBeGreaterThan(0)
  await leaveGame(page)
  await page.mouse.wheel(0, 3000)
  await scrollToRails(page)
  expect(await card(page).count()).toBe(0)
})

test('the coconut in the footer opens the guide on phones and an explanation elsewhere [1.27]', async () => {
  const page = await openPage(phone)
  await visit(page, '/')
  await page.getByRole('button', { name: footerBox() }).click()
  await guide(page).waitFor()
  const desk = await openPage()
  await visit(desk, '/')
  await desk.getByRole('button', { name: footerBox() }).click()
  await desk.getByRole('dialog', { name: install('about.title') }).waitFor()
})

test('the app on the home screen starts as the same visitor and gets two boxes, once [9.8] [1.20]', async () => {
  const browser = await openPage(phone)
  const number = await numberOf(browser)
  await visit(browser, '/')
  await browser.getByRole('button', { name: footerBox() }).click()
  await guide(browser).waitFor()
  const start = await startUrl(browser)

  // On iOS the app has its own storage.
  const installed = await openPage(app)
  await visit(installed, start)
  expect(new URL(installed.url()).search).not.toContain('hc=')
  const gift = installed.getByRole('dialog', { name: install('gift.title') })
  await gift.getByRole('button', { name: install('gift.take') }).click()
  await gift.getByText(install('gift.done')).waitFor()
  await gift.getByRole('link', { name: install('gift.open') }).click()
  await installed.waitForURL(/\/coconut\?part=boxes/)
  await installed.getByText('x2').first().waitFor()
  expect(await numberOf(installed)).toBe(number)

  // The icon uses the same code every time; it has no effect any more.
  await visit(installed, start)
  await signedIn(installed)
  expect(await numberOf(installed)).toBe(number)
  expect(await gift.isVisible()).toBe(false)

  // Somebody who finds the code later becomes a new visitor, and is told why.
  const stranger = await openPage(phone)
  await visit(stranger, start)
  await stranger.getByText(install('hand.lost')).waitFor()
  expect(await numberOf(stranger)).not.toBe(number)
})

test('the first week leads a newcomer from a game to their first box within ten minutes, and on to its card [9.8]', async () => {
  const came = Date.now()
  const browser = await openPage({ ...phone, motion: true })
  const step = (page: Page, name: string) => page.getByText(said('badges', `quest.${name}`, {}))
  await visit(browser, '/me')
  await signedIn(browser)
  await step(browser, 'play').waitFor()
  await visit(browser, '/g/jetpack-joyride')
  // The first run of a browser has no seed of the server: it would prove nothing.
  await browser.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0)
  await browser.keyboard.press('Shift')
  await untilDealt(browser)
  await visit(browser, '/g/jetpack-joyride')
  // After one tap the run ends by itself.
  await board(browser).click()
  await browser.getByRole('button', { name: said('catalog', 'game.again', {}) }).waitFor()
  await step(browser, 'gift').waitFor()
  await browser.getByRole('button', { name: said('badges', 'quest.go', {}) }).click()
  await guide(browser).waitFor()

  const installed = await openPage(app)
  await visit(installed, await startUrl(browser))
  const gift = installed.getByRole('dialog', { name: install('gift.title') })
  await gift.getByRole('button', { name: install('gift.take') }).click()
  await gift.getByText(install('gift.done')).waitFor()
  await gift.getByRole('link', { name: install('gift.open') }).click()
  await installed.waitForURL(/\/coconut\?part=boxes/)
  expect(Date.now() - came).toBeLessThan(FIRST_BOX_WITHIN)

  const me = await openPage({ ...app, beside: installed })
  await visit(me, '/me')
  await step(me, 'open').waitFor()
  await installed.locator('[data-box] button').first().click()
  await installed.locator('dialog:modal [data-step="shell"]').waitFor()
  await installed
    .locator('dialog:modal')
    .getByRole('button', { name: said('ui', 'skip', {}), exact: true })
    .click()
  await installed.locator('dialog:modal [data-step="named"]').waitFor()
  await visit(me, '/me')
  await step(me, 'hello').waitFor()
})

test('on a computer the step of the first box says where it is to be had', async () => {
  const desk = await openPage()
  await visit(desk, '/me')
  await signedIn(desk)
  await desk.getByText(said('badges', 'quest.play', {})).waitFor()
  await desk.getByRole('button', { name: said('badges', 'quest.skip', {}) }).click()
  await desk.getByText(said('badges', 'quest.gift', {})).waitFor()
  await desk.getByRole('button', { name: said('badges', 'quest.go', {}) }).click()
  await desk.getByRole('dialog', { name: install('about.title') }).waitFor()
})

test('a browser with its own visitor is asked before it continues as another', async () => {
  const other = await openPage(phone)
  const number = await numberOf(other)
  const page = await openPage(phone)
  const own = await numberOf(page)
  const { tokenStr } = await signedIn(other)
  const link = async () => {
    const answer = await fetch(at('/api/acc/hand/make'), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${tokenStr}` },
      body: JSON.stringify({ id: 1, params: {}, head: {} }),
    })
    return `/me?hc=${((await answer.json()) as { result: { handCode: string } }).result.handCode}`
  }
  await visit(page, await link())
  await page.getByRole('button', { name: install('hand.no') }).click()
  expect(await page.getByText(/^#\d+$/).innerText()).toBe(own)
  // The storage of scripts is gone, as after a week without a visit; the cookie with the browser's key is not.
  await page.evaluate(() => localStorage.clear())
  await visit(page, await link())
  await page.getByRole('button', { name: install('hand.no') }).click()
  expect(await page.getByText(/^#\d+$/).innerText()).toBe(own)
  await visit(page, await link())
  await page.getByRole('button', { name: install('hand.yes') }).click()
  await page.getByText(number).waitFor()
  await alive(page)
})
