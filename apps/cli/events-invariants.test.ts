import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsAfter } from '#apps/testing/broken-ledger.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { insertEvent, SETTLED_AFTER, settleEvents } from '#modules/events/server/index.ts'
import { planFrom } from '#modules/events/testing/event-samples.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  const device = portal.device('player')
  await device.signIn()
  await insertEvent(portal.db, planFrom(portal.now()))
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  await settleEvents(portal.db, { gameOf: () => undefined }, portal.now())
  for (const [place, name] of ['one', 'other'].entries()) {
    const player = portal.device(name)
    await player.signIn()
    await portal.db
      .insertInto('event_place')
      .values({ event_slug: 'reefs', account_id: player.userId(), place: place + 1, points: 10 - place })
      .execute()
  }
})
afterAll(() => portal.close())

const broken = async (statements: readonly string[]) =>
  (await findingsAfter(portal.db, statements)).filter((one) => one.broken > 0).map(({ id }) => id)

test.for<[name: string, statements: string[]]>([
  ['an event that is settled before its end', [`update event set settled_at = ends_at`]],
  ['places of an event that is not settled', [`update event set settled_at = null`]],
  ['a place with more points than the one before it', [`update event_place set points = 99 where place = 2`]],
])('%s breaks I14', async ([, statements]) => {
  expect(await broken([])).toEqual([])
  expect(await broken(statements)).toEqual(['I14'])
})
