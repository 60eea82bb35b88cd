import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { TRADE_LOCK } from '#modules/cards/rules/collection.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { visit } from './browser.ts'
import { openCloudHouse, TAKEN_GAME_NAME } from './walk/cloud-house.ts'
import { comesBackTo, enter, isInDialog, tabTo } from './walk/keys.ts'
import { cardIdOf, giveCards, giveTime, once, openNeighbours, type Neighbour } from './walk/people.ts'
import { giveBoxes, newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { said, word } from './words.ts'

const cards = (key: string) => word('cards', key)
const market = (key: string) => word('market', key)
const cloud = (key: string) => word('cloud', key)

let world: World
let neighbours: readonly Neighbour[]
beforeAll(async () => {
  world = await openWorld()
  neighbours = await openNeighbours(world)
})
afterAll(() => world.close())

/** A player with three of every card. */
async function collector() {
  const walker = await newcomer(world)
  await giveCards(world, walker.userId, 3)
  return walker
}

const dialogs = (page: Page) => page.locator('dialog:modal').count()

test('by keyboard only: a coconut is opened and its card kept [1.2] [2.33]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveBoxes(world, userId)
  await visit(page, '/coconut?part=boxes')
  await enter(page, cards('boxes.openOne'))
  await page.locator('[data-step="shell"]').waitFor()
  await isInDialog(page)
  // With reduced motion one hit is enough.
  await page.keyboard.press('Enter')
  await page.locator('[data-step="named"]').waitFor()
  await isInDialog(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs(page)).toBe(0)
  await comesBackTo(page, cards('boxes.openOne'))
  const { result } = await device.call(cardsCalls.readCollection, {})
  expect(result!.cardCount).toBe(1)
})

test('by keyboard only: a card is put on the market for seven days [1.2] [1.10] [2.35]', async () => {
  const { page, device } = await collector()
  await visit(page, '/coconut?part=backpack')
  await page.locator('main section ul li button').first().waitFor()
  await tabTo(page, ({ isCard }) => isCard)
  await page.keyboard.press('Enter')
  await isInDialog(page)
  await enter(page, cards('card.list'))
  await page.locator('dialog:modal fieldset').waitFor()
  await isInDialog(page)
  await tabTo(page, ({ isChoice }) => isChoice, 10)
  await page.keyboard.press('ArrowRight')
  await enter(page, market('list.title'))
  await page.getByText(market('passwordWarning')).waitFor()
  await isInDialog(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  const { result } = await device.call(marketCalls.listMyListings, {})
  expect(result!.count).toBe(1)
})

test('by keyboard only: a card is swapped after a confirmation [1.2] [1.10] [7.37]', async () => {
  const { page, device } = await collector()
  await visit(page, '/coconut?part=market')
  await page.locator('main li h3').first().waitFor()
  await enter(page, market('row.swap'))
  await page.locator('dialog:modal fieldset').waitFor()
  await tabTo(page, ({ isChoice }) => isChoice, 10)
  await page.keyboard.press('ArrowRight')
  await enter(page, market('swap.submit'))
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await enter(page, market('swap.submit'))
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: market('done'), exact: true }).waitFor()
  await isInDialog(page)
  await enter(page, market('done'))
  await expect.poll(() => dialogs(page)).toBe(0)
  const { result } = await device.call(cardsCalls.listCardEvents, {})
  expect(result!.events.map(({ kind }) => kind)).toContain('swapIn')
})

test('by keyboard only: a card is redeemed with its item ID and its password [1.2] [2.38]', async () => {
  const owner = neighbours[4]!
  const { result } = await owner.device.call(
    marketCalls.listCard,
    { cardId: cardIdOf(owner.userId, 5), days: 1 },
    once(),
  )
  const { page } = await newcomer(world)
  await visit(page, '/coconut?part=redeem')
  await page.locator('main form').waitFor()
  await tabTo(page, ({ isField }) => isField)
  await page.keyboard.type(result!.code)
  await tabTo(page, ({ isField }) => isField, 8)
  await page.keyboard.type(result!.password)
  await page.keyboard.press('Enter')
  await page.getByText(said('market', 'swap.rest', { days: TRADE_LOCK / days(1) })).waitFor()
  await enter(page, market('redeem.again'))
  await page.locator('main form').waitFor()
})

test('by keyboard only: a place in the queue of a cloud game is taken and given up [1.2] [2.26]', async () => {
  const house = await openCloudHouse(world)
  const { page, userId } = await newcomer(world)
  await giveTime(world, userId)
  await visit(page, '/cloud')
  const taken = page.getByRole('button', { name: new RegExp(TAKEN_GAME_NAME) })
  // The rest of the list comes near its end, more slowly than a script can press Tab.
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return taken.count()
    })
    .toBe(1)
  await page.keyboard.press('Home')
  await tabTo(page, ({ name }) => name.includes(TAKEN_GAME_NAME))
  await page.keyboard.press('Enter')
  await page.getByRole('radiogroup', { name: cloud('lines.title') }).waitFor()
  await isInDialog(page)
  // The only seat is taken, so the queue is offered at once.
  await enter(page, cloud('sheet.join'))
  const ticket = page.getByRole('region', { name: cloud('ticket.label') })
  await ticket.waitFor()
  // The ticket is above the games.
  await tabTo(page, ({ name }) => name === cloud('ticket.leave'), 140, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await isInDialog(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await comesBackTo(page, cloud('ticket.leave'))
  await page.keyboard.press('Enter')
  await question.waitFor()
  await enter(page, await question.getByRole('button').last().innerText())
  await ticket.waitFor({ state: 'hidden' })
  house.close()
})
