import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { at, openPage, visit } from './browser.ts'
import { picture, untilPictureChanges } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const PAGES = [
  '/',
  '/games',
  '/g/2048',
  '/settings',
  '/me',
  '/rules/idle-rewards',
  '/no/such/page',
  '/dev/ui',
]

test.for([
  { language: 'en', theme: 'dark', isMobile: true },
  { language: 'en', theme: 'light', isMobile: false },
  { language: 'ar', theme: 'light', isMobile: true },
  { language: 'ar', theme: 'dark', isMobile: false },
] as const)(
  'no page has accessibility faults in $language, $theme, phone: $isMobile [1.2]',
  async ({ language, theme, isMobile }) => {
    const page = await openPage({ theme, isMobile, expected: [/status of 404/] })
    const found: string[] = []
    for (const path of PAGES) {
      await visit(page, `${path}?lang=${language}`)
      if (path === '/me') await page.getByText(word('account', 'me.places', language)).waitFor()
      for (const fault of await accessFaults(page)) found.push(`${path} ${fault}`)
    }
    expect(found).toEqual([])
  },
)

test('dialogs and sheets have no accessibility faults [2.19]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/2048')
  await page.getByRole('button', { name: word('catalog', 'game.menu') }).tap()
  await page.getByRole('dialog', { name: '2048' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await visit(page, '/me')
  await page.getByRole('button', { name: word('account', 'me.rename') }).tap()
  await page.getByRole('dialog').waitFor()
  expect(await accessFaults(page)).toEqual([])
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    // A field shows the focus on its box, which also contains the icon.
    const shown = element!.matches('input') ? element!.parentElement! : element!
    const { boxShadow, outlineStyle, clipPath } = getComputedStyle(shown)
    const name = element!.getAttribute('aria-label') ?? element!.textContent
    return {
      name,
      href: element!.getAttribute('href'),
      isSeen: (boxShadow !== 'none' || outlineStyle !== 'none') && !clipPath.includes('50%'),
    }
  })

/** Presses Tab until the wanted element has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, isThere: (at: Awaited<ReturnType<typeof focused>>) => boolean, most = 80) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    expect(stop.isSeen, `the focus on ${stop.name} can be seen`).toBe(true)
    if (isThere(stop)) return stop
  }
  throw new Error('The keyboard never came there')
}

test('by keyboard only: open a game, play it, use its menu and go back [1.1]', async () => {
  const page = await openPage()
  await visit(page, '/')
  const skip = await tabTo(page, () => true)
  expect(skip.name).toBe(word('catalog', 'nav.skip'))
  await tabTo(page, ({ href }) => href === '/g/2048')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/g/2048'))
  await page.locator('canvas[data-slug="2048"]').waitFor()
  await page.waitForTimeout(500)
  const before = await picture(page)
  for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  await untilPictureChanges(page, before)
  await tabTo(page, ({ name }) => name === word('catalog', 'game.menu'))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: '2048' })
  await menu.waitFor()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    // The only other stop of a modal dialog is the browser's own bar.
    expect(await page.evaluate(() => document.activeElement!.closest('dialog, body')!.tagName)).toMatch(
      /DIALOG|BODY/,
    )
    expect(await page.evaluate(() => document.activeElement!.matches('main *:not(dialog *)'))).toBe(false)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect((await focused(page)).name).toBe(word('catalog', 'game.menu'))
})
