import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { change } from './database.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
  word('lists', key).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
/** As if the home-screen guide had just been closed: it would cover what comes after a game. */
const NO_GUIDE = `localStorage.setItem('install-closed', String(Date.now()))`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes the player old enough for free text. */
async function grownUp(page: Page, nickname: string) {
  await visit(page, '/friends')
  await signedIn(page)
  const number = (await page.locator('main bdi').first().innerText()).replace('#', '')
  await change(`update account set nickname = $1, age_band = 'adult', age_asked_on = now() where id = $2`, [
    nickname,
    Number(number),
  ])
}

async function openMenu(page: Page, slug: string) {
  await visit(page, `/g/${slug}`)
  await button(page, word('catalog', 'game.menu')).click()
  await page.getByRole('heading', { name: say('add') }).waitFor()
}

test('a list is made from menus of games, ordered, renamed, opened by another visitor and deleted', async () => {
  const [page, friend] = await Promise.all([
    openPage({ isMobile: true, before: NO_GUIDE }),
    openPage({ expected: [/404/] }),
  ])
  await grownUp(page, 'Lister')
  await openMenu(page, '2048')
  await page.getByLabel(say('new')).fill('Rainy evening')
  await button(page, say('create')).click()
  const pick = page.getByRole('button', { name: 'Rainy evening' })
  await expect.poll(() => pick.getAttribute('aria-pressed')).toBe('true')
  expect(await accessFaults(page)).toEqual([])

  await openMenu(page, 'sudoku')
  await expect.poll(() => pick.getAttribute('aria-pressed')).toBe('false')
  await pick.click()
  await expect.poll(() => pick.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('link', { name: say('title') }).click()
  await page.waitForURL('**/list/mine')
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('link', { name: /Rainy evening/ }).click()
  await page.waitForURL(/\/list\/[0-9A-Z]{26}$/)
  const games = page.locator('main a[href^="/g/"]')
  const hrefs = () => games.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await expect.poll(hrefs).toEqual(['/g/2048', '/g/sudoku'])
  await button(page, say('edit')).click()
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Move .* up$/, disabled: false }).click()
  await expect.poll(hrefs).toEqual(['/g/sudoku', '/g/2048'])
  await page.getByLabel(say('name')).fill('For Sunday')
  await button(page, say('save')).click()
  await page.getByRole('heading', { name: 'For Sunday' }).waitFor()

  const address = new URL(page.url()).pathname
  await visit(friend, address)
  await friend.getByRole('heading', { name: 'For Sunday' }).waitFor()
  await friend.getByText(say('by', { name: 'Lister' })).waitFor()
  const theirs = friend.locator('main a[href^="/g/"]')
  expect(await theirs.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/g/sudoku',
    '/g/2048',
  ])
  expect(await button(friend, say('edit')).count()).toBe(0)
  expect(await friend.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  const picture = await friend.locator('meta[property="og:image"]').getAttribute('content')
  expect(new URL(picture!).pathname).toMatch(/^\/og\/covers\/sudoku-.*\.png$/)

  await button(page, say('delete')).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('delete') })
    .click()
  await page.waitForURL('**/list/mine')
  await page.getByText(say('none')).waitFor()
  expect((await visit(friend, address))?.status()).toBe(404)
})
