import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#kit/time/time.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { TIME_RULES } from '#modules/playtime/rules/claims.ts'
import { visit } from './browser.ts'
import { cardIdOf, giveCards, must, once } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { said, word } from './words.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const playtime = (key: string) => word('playtime', key)

test('each card counts, and a claim asks before it replaces the time that is left [9.3] [9.5]', async () => {
  const { page, userId } = await newcomer(world)
  // Four cards each of ten kinds of S: more than any round number.
  await giveCards(world, userId, 4)
  await visit(page, '/coconut?part=time')
  const row = page
    .locator('main li')
    .filter({ hasText: said('playtime', 'pays.s', { minutes: TIME_RULES.s.pays / minutes(1) }) })
  await row.getByText('40 cards count', { exact: true }).waitFor()
  await row.getByRole('button').click()
  const left = page.getByRole('region', { name: playtime('grants') })
  await left.getByText('40m', { exact: true }).waitFor()
  // A day later the cards pay again, while some of the first claim is left.
  await world.change(
    `update play_grant set started_at = now() - interval '25 hours', ends_at = now() + interval '1 hour',
       seconds_left = 720 where account_id = $1 and source = 's'`,
    [userId],
  )
  await world.change(`update card set paid_at = now() - interval '25 hours' where owner_id = $1`, [userId])
  await page.reload()
  await row.getByRole('button').click()
  const question = page.getByRole('dialog', { name: playtime('replaceTitle') })
  await question.getByText(/12m/).waitFor()
  await question.getByRole('button', { name: playtime('replace'), exact: true }).click()
  await left.getByText('40m', { exact: true }).waitFor()
  expect(await left.getByText('12m', { exact: true }).count()).toBe(0)
})

test('a listing with minutes left shows an hour: remaining hours round up [9.13]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveCards(world, userId, 1)
  await must(device.call(marketCalls.listCard, { cardId: cardIdOf(userId, 4), days: 7 }, once()))
  await world.change(`update market_listing set ends_at = now() + interval '20 minutes'`)
  await visit(page, '/coconut?part=mine')
  await page.locator('main').getByText('1h', { exact: true }).waitFor()
})
