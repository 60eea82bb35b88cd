import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { sendRun, untilDealt } from './send-run.ts'
import { action, board, score } from './stage.ts'
import { word } from './words.ts'

/** The line of the player in the table of the week; it is asked for when it comes near. */
async function tableOf(page: Page) {
  const table = page.getByRole('region', { name: word('scores', 'title') })
  await table.scrollIntoViewIfNeeded()
  return table
}

const watched = (page: Page) => page.locator('dialog[open] canvas[data-watched]')
const inDialog = (page: Page, key: string) =>
  page.locator('dialog[open]').getByRole('button', { name: word('watch', key), exact: true })
const untilEnded = (page: Page) => page.locator('dialog[open] canvas[data-watched="ended"]').waitFor()

/** Opens a game in whose table the player stands, and watches that run. */
async function openOwnRun(page: Page, slug: string) {
  await visit(page, '/me')
  await sendRun(page, slug)
  await visit(page, `/g/${slug}`)
  const table = await tableOf(page)
  await table
    .getByRole('button', { name: word('scores', 'watch') })
    .first()
    .click()
  await watched(page).waitFor()
}

test('a ranked run stands in the table and is watched to its end with the same score [1.1]', async () => {
  const page = await openPage({ isMobile: true, motion: true })
  await visit(page, '/g/jetpack-joyride')
  await signedIn(page)
  await untilDealt(page)
  await visit(page, '/g/jetpack-joyride')
  await board(page).tap()
  await page.getByRole('button', { name: word('catalog', 'game.again') }).waitFor()
  const reached = await score(page)
  expect(reached).toBeGreaterThan(0)
  const table = await tableOf(page)
  const line = table.getByRole('listitem').filter({ hasText: word('scores', 'you') })
  await line.getByRole('button', { name: word('scores', 'watch') }).tap()
  await watched(page).waitFor()
  await inDialog(page, 'play').waitFor()
  await page.locator('dialog[open]').getByRole('radio', { name: '4×' }).check()
  await untilEnded(page)
  const end = page.locator('dialog[open] p[role=status]')
  expect((await end.innerText()).replaceAll(/[^\d]/g, '')).toBe(String(reached))
  await inDialog(page, 'play').tap()
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await expect.poll(() => action(page, 'pause').isEnabled()).toBe(true)
})

test.for([
  '2048',
  'harbour-circuit',
  'polytrack',
  'fruit-snake',
  'honeycomb-shore',
  'lagoon-pour',
  'island-pairs',
])(
  'a run of %s that was sent is watched to its end and comes to the score of its line [1.1]',
  async (slug) => {
    const page = await openPage({ motion: true })
    await openOwnRun(page, slug)
    const written = await page.locator('dialog[open] header strong').innerText()
    await page.locator('dialog[open]').getByRole('radio', { name: '4×' }).check()
    const bar = page.locator('dialog[open]').getByRole('slider')
    await bar.focus()
    await page.keyboard.press('End')
    await untilEnded(page)
    expect(await page.locator('dialog[open] p[role=status]').innerText()).toContain(written)
  },
)

test('a run that is watched is raced: its ghost goes along from the same start [1.1]', async () => {
  const page = await openPage({ motion: true })
  await openOwnRun(page, 'polytrack')
  await inDialog(page, 'race').click()
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: word('catalog', 'game.menu') }).click()
  await page.getByRole('button', { name: word('catalog', 'game.race') }).click()
  const choice = page.getByRole('dialog', { name: word('watch', 'raceTitle') })
  await choice.getByText(word('watch', 'today')).click()
  await choice.waitFor({ state: 'hidden' })
  expect(await action(page, 'pause').isEnabled()).toBe(true)
})
