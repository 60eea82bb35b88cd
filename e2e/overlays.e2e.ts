import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { open, overlay, useSignInWorld } from './sign-in-steps.ts'
import { word } from './words.ts'

useSignInWorld()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A page that belongs to none of the areas. */
const ANYWHERE = '/settings'

test('the market opens over the page of a locked game, and redeems codes there, too [2.16] [5.8]', async () => {
  const page = await openPage()
  await visit(page, '/g/castle-cannon-duel')
  const market = word('market', 'title')
  await page
    .locator('#lock ~ div')
    .getByRole('button', { name: word('cards', 'part.market'), exact: true })
    .click()
  await dialog(page, market).waitFor()
  await dialog(page, market)
    .getByRole('button', { name: word('market', 'part.redeem'), exact: true })
    .click()
  await dialog(page, market).getByLabel(word('market', 'code'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page, market).count()).toBe(0)
  await page.locator('#lock').waitFor()
})

test('sign-in, chat and nickname open over any page [2.18] [2.19] [2.20]', async () => {
  const page = await open({ isMobile: true })
  await visit(page, `${ANYWHERE}?login=1`)
  await signedIn(page)
  await overlay(page).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: word('catalog', 'nav.chat'), exact: true })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: word('chat', 'nicknameNone') }).click()
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(ANYWHERE)
})
