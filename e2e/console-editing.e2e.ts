import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { decide, operator, ownPortal } from './console-steps.ts'
import { accessFaults } from './walk/axe.ts'

const NEW_TITLE = 'Quokka Numbers'

/** The title in a game's public page. */
const titleOn = async (url: string) =>
  /<title>([^<]*)/.exec(await fetch(`${url}/g/2048`).then((answer) => answer.text()))?.[1] ?? ''

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const editor = (page: Page) => page.getByRole('form', { name: 'game:2048' })

async function openEditor(page: Page, console: string) {
  await page.goto(`${console}/#/edit/game:2048`)
  await titleField(page).waitFor()
}

test('two editors rename a game: the slower one is told, keeps the draft, and the changes are undone', async () => {
  const portal = await ownPortal()
  const before = await titleOn(portal.url)
  const ed = await operator(portal, 'Ed', 'editor')
  const eva = await operator(portal, 'Eva', 'editor')
  await openEditor(ed, portal.console)
  await openEditor(eva, portal.console)
  await titleField(eva).fill('Eva was here')
  await titleField(ed).fill(NEW_TITLE)
  await ed.getByLabel('Preview in').getByText(NEW_TITLE).waitFor()
  await decide(ed, 'See what would change')
  // Live within seconds, without a restart.
  await expect.poll(() => titleOn(portal.url), { timeout: LIMITS.test }).toContain(NEW_TITLE)

  // The other editor is told, and sees both versions.
  const alert = eva.getByRole('alert')
  await alert.getByText('Ed has edited this meanwhile (version 1)').waitFor()
  await alert.getByRole('cell', { name: NEW_TITLE }).waitFor()
  await alert.getByRole('cell', { name: 'Eva was here' }).waitFor()
  expect(await accessFaults(eva)).toEqual([])
  // A change based on the old version is refused.
  await editor(eva).getByRole('button', { name: 'See what would change' }).click()
  await eva.getByRole('dialog').getByText('has edited it meanwhile').waitFor()
  await eva.keyboard.press('Escape')
  // The draft survives a reload.
  await eva.reload()
  await expect.poll(() => titleField(eva).inputValue()).toBe('Eva was here')
  await eva.getByRole('button', { name: 'Put mine on top' }).click()
  await decide(eva, 'See what would change')
  await expect.poll(() => titleOn(portal.url), { timeout: LIMITS.test }).toContain('Eva was here')

  await decide(eva, 'Undo the newest version')
  await expect.poll(() => titleOn(portal.url), { timeout: LIMITS.test }).toContain(NEW_TITLE)
  await decide(eva, 'As the build has it')
  await expect.poll(() => titleOn(portal.url), { timeout: LIMITS.test }).toBe(before)

  // By keyboard only: another hero is shown at once, and is in the list.
  await ed.goto(`${portal.console}/#/edit/hero`)
  await ed.getByRole('combobox', { name: 'Game under the lighthouse' }).focus()
  await ed.keyboard.type('sudoku')
  await ed.keyboard.press('Enter')
  const dialog = ed.getByRole('dialog')
  await dialog.getByText('game: – → sudoku').waitFor()
  await ed.keyboard.press('Enter')
  await dialog.getByText('Done').waitFor()
  await ed.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(portal.run('edits', 'list')).toMatch(/hero +1 +Ed/)
  const home = await openPage({ portal: portal.url })
  await visit(home, '/')
  await expect
    .poll(async () => {
      await visit(home, '/')
      return home.locator('a[href*="/g/sudoku"]').count()
    })
    .toBeGreaterThan(0)

  // The order is planned for later: it is in the list, and nothing is shown of it yet.
  await ed.goto(`${portal.console}/#/edit/order`)
  await ed.getByLabel('Games that stand first, one per line').fill('sudoku')
  await ed.getByLabel('Shown from (UTC)').fill('2099-01-01T10:00')
  await decide(ed, 'See what would change')
  await ed.getByText('2099-01-01 10:00').first().waitFor()
  expect(await accessFaults(ed)).toEqual([])
  expect(portal.run('edits', 'list')).toMatch(/order +1 +Ed .*as the build has it +1 planned/)
})

