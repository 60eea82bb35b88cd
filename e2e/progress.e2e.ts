import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kept, openPage, visit } from './browser.ts'
import { board, openMenu } from './stage.ts'
import { said, word } from './words.ts'

const RECORD = 'game:bubble-charms'
const COINS = 100

/** A player who has reached level 2, has lost it twice and has coins. */
const played = {
  bests: { 1: 400 },
  plays: 3,
  level: 2,
  stars: { 1: 2 },
  options: {},
  memory: JSON.stringify({ kind: 'progress', coins: COINS, reached: 2, fails: 2 }),
}

const KEEP = `localStorage.getItem('${RECORD}') ?? localStorage.setItem('${RECORD}', ${JSON.stringify(JSON.stringify(played))})`

const owned = async (page: Page) => {
  const record = JSON.parse((await kept(page, RECORD)) ?? '{}') as { memory?: string }
  return JSON.parse(record.memory ?? '{}') as Record<string, unknown>
}

test('coins buy a booster in the menu, a touch uses it, and owned items are there after a reload', async () => {
  const page = await openPage({ isMobile: true, motion: false, before: KEEP })
  await visit(page, '/g/bubble-charms')
  await openMenu(page, page.getByRole('dialog').getByRole('heading', { name: word('run', 'shop') }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(word('run', 'missions'), { exact: true }).waitFor()
  await dialog.getByRole('button', { name: /Rainbow/ }).tap()
  await dialog.getByText(said('run', 'kept', { count: '1' })).waitFor()
  expect(await owned(page)).toMatchObject({ coins: COINS - 45, stock: { rainbow: 1 } })
  // An item that costs too much cannot be bought.
  expect(await dialog.getByRole('button', { name: /Bomb/ }).isDisabled()).toBe(true)
  // Levels are unlocked by playing.
  expect(
    await dialog.getByRole('button', { name: said('run', 'lockedLevel', { level: 3 }) }).isDisabled(),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await board(page).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('2')
      return (await owned(page))['stock']
    })
    .toEqual({ rainbow: 0 })
  await visit(page, '/g/bubble-charms')
  expect(await owned(page)).toMatchObject({ coins: COINS - 45, stock: { rainbow: 0 } })
})

test('a level lost three times in a row can be skipped, and the end says why it was lost', async () => {
  const page = await openPage({ isMobile: true, motion: false, before: KEEP })
  await visit(page, '/g/bubble-charms')
  const panel = page.locator('[data-end]')
  // All shots go to one side, so none clears the level.
  await expect
    .poll(
      async () => {
        await board(page).focus()
        for (const key of ['ArrowLeft', 'ArrowLeft', ' ']) await page.keyboard.press(key)
        return panel.isVisible()
      },
      { timeout: 60_000, interval: 150 },
    )
    .toBe(true)
  expect(await owned(page)).toMatchObject({ reached: 2, fails: 3 })
  await panel.getByText(said('run', 'gained', { coins: '3' })).waitFor()
  await panel.getByRole('button', { name: word('run', 'skipLevel') }).tap()
  await panel.waitFor({ state: 'detached' })
  expect(await owned(page)).toMatchObject({ reached: 3, fails: 0 })
  await expect.poll(async () => (JSON.parse((await kept(page, RECORD))!) as { level: number }).level).toBe(3)
})
