import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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

/** Tiles can be asked from the first gesture on. */
async function openHome(wishes: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(wishes)
  await visit(page, '/')
  await signedIn(page)
  return page
}

test('the menu of a tile opens by keyboard, is left by Escape, and gives the focus back', async () => {
  const page = await openHome()
  await tiles(page).first().focus()
  const more = page.getByRole('button', { name: said('tile', 'more', { title: await titleOf(page) }) })
  await more.waitFor()
  await page.keyboard.press('Tab')
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await menu(page).getByText(say('kin')).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the right button asks for the menu; less of a game is said and taken back', async () => {
  const page = await openHome()
  await tiles(page).first().hover()
  await page.getByRole('button', { name: said('tile', 'more', { title: await titleOf(page) }) }).waitFor()
  await tiles(page).first().click({ button: 'right' })
  await menu(page)
    .getByRole('button', { name: say('less') })
    .click()
  await menu(page)
    .getByRole('button', { name: say('undo') })
    .click()
  await menu(page)
    .getByRole('button', { name: say('less') })
    .waitFor()
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
