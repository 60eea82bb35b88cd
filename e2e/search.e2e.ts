import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { change } from './database.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { readCatalogue } from './portal.ts'
import { word } from './words.ts'

const families = new Map(readCatalogue().map(({ slug, family }) => [slug, family]))

/** The families of the first three results, once the answer has arrived. */
async function firstFamilies(
  page: Page,
  typed: string,
  language: Language = 'en',
): Promise<(string | undefined)[]> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/game/search'))
  await page.getByRole('searchbox').fill(typed)
  await answer
  const links = page.locator(
    `main section[aria-label="${word('catalog', 'search.label', language)}"] a[href*="/g/"]`,
  )
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((all) =>
    all.slice(0, 3).map((one) => new URL((one as HTMLAnchorElement).href)),
  )
  return hrefs.map(({ pathname }) => families.get(pathname.slice('/g/'.length)))
}

test.for([
  ['en', 'minesweper', 'mines'],
  ['de', 'schach spielen', 'chess'],
  ['ru', 'пасьянсы', 'solitaire'],
  ['ja', 'ソリティアゲーム', 'solitaire'],
  ['ar', 'الشطرنج', 'chess'],
] as const)('in %s a search for %j finds games of %s first', async ([language, typed, family]) => {
  const page = await openPage({ isMobile: true, language })
  await visit(page, '/')
  await expect.poll(() => firstFamilies(page, typed, language)).toContain(family)
})

test('a matching category is offered, and a search that finds nothing suggests games', async () => {
  const page = await openPage()
  await visit(page, '/games')
  await page.getByRole('button', { name: word('catalog', 'search.label') }).click()
  await page.getByRole('searchbox').fill('racing games')
  const racing = page.getByRole('link', { name: word('catalog', 'categoryTitle.racing') })
  await racing.waitFor()
  await page.getByRole('searchbox').fill('qqqqqqqq')
  await page.getByRole('heading', { name: word('catalog', 'search.instead') }).waitFor()
  await page.locator('main a[href="/g/2048"]').first().waitFor()
  await page.getByRole('searchbox').fill('racing')
  await racing.click()
  await page.waitForURL('**/games/racing')
})

/** The account number shown on a page. */
async function numberOf(page: Page): Promise<string> {
  await visit(page, '/friends')
  await signedIn(page)
  return (await page.locator('main bdi').first().innerText()).replace('#', '')
}

test('the number of a player offers a friend request, and reveals nothing else', async () => {
  const [wanted, asking] = await Promise.all([openPage({ isMobile: true }), openPage({ isMobile: true })])
  const [number, own] = await Promise.all([numberOf(wanted), numberOf(asking)])
  await change(
    `update account set nickname = 'Secretive', age_band = 'adult', age_asked_on = now() where id = any($1)`,
    [[Number(number), Number(own)]],
  )
  await visit(asking, '/')
  const field = asking.getByRole('searchbox')
  await field.tap()
  await field.fill(number)
  const row = asking.getByRole('region', { name: word('friends', 'found.title') })
  await row.getByText(number).waitFor()
  expect(await row.innerText()).not.toContain('Secretive')
  await row.getByRole('button', { name: word('friends', 'found.add') }).tap()
  await row.getByText(word('friends', 'add.sent')).waitFor()

  await field.fill(own)
  await row.getByRole('link', { name: word('friends', 'found.see') }).waitFor()
  await field.fill('10000001')
  await row.getByRole('button', { name: word('friends', 'found.add') }).tap()
  await row.getByText(word('errors', 'UserNotFound')).waitFor()
})