test('an announcement from the console stands above the pages, and goes', async () => {
  const portal = await ownPortal()
  const ed = await operator(portal, 'Ed', 'editor')
  const above = async () =>
    /<p role="status"[^>]*>([^<]*)/.exec(await fetch(portal.url).then((answer) => answer.text()))?.[1]
  expect(await above()).toBeUndefined()
  await ed.goto(`${portal.console}/#/edit/announcement`)
  const texts = ed.getByRole('group', { name: 'Texts' })
  await texts.waitFor()
  for (const field of await texts.getByRole('textbox').all()) await field.fill('A storm is coming')
  await decide(ed, 'See what would change')
  await expect.poll(above, { timeout: LIMITS.test }).toBe('A storm is coming')
  await decide(ed, 'As the build has it')
  await expect.poll(above, { timeout: LIMITS.test }).toBeUndefined()
})

test('an owner opens a part to some members, and plans maintenance', async () => {
  const portal = await ownPortal()
  const olga = await operator(portal, 'Olga', 'owner')
  await olga.goto(`${portal.console}/#/edit/flags`)
  const form = olga.getByRole('form', { name: 'Flags' })
  await form.getByRole('combobox', { name: 'Flags' }).selectOption('trade')
  await form.getByRole('combobox', { name: 'State' }).selectOption('on')
  await form.getByRole('spinbutton', { name: 'Percent of accounts' }).fill('40')
  await form.getByRole('combobox', { name: 'Open to' }).selectOption('members')
  await decide(olga, 'See what would change')
  expect(portal.run('flags', 'list')).toMatch(/trade .*40.*members/)
  await form.getByRole('combobox', { name: 'Flags' }).selectOption('maintenance')
  await form
    .getByLabel('Shown from (UTC)')
    .fill(new Date(Date.now() + 40 * 60_000).toISOString().slice(0, 16))
  await form.getByRole('textbox', { name: 'Text for players' }).fill('Back soon')
  await decide(olga, 'See what would change')
  const above = async () =>
    /<p role="status"[^>]*>([^<]*)/.exec(await fetch(portal.url).then((answer) => answer.text()))?.[1]
  await expect.poll(above, { timeout: LIMITS.test }).toMatch(/in \d\d minutes/)
})

test('the numbers are drawn, sorted and saved by an analyst using only the keyboard', async () => {
  const portal = await ownPortal()
  const al = await operator(portal, 'Al', 'analyst')
  await al.goto(`${portal.console}/#/numbers/days`)
  await al.getByText('Nothing was counted on these days').waitFor()
  await portal.change(`insert into numbers_day (day, language, device, visitors, arrivals, players, plays, played_ms)
    select current_date - one, 'en', 'phone', 100 + one, 20, 60, 90 + one * 3, one * 600000 from generate_series(1, 20) one`)
  await portal.change(`insert into numbers_game (day, game_id, openers, players, plays, played_ms, stayed, returned)
    values (current_date - 1, 1750, 80, 40, 50, 600000, 30, 10), (current_date - 1, 1752, 120, 30, 60, 900000, 20, 9),
      (current_date - 1, 1748, 2, 2, 2, 60000, 1, 1)`)
  await al.reload()
  await al
    .getByRole('img', { name: /^Visitors and plays, drawn/ })
    .locator('canvas')
    .waitFor()
  // The page's table has the same figures as the command line.
  const line = portal
    .run('stats', 'days')
    .split('\n')
    .find((one) => one.startsWith('20'))!
  const cells = al.getByRole('region', { name: 'stats days' }).getByRole('row').nth(1).getByRole('cell')
  expect(await cells.allInnerTexts()).toEqual(line.trim().split(/ {2,}/))
  await al.getByRole('link', { name: 'Games', exact: true }).focus()
  await al.keyboard.press('Enter')
  await al
    .getByRole('img', { name: /^Games, drawn/ })
    .locator('canvas')
    .waitFor()
  expect(await accessFaults(al)).toEqual([])
  await al.getByRole('button', { name: 'Opened' }).focus()
  await al.keyboard.press('Enter')
  const first = () => al.getByRole('region', { name: 'stats games' }).getByRole('row').nth(1).innerText()
  expect(await first()).toContain('sudoku')
  await al.keyboard.press('Enter')
  expect(await first()).toContain('120')
  const saved = al.waitForEvent('download')
  await al.getByRole('button', { name: 'Save as CSV' }).press('Enter')
  const stream = await (await saved).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  // Small counts do not leave the portal, nor figures that they could be derived from.
  expect(text).toContain('sudoku,<5,<5')
  expect(text).not.toMatch(/sudoku,2|pool,80/)
  await al.locator('header select').selectOption('ar')
  await al
    .getByRole('img', { name: /الألعاب/ })
    .locator('canvas')
    .waitFor()
  expect(await accessFaults(al)).toEqual([])
})
