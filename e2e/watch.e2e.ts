import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { untilDealt } from './send-run.ts'
import { action, board, score } from './stage.ts'
import { inDialog, openOwnRun, tableOf, untilEnded, watched } from './watch-steps.ts'
import { word } from './words.ts'

test('a ranked run is in the table and is watched to its end with the same score [1.1]', async () => {
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

test('a watched run is raced: its ghost moves from the same start [1.1]', async () => {
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
