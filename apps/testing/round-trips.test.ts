import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { hours, type Instant } from '#kit/time/time.ts'
import { after } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { giveCard } from './give-card.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

/** Trips to the database inside the transaction of what a player does most (docs/economy.md undefined). */
const MOST_TRIPS = 4

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

/** A session that was read a moment ago costs no trip, nor does one that was used a moment ago. */
async function warm(name: string) {
  const device = portal.device(name)
  await device.call(cardsCalls.listBoxes, {})
  return device
}

test('opening ten boxes takes at most four round trips to the database', async () => {
  const device = await warm('opener')
  for (let place = 0; place < 12; place++)
    await inTransaction(portal.db, (tx) =>
      giveBox(tx, {
        boxId: `BOX${place}`,
        accountId: device.userId(),
        kind: 'normal',
        source: 'gift',
        sourceId: `gift ${place}`,
        gotAt: portal.now(),
      }),
    )
  const open = () => device.call(cardsCalls.openBoxes, { count: 5 }, { opId: randomUUID() })
  // The first opening makes the collector.
  await open()
  const asked = await portal.statementsOf(async () => expect((await open()).result?.opened).toHaveLength(5))
  expect(asked.length, asked.join('\n\n')).toBeLessThanOrEqual(MOST_TRIPS)
})

test('taking a ripe reward takes at most four round trips to the database', async () => {
  const device = await warm('drifter')
  await device.call(idleCalls.startOnline, {})
  const [ripeAt, claimUntil] = [portal.now(), after(portal.now(), hours(24))] as [Instant, Instant]
  await portal.db
    .insertInto('idle_reward')
    .values({
      id: 'RIPE',
      stretch_code: 'none',
      place: 1,
      account_id: device.userId(),
      box: 'normal',
      state: 'ripe',
      ripe_at: timestamp(ripeAt),
      state_at: timestamp(claimUntil),
      taken_by: null,
      locked_on: null,
    })
    .execute()
  const take = () => device.call(idleCalls.takeReward, { rewardId: 'RIPE' })
  const asked = await portal.statementsOf(async () => expect((await take()).result?.from).toBe('own'))
  expect(asked.length, asked.join('\n\n')).toBeLessThanOrEqual(MOST_TRIPS)
})

test('a swap takes at most four round trips to the database', async () => {
  const [seller, taker] = [await warm('seller'), await warm('taker')]
  const cardId = await giveCard(portal, seller, 33)
  const offered = await giveCard(portal, taker, 34)
  const { listingId } = (await seller.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })).result!
  const swap = () => taker.call(marketCalls.swapCard, { listingId, cardId: offered })
  const asked = await portal.statementsOf(async () => expect((await swap()).result?.got).toBeTruthy())
  expect(asked.length, asked.join('\n\n')).toBeLessThanOrEqual(MOST_TRIPS)
})
