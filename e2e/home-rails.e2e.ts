import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

test.for([
  ['phone', 'en', { isMobile: true }],
  ['desktop', 'ar', { language: 'ar' }],
] as const)(
  'on a %s in %s home goes on by category, and no game comes twice',
  async ([, language, wishes]) => {
    const page = await openPage(wishes)
    await visit(page, '/')
    const rails = page.locator('main section[data-rail]')
    expect(await rails.count()).toBe(0)
    const end = page.locator('main').getByRole('link', { name: word('catalog', 'home.all', language) })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => end.count()).toBe(2)
    expect(await rails.count()).toBeGreaterThan(10)
    for (const rail of await rails.all()) {
      await rail.scrollIntoViewIfNeeded()
      await rail.locator('li').nth(3).waitFor({ state: 'attached' })
    }
    const games = await page
      .locator('main section:is([data-rail], [aria-labelledby="wall"]) a[href*="/g/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(games.length).toBeGreaterThan(100)
    expect(new Set(games).size).toBe(games.length)
    // Tab goes from rail to rail, the arrows along one.
    const tiles = page.locator('section[data-rail="puzzle"] li a')
    await tiles.first().focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await tiles.nth(1).evaluate((tile) => tile === document.activeElement)).toBe(true)
    const racing = page.locator('section[data-rail="racing"] h2 a')
    await racing.click()
    await page.waitForURL('**/games/racing**')
  },
)
