import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardsCalls } from '#modules/cards/calls.ts'
import { visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { board } from './stage.ts'
import { giveCards } from './walk/people.ts'
import { newcomer, type Walker } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { word } from './words.ts'

/** Castle Cannon Duel needs a rare card. */
const LOCKED_GAME = readCatalogue().find(({ gameId }) => gameId === 1515)!

const cards = (key: string) => word('cards', key)
const ui = (key: string) => word('ui', key)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const question = (page: Page) => page.getByRole('alertdialog')
const answer = async (page: Page, name: string) => {
  await question(page).getByRole('button', { name, exact: true }).click()
  await question(page).waitFor({ state: 'hidden' })
}

/** Presses until the question is shown. */
async function asks(page: Page, press: () => Promise<void>) {
  await press()
  await question(page).waitFor()
}

async function inUse({ device }: Walker): Promise<number> {
  const { result } = await device.call(cardsCalls.listUsableCards, {})
  return result!.usedCount
}

test('on the page of a locked game a card is put to use only after a confirmation [4.21] [5.8]', async () => {
  const walker = await newcomer(world)
  const { page, userId } = walker
  await giveCards(world, userId, 1)
  await visit(page, `/g/${LOCKED_GAME.slug}`)
  await page.getByRole('button', { name: cards('lock.use'), exact: true }).click()
  const press = () =>
    page
      .locator('dialog:modal')
      .getByRole('button', { name: /^Use .* here$/ })
      .first()
      .click()
  await asks(page, press)
  expect(await inUse(walker)).toBe(0)
  await answer(page, ui('cancel'))
  expect(await inUse(walker)).toBe(0)
  await asks(page, press)
  await answer(page, ui('ok'))
  await board(page).waitFor()
  expect(await inUse(walker)).toBe(1)
})

test('in the card area a card is put to use, and taken out again, only after a confirmation [4.21] [3.17]', async () => {
  const walker = await newcomer(world)
  const { page, userId } = walker
  await giveCards(world, userId, 1)
  await visit(page, '/coconut?part=use')
  await page
    .locator('main')
    .getByRole('button', { name: cards('card.use'), exact: true })
    .first()
    .click()
  const press = () => page.locator('dialog:modal li button').first().click()
  await asks(page, press)
  await answer(page, ui('cancel'))
  expect(await inUse(walker)).toBe(0)
  await asks(page, press)
  await answer(page, ui('ok'))
  await expect.poll(() => inUse(walker)).toBe(1)

  const takeOut = page.locator('main').getByRole('button', { name: cards('use.stop'), exact: true })
  await asks(page, () => takeOut.click())
  await answer(page, ui('cancel'))
  expect(await inUse(walker)).toBe(1)
  await asks(page, () => takeOut.click())
  await answer(page, cards('use.stop'))
  await expect.poll(() => inUse(walker)).toBe(0)
})
