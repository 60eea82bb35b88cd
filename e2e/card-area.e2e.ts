import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketCalls } from '#modules/market/calls.ts'
import { visit } from './browser.ts'
import { cardIdOf, giveCards, giveTime, must, once } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { word } from './words.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const cards = (key: string) => word('cards', key)
const main = (page: Page) => page.locator('main')

/** A player with one of every card. */
async function collector() {
  const walker = await newcomer(world)
  await giveCards(world, walker.userId, 1)
  return walker
}

test('the card area has navigation bars, and a place for every card of every tier [2.6] [2.34] [3.16]', async () => {
  const { page } = await collector()
  await visit(page, '/coconut?part=backpack')
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
  await expect.poll(() => main(page).locator('section ul li button').count()).toBe(52)
  const tiers = await main(page).getByRole('button').allInnerTexts()
  for (const tier of ['S', 'SS', 'SSS'])
    expect(
      tiers.some((words) => words.replace(/\s+/g, ' ').startsWith(`${tier} `)),
      tier,
    ).toBe(true)
})

const links = (page: Page, key: string) =>
  page
    .getByRole('navigation', { name: cards(key), exact: true })
    .getByRole('link')
    .allInnerTexts()

test('the coconut area has three places, and empty areas are hidden from a newcomer [2.6]', async () => {
  const { page, userId } = await newcomer(world)
  await visit(page, '/coconut?part=backpack')
  await page.getByRole('heading', { name: cards('bag.none') }).waitFor()
  expect(await links(page, 'parts')).toEqual(
    ['place.palm', 'place.cards', 'place.trade'].map((key) => cards(key)),
  )
  expect(await links(page, 'place.cards')).toEqual(['part.backpack', 'part.time'].map((key) => cards(key)))
  await giveCards(world, userId, 1)
  await page.reload()
  await page.getByRole('heading', { name: cards('bag.own') }).waitFor()
  await expect
    .poll(() => links(page, 'place.cards'))
    .toEqual(['part.backpack', 'part.use', 'part.time'].map((key) => cards(key)))
  await page.getByRole('link', { name: cards('place.trade'), exact: true }).click()
  await expect
    .poll(() => links(page, 'place.trade'))
    .toEqual(['part.market', 'part.swap', 'part.redeem'].map((key) => cards(key)))
})

test('a card is given to a friend from their sheet, and withdrawn while nobody has taken it [4.19] [2.36]', async () => {
  const [giver, friend] = [await collector(), await newcomer(world)]
  await world.change(
    `insert into friendship (low_id, high_id, since_at)
     values (least($1::bigint, $2), greatest($1::bigint, $2), now())`,
    [giver.userId, friend.userId],
  )
  const { page, device } = giver
  await visit(page, '/friends')
  await page.locator('main li button[aria-haspopup="dialog"]').first().click()
  // On a wide screen the sheet is centred, give or take a scroll bar.
  const sheet = (await page.locator('dialog:modal').boundingBox())!
  expect(Math.abs(sheet.x + sheet.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10)
  await page.getByRole('button', { name: word('friends', 'do.gift'), exact: true }).click()
  const gift = page.getByRole('dialog', { name: word('market', 'part.gift') })
  await gift.getByRole('listitem').first().getByRole('button').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('market', 'part.gift'), exact: true })
    .click()
  await gift.getByText(word('market', 'passwordWarning')).waitFor()
  const mine = async () => (await device.call(marketCalls.listMyListings, {})).result!.count
  expect(await mine()).toBe(1)
  await visit(page, '/friends?part=requests')
  const offers = page.getByRole('region', { name: word('friends', 'pending') })
  await offers.getByRole('button', { name: word('friends', 'withdraw'), exact: true }).click()
  await offers.waitFor({ state: 'detached' })
  expect(await mine()).toBe(0)
})

test('the player’s listing shows its code, its password and its time [2.36] [3.15] [3.17]', async () => {
  const { page, userId, device } = await collector()
  const cardId = cardIdOf(userId, 9)
  const listed = (await device.call(marketCalls.listCard, { cardId, days: 3 }, once())).result!
  await visit(page, '/coconut?part=mine')
  const bare = (text: string | null) => (text ?? '').replace(/[-\s]/g, '')
  const shown = async () => bare(await main(page).textContent())
  await expect.poll(shown).toContain(bare(listed.code))
  await expect.poll(shown).toContain(bare(listed.password))
  await expect.poll(shown).toContain('3d')
})

test('the swap hall shows what the player’s cards can pay for [2.37] [1.11]', async () => {
  const owner = await collector()
  const cardId = cardIdOf(owner.userId, 10)
  await must(owner.device.call(marketCalls.listCard, { cardId, days: 3, wants: [11] }, once()))
  const { page } = await collector()
  await visit(page, '/coconut?part=swap')
  await main(page).locator('li h3').first().waitFor()
  await main(page)
    .getByRole('button', { name: word('market', 'row.swap') })
    .first()
    .waitFor()
})

test('the event log has its four columns, relative times, and No Data before anything happens [2.39] [4.28] [8.8]', async () => {
  const { page, userId, device } = await newcomer(world)
  await visit(page, '/coconut?part=events')
  await page.getByRole('heading', { name: 'No Data', exact: true }).waitFor()
  await giveCards(world, userId, 1)
  for (const kind of [1, 2, 3, 4])
    await must(device.call(marketCalls.listCard, { cardId: cardIdOf(userId, kind), days: 1 }, once()))
  const events = `select id, row_number() over (order by id) as place from card_event where account_id = $1`
  await world.change(
    `update card_event set happened_at = now() - case place when 1 then interval '0'
       when 2 then interval '5 minutes' when 3 then interval '3 hours' else interval '40 days' end
     from (${events}) numbered where card_event.id = numbered.id`,
    [userId],
  )
  await page.reload()
  const headers = page.getByRole('columnheader')
  await expect
    .poll(() => headers.allTextContents())
    .toEqual(['log.time', 'log.event', 'log.id', 'log.target'].map(cards))
  const times = () => page.locator('tbody tr td:first-child').allTextContents()
  await expect.poll(times).toEqual(expect.arrayContaining(['just now', '5 minutes ago', '3 hours ago']))
  // The year is shown only if it is not the current one.
  const now = new Date()
  const then = new Date(now.getTime() - 40 * 24 * 3_600_000)
  const [old] = (await times()).filter((time) => !/ago|now/.test(time))
  expect(/20\d\d/.test(old!)).toBe(then.getUTCFullYear() !== now.getUTCFullYear())
  expect(old).toMatch(/[A-Z][a-z]{2}/)
})

test('cloud time shows the remaining time, each grant and when it expires [3.11] [2.24]', async () => {
  const { page, userId } = await newcomer(world)
  await giveTime(world, userId)
  await visit(page, '/coconut?part=time')
  const grants = page.getByRole('region', { name: word('playtime', 'grants') })
  await grants.getByText(word('playtime', 'source.gift'), { exact: true }).waitFor()
  await grants.getByText(word('playtime', 'ends').replace('{time}', '1d'), { exact: true }).first().waitFor()
  await grants.getByText('1h', { exact: true }).waitFor()
})
