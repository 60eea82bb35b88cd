import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { decide, operator, ownPortal } from './console-steps.ts'
import { accessFaults } from './walk/axe.ts'

/** Texts are typed in twenty languages. */
const LONG = { timeout: 2 * LIMITS.test }
const TRY = 'See what would change'

/** Fills in the texts of every language. */
async function fillTexts(page: Page, texts: Readonly<Record<string, string>>) {
  const texted = page.getByRole('group', { name: 'Texts' })
  for (const language of LANGUAGES) {
    await texted.getByRole('combobox', { name: /^Language/ }).selectOption(language)
    for (const [label, text] of Object.entries(texts))
      await texted.getByRole('textbox', { name: label }).fill(`${text} ${language}`)
  }
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status)

/** A moment in the format of a datetime input. */
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 16)

test(
  'an editor makes a collection with its texts; players find its page, and the home page has its row',
  LONG,
  async () => {
    const portal = await ownPortal()
    const page = await operator(portal, 'Ed', 'editor')
    const hub = `${portal.url}/hub/quokka-picks`
    expect(await statusOf(hub)).toBe(404)
    await page.goto(`${portal.console}/#/edit/collection`)
    await page.getByRole('textbox', { name: 'Collection (its slug)' }).fill('quokka-picks')
    await page.keyboard.press('Enter')
    await page.getByText('The build has no collection with this name').waitFor()
    await page.getByRole('textbox', { name: 'Its games in order' }).fill('classic-chess 2048 sudoku pool')
    await page.getByText('Texts are still missing in: ').waitFor()
    await fillTexts(page, { Title: 'Quokka picks', Introduction: 'What quokkas play' })
    await page.getByText('Texts are still missing in: ').waitFor({ state: 'hidden' })
    const preview = page.getByRole('region', { name: 'Preview in' })
    await preview.getByLabel('Preview in').selectOption('ar')
    await preview.getByText('Quokka picks ar').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await decide(page, TRY)
    await expect.poll(() => statusOf(hub), { timeout: LIMITS.test }).toBe(200)

    const reader = await openPage({ portal: portal.url })
    await visit(reader, '/hub/quokka-picks')
    await reader.getByRole('heading', { level: 1, name: 'Quokka picks en' }).waitFor()
    await visit(reader, '/')
    await reader.locator('footer').scrollIntoViewIfNeeded()
    const row = reader.getByRole('region', { name: 'Quokka picks en' })
    await expect.poll(() => row.getByRole('listitem').count(), { timeout: LIMITS.event }).toBe(4)
    await row.getByRole('heading').getByRole('link').click()
    await reader.waitForURL('**/hub/quokka-picks')

    await decide(page, 'Undo the newest version')
    await expect.poll(() => statusOf(hub), { timeout: LIMITS.test }).toBe(404)
  },
)

test(
  'an editor plans a contest, changes it before it begins, and another operator confirms its removal',
  LONG,
  async () => {
    const portal = await ownPortal()
    const page = await operator(portal, 'Ed', 'editor')
    await page.goto(`${portal.console}/#/edit/event`)
    await page.getByRole('textbox', { name: 'Name in the address' }).fill('quokka-cup')
    await page.getByLabel('Kind').selectOption('contest')
    await page.getByLabel('Picture').selectOption('stars')
    await page.getByLabel('Begins (UTC)').fill(inDays(2))
    await page.getByLabel('Ends (UTC)').fill(inDays(4))
    await page.getByRole('textbox', { name: 'Games whose scores count' }).fill('2048')
    await fillTexts(page, { Title: 'Quokka cup', Introduction: 'Jump', 'What it is about': 'All about it' })
    expect(await accessFaults(page)).toEqual([])
    // The draft survives a reload.
    await page.reload()
    await decide(page, TRY)
    const form = page.getByRole('form', { name: 'quokka-cup' })
    await form.getByText('quokka-cup', { exact: true }).waitFor()
    expect(portal.run('events', 'list')).toMatch(/quokka-cup +contest +Quokka cup en/)
    const address = `${portal.url}/event/quokka-cup`
    await expect
      .poll(() => fetch(address).then((answer) => answer.text()), { timeout: LIMITS.test })
      .toContain('All about it en')

    await page
      .getByRole('group', { name: 'Texts' })
      .getByRole('textbox', { name: 'Title' })
      .fill('Quokka bowl')
    await decide(page, TRY)
    await expect
      .poll(() => fetch(address).then((answer) => answer.text()), { timeout: LIMITS.test })
      .toContain('Quokka bowl')

    const other = await operator(portal, 'Eva', 'editor')
    await page.getByRole('button', { name: 'Remove Quokka bowl' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('status').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await statusOf(address)).toBe(200)
    await page.locator('header select').selectOption('ar')
    expect(await accessFaults(page)).toEqual([])
    await page.locator('header select').selectOption('en')

    await other.goto(`${portal.console}/#/waiting`)
    await other.getByText('event quokka-cup').waitFor()
    await decide(other, 'Look at it')
    await expect.poll(() => statusOf(address), { timeout: LIMITS.test }).toBe(404)
  },
)
