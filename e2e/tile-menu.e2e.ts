import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { accessFaults } from './walk/axe.ts'
import { said, word } from './words.ts'

const say = (key: string) => word('tile', key)
const tiles = (page: Page) => page.locator('li > a[href^="/g/"]:has(img)')
const menu = (page: Page) => page.locator('dialog[open]')
const titleOf = (page: Page) =>
  tiles(page)
    .first()
    .locator('span')
    .first()
    .evaluate((span) => span.firstChild!.textContent!)

/** The menu button of a tile, which loads with the first gesture. */
const more = async (page: Page) =>
  page.getByRole('button', { name: said('tile', 'more', { title: await titleOf(page) }) })

/** Home after its first gesture, when tiles have menus. */
async function openHome(wishes: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(wishes)
  await visit(page, '/')
  await page.keyboard.press('Shift')
  await signedIn(page)
  const button = await more(page)
  await vi.waitUntil(
    async () => {
      await page.mouse.move(0, 0)
      await tiles(page).first().hover()
      return button.isVisible()
    },
    { timeout: LIMITS.test / 2, interval: 200 },
  )
  await page.mouse.move(0, 0)
  return page
}

test('the menu of a tile opens by keyboard, closes with Escape, and returns the focus', async () => {
  const page = await openHome()
  await tiles(page).first().focus()
  const button = await more(page)
  await button.waitFor()
  await page.keyboard.press('Tab')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await menu(page).getByText(say('kin')).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the right button opens the menu; asking for less of a game can be undone', async () => {
  const page = await openHome()
  const path = await tiles(page).first().getAttribute('href')
  const count = await tiles(page).count()
  await tiles(page).first().click({ button: 'right' })
  await menu(page)
    .getByRole('button', { name: say('less') })
    .click()
  await menu(page)
    .getByRole('button', { name: say('undo') })
    .waitFor()
  // Another game has taken its place, so the wall has as many tiles as before; the menu is still open.
  const first = tiles(page).first()
  await expect.poll(() => first.getAttribute('href')).not.toBe(path)
  expect(await page.locator(`main section[aria-labelledby="wall"] a[href="${path}"]`).count()).toBe(0)
  expect(await tiles(page).count()).toBe(count)
  await menu(page)
    .getByRole('button', { name: say('undo') })
    .click()
  await expect.poll(() => first.getAttribute('href')).toBe(path)
  await menu(page)
    .getByRole('link', { name: say('play') })
    .click()
  await page.waitForURL(/\/g\//)
})

test('control and the middle button open a tile as they open any link', async () => {
  const page = await openHome()
  await tiles(page).first().hover()
  for (const wish of [{ modifiers: ['Control'] as const }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tiles(page)
        .first()
        .click({ ...wish, modifiers: 'modifiers' in wish ? [...wish.modifiers] : [] }),
    ])
    expect(await menu(page).count()).toBe(0)
    await tab.close()
  }
  expect(new URL(page.url()).pathname).toBe('/')
})
