import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { at, openPage, visit } from './browser.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const numberOf = (page: Page) => page.getByText(/^#\d+$/).innerText()

describe('in the Facebook app', () => {
  const APP =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/455.0.0.44.88;]'
  const inApp = { isMobile: true, userAgent: APP } as const
  const dialog = (page: Page) => page.getByRole('dialog', { name: word('inapp', 'title') })

  test('a dialog copies the address; with its option on, the copied link keeps the visitor in another browser [1.25] [2.15] [2.45]', async () => {
    const page = await openPage(inApp)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/me')
    const number = await numberOf(page)
    await dialog(page).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    expect(await accessFaults(page)).toEqual([])
    const copy = async () => {
      await dialog(page)
        .getByRole('button', { name: word('inapp', 'copy') })
        .click()
      await dialog(page)
        .getByRole('button', { name: word('inapp', 'copied') })
        .waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copy()).toBe(at('/me'))
    await dialog(page)
      .getByRole('switch', { name: new RegExp(`^${word('inapp', 'carryChoice')}`) })
      .click()
    const link = await copy()
    expect(link).toContain('hc=')
    await dialog(page)
      .getByRole('button', { name: word('inapp', 'stay') })
      .click()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
    expect(await page.evaluate(() => sessionStorage.getItem('in-app-closed'))).toBe('yes')

    const browser = await openPage({ isMobile: true })
    await visit(browser, new URL(link).pathname + new URL(link).search)
    await expect.poll(() => numberOf(browser)).toBe(number)
    expect(browser.url()).toBe(at('/me'))
  })

  test('a link to the sign-in opens the in-app dialog instead', async () => {
    const page = await openPage(inApp)
    await visit(page, '/me?login=1')
    await dialog(page).waitFor()
    expect(await page.getByRole('dialog', { name: word('login', 'title') }).count()).toBe(0)
  })
})
