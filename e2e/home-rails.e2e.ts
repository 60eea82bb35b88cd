import { expect, test } from 'vitest'
import { FIRST_IN_RAIL, TODAY } from '#modules/catalog/rules/rails.ts'
import { DAILY_KINDS } from '#modules/dailies/model.ts'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

test('the home page has its first rails without scripts, as links to games and to their pages', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/')
  for (const list of ['new', 'two-players'])
    await page
      .getByRole('heading', { name: word('catalog', `categoryTitle.${list}`) })
      .getByRole('link')
      .waitFor()
  // The daily challenges are above the two rails.
  const games = DAILY_KINDS.length + 2 * FIRST_IN_RAIL
  expect(await page.locator('main noscript section li a[href^="/g/"]').count()).toBe(games)
  await page.getByRole('link', { name: word('catalog', 'categoryTitle.five-minutes') }).click()
  await page.waitForURL('**/games/five-minutes')
})

test.for([
  ['phone', 'en', { isMobile: true }],
  ['desktop', 'ar', { language: 'ar' }],
] as const)(
  'on a %s in %s the home page loads rail by rail, and no game is repeated',
  async ([, language, wishes]) => {
    const page = await openPage(wishes)
    await visit(page, '/')
    const rails = page.locator('main section[data-rail]')
    expect(await rails.count()).toBe(0)
    const end = page.locator('main').getByRole('link', { name: word('catalog', 'home.all', language) })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => end.count()).toBe(2)
    await expect.poll(() => rails.count()).toBeGreaterThan(10)
    for (const rail of await rails.all()) {
      await rail.scrollIntoViewIfNeeded()
      const isToday = (await rail.getAttribute('data-rail')) === TODAY
      await rail
        .locator('li')
        .nth(isToday ? 2 : 3)
        .waitFor({ state: 'attached' })
    }
    const games = await page
      .locator('main section:is([data-rail], [aria-labelledby="wall"]) a[href*="/g/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const links = await page
      .getByRole('link')
      .evaluateAll((all) =>
        all.map(
          (link) => [link.ariaLabel ?? link.textContent?.trim() ?? '', link.getAttribute('href')] as const,
        ),
      )
    const targets = new Map<string, string | null>()
    for (const [name, href] of links) {
      expect(targets.get(name) ?? href, name).toBe(href)
      targets.set(name, href)
    }
    expect(games.length).toBeGreaterThan(100)
    expect(new Set(games).size).toBe(games.length)
    // Tab moves from rail to rail, arrow keys within one.
    const tiles = page.locator('section[data-rail="puzzle"] li a')
    await tiles.first().focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await tiles.nth(1).evaluate((tile) => tile === document.activeElement)).toBe(true)
    const racing = page.locator('section[data-rail="racing"] h2 a')
    await racing.click()
    await page.waitForURL('**/games/racing**')
  },
)

test.for([
  ['phone', { isMobile: true }],
  ['desktop', { width: 1280, height: 800 }],
] as const)('on a %s the rails take exactly the reserved space', async ([, wishes]) => {
  const page = await openPage(wishes)
  await visit(page, '/')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const kept = await height()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('main section[data-rail]').count()).toBeGreaterThan(10)
  expect(await height()).toBe(kept)
})

test('rails are requested at the first scroll, long before they are visible', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/')
  const rails = page.locator('main section[data-rail]')
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, 1))
      return rails.count()
    })
    .toBeGreaterThan(10)
  const { y } = (await rails.first().boundingBox())!
  expect(y).toBeGreaterThan(2 * 667)
  // The rails below the first ones are filled, too.
  await expect.poll(() => rails.last().locator('li').count()).toBeGreaterThan(3)
})

test('a player finds games like the last one at the top of the rails', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/sudoku')
  await visit(page, '/')
  const rails = page.locator('main section[data-rail]')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => rails.first().getAttribute('data-rail')).toBe(TODAY)
  const because = rails.nth(1)
  expect(await because.getAttribute('data-rail')).toBe('because')
  expect(await because.locator('a[href="/g/sudoku"]').count()).toBe(1)
  expect(await page.locator('section[data-rail] li a[href="/g/sudoku"]').count()).toBe(0)
})

test('a list that is not a category has its own page and title', async () => {
  const page = await openPage({ language: 'de' })
  await visit(page, '/games/five-minutes')
  await page
    .getByRole('heading', { level: 1, name: word('catalog', 'categoryTitle.five-minutes', 'de') })
    .waitFor()
  expect(await page.locator('main a[href*="/g/"]').count()).toBeGreaterThan(20)
})
