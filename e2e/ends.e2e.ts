import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { untilDealt } from './send-run.ts'
import { action, board, score } from './stage.ts'
import { word } from './words.ts'

const KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const
const panel = (page: Page) => page.locator('[data-end]')

/** Plays without a plan: such a run of 2048 ends within a few hundred moves. */
async function playToTheEnd(page: Page) {
  for (let move = 0; move < 3000 && (move % 16 > 0 || (await panel(page).count()) === 0); move++)
    await page.keyboard.press(KEYS[(move * 7 + (move >> 3)) % KEYS.length]!)
  await panel(page).waitFor()
}

test('the goal is shown on the first frame, disappears at the first touch, and nothing shifts', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/2048')
  const goal = page.locator('header').getByText('Merge equal tiles until one says 2048')
  await goal.waitFor()
  const before = await board(page).boundingBox()
  await board(page).tap()
  await goal.waitFor({ state: 'detached' })
  expect(await board(page).boundingBox()).toEqual(before)
})

test('a run that was undone after its end says that it is not ranked, and no score of it is sent', async () => {
  const page = await openPage({ isMobile: true, motion: false })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/game/score/send')) sent.push(request.url())
  })
  await visit(page, '/g/2048')
  await signedIn(page)
  await untilDealt(page)
  await visit(page, '/g/2048')
  await playToTheEnd(page)
  await expect.poll(() => sent.length).toBe(1)
  const reached = await score(page)
  await panel(page)
    .getByRole('button', { name: word('run', 'showBoard') })
    .tap()
  for (let undone = 0; undone < 5; undone++) await action(page, 'undo').tap()
  await panel(page).waitFor({ state: 'detached' })
  await playToTheEnd(page)
  await panel(page).getByText(word('run', 'unranked')).waitFor()
  expect(await panel(page).getByText(word('catalog', 'game.newBest')).count()).toBe(0)
  expect(sent).toHaveLength(1)
  expect(reached).toBeGreaterThan(0)
  await panel(page)
    .getByRole('button', { name: word('run', 'sameDeal') })
    .tap()
  await panel(page).waitFor({ state: 'detached' })
  expect(await score(page)).toBe(0)
})

test('the end leaves the board visible: on a phone it covers less than half of it, and can be minimised', async () => {
  const page = await openPage({ isMobile: true, motion: false })
  await visit(page, '/g/2048')
  await playToTheEnd(page)
  const [stage, sheet] = [(await board(page).boundingBox())!, (await panel(page).boundingBox())!]
  expect(stage.y + stage.height - sheet.y).toBeLessThan(stage.height * 0.6)
  await panel(page)
    .getByRole('button', { name: word('run', 'showBoard') })
    .tap()
  const small = (await panel(page).boundingBox())!
  expect(stage.y + stage.height - small.y).toBeLessThan(stage.height * 0.3)
  await panel(page).getByRole('link').first().waitFor({ state: 'hidden' })
  await panel(page)
    .getByRole('button', { name: word('run', 'showEnd') })
    .tap()
  await panel(page).locator('a[href^="/g/"]').first().waitFor()
})

test('the menu explains how to play and what makes a run unranked, and deals again', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/2048')
  await page.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).tap()
  const menu = page.getByRole('dialog', { name: '2048' })
  await menu.getByText(word('run', 'aidsNote')).waitFor()
  await menu.getByText('Swipe to slide all tiles at once.').waitFor()
  await menu.getByRole('button', { name: word('run', 'newDeal') }).tap()
  await menu.waitFor({ state: 'hidden' })
  await board(page).waitFor()
})

test('on a phone in landscape no icon of the strip is cut off', async () => {
  const page = await openPage({ isMobile: true })
  await page.setViewportSize({ width: 667, height: 375 })
  await visit(page, '/g/2048')
  const strip = page.getByRole('navigation', { name: word('catalog', 'nav.label') })
  const icons = strip.locator('a:visible, button:visible')
  await expect.poll(() => icons.count()).toBeGreaterThanOrEqual(7)
  for (const icon of await icons.all()) {
    const box = (await icon.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(375)
    expect(box.height).toBeGreaterThanOrEqual(43)
  }
})
