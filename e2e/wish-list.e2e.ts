import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketCalls } from '#modules/market/calls.ts'
import { visit } from './browser.ts'
import { EVENTS_ARE_TOLD, ringing, seenAgainUntil } from './friend-steps.ts'
import { cardIdOf, giveCards, must, once } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { word } from './words.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const market = (key: string) => word('market', key)
/** An SS card, and the card to pay with. */
const [WISHED, PAYMENT] = [43, 44]
/** A card that stands on the market beside it. */
const OTHER = 45

test('a missing card is wished for; when somebody lists it the bell notifies, and links to it', async () => {
  await world.change(EVENTS_ARE_TOLD, [])
  const seller = await newcomer(world)
  await giveCards(world, seller.userId, 1)
  const { page, userId } = await newcomer(world)
  await world.change(
    `with moved as (
       insert into card_move (card_id, step, to_id, reason, moved_at) values ($1, 1, $2, 'give', now())
     )
     insert into card (id, owner_id, kind, obtained_at, step) values ($1, $2, $3, now(), 1)`,
    [cardIdOf(userId, PAYMENT), userId, PAYMENT],
  )
  await visit(page, '/coconut?part=backpack')
  const places = page.locator('main section ul li button')
  await expect.poll(() => places.count()).toBe(52)
  await page.locator('section[aria-labelledby="set-ss"] button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: market('wish.add') }).click()
  await sheet.getByRole('button', { name: market('wish.drop') }).waitFor()

  for (const kind of [OTHER, WISHED]) {
    const cardId = cardIdOf(seller.userId, kind)
    await must(seller.device.call(marketCalls.listCard, { cardId, days: 3, wants: [PAYMENT] }, once()))
  }
  await page.reload()
  const bell = ringing(page, '1')
  await seenAgainUntil(page, bell)
  await bell.click()
  await page.getByRole('dialog').getByRole('link', { name: /SS-01/ }).click()
  await page.waitForURL(/part=market&wish=1/)
  const rows = page.locator('main li').filter({ has: page.locator('h3') })
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('heading', { name: market('wish.title') }).waitFor()
  // The filter leaves the other card out, and nothing else does.
  await visit(page, '/coconut?part=market')
  await expect.poll(() => rows.count()).toBe(2)
  await visit(page, '/coconut?part=market&wish=1')
  await expect.poll(() => rows.count()).toBe(1)

  // Removed from the list, the card is no longer wished for.
  await page
    .getByRole('region', { name: market('wish.title') })
    .getByRole('button')
    .click()
  await page.getByRole('heading', { name: market('wish.empty') }).waitFor()
})
