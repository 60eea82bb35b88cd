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
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return end.count()
      })
      .toBe(2)
    expect(await rails.count()).toBeGreaterThan(10)
    const games = await page
      .locator('main section:is([data-rail], [aria-labelledby="wall"]) a[href*="/g/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(games.length).toBeGreaterThan(100)
    expect(new Set(games).size).toBe(games.length)
    const racing = page.locator('section[data-rail="racing"] h2 a')
    await racing.click()
    await page.waitForURL('**/games/racing**')
  },
)
