import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { focusFaults } from './walk/focus.ts'
import { lostInForcedColours } from './walk/forced-colours.ts'
import { word } from './words.ts'

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
  await page.locator('dialog:modal').waitFor()
}

const PLACES: readonly { readonly path: string; readonly reach?: (page: Page) => Promise<void> }[] = [
  { path: '/' },
  { path: '/games' },
  { path: '/g/2048' },
  { path: '/g/2048', reach: press(word('catalog', 'game.menu')) },
  { path: '/settings' },
  { path: '/me' },
  { path: '/me', reach: press(word('account', 'me.rename')) },
  { path: '/badges' },
  { path: '/friends' },
  { path: '/coconut' },
  { path: '/coconut?part=boxes' },
  { path: '/coconut?part=market' },
  { path: '/cloud' },
  { path: '/no/such/page' },
]

test.for([
  { theme: 'dark', isMobile: true },
  { theme: 'light', isMobile: false },
] as const)(
  'in forced colours, $theme, phone: $isMobile, every button, selection and focus is visible [1.2]',
  async ({ theme, isMobile }) => {
    const page = await openPage({ theme, isMobile, expected: [/status of 404/] })
    await page.emulateMedia({ forcedColors: 'active' })
    const found: string[] = []
    for (const { path, reach } of PLACES) {
      await visit(page, path)
      await page.locator('main h1, main h2').first().waitFor()
      // A list that loads late would move what is below it, including the focus.
      await page.waitForLoadState('networkidle')
      await reach?.(page)
      const faults = [...(await lostInForcedColours(page)), ...(await focusFaults(page))]
      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  },
)
