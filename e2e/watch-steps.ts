import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import { sendRun, type RunWishes } from './send-run.ts'
import { word } from './words.ts'

/** The player's row in the weekly leaderboard, which loads when it comes near. */
export async function tableOf(page: Page) {
  const table = page.getByRole('region', { name: word('scores', 'title') })
  await table.scrollIntoViewIfNeeded()
  return table
}

export const watched = (page: Page) => page.locator('dialog[open] canvas[data-watched]')
export const inDialog = (page: Page, key: string) =>
  page.locator('dialog[open]').getByRole('button', { name: word('watch', key), exact: true })
export const untilEnded = (page: Page) => page.locator('dialog[open] canvas[data-watched="ended"]').waitFor()

/** Opens a game in whose leaderboard the player is listed, and watches that run. */
export async function openOwnRun(page: Page, slug: string, wishes?: RunWishes) {
  await visit(page, '/me')
  await sendRun(page, slug, wishes)
  await visit(page, `/g/${slug}`)
  const table = await tableOf(page)
  await table
    .getByRole('button', { name: word('scores', 'watch') })
    .first()
    .click()
  await watched(page).waitFor()
}
