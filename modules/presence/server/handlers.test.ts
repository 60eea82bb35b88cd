import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, minutes, seconds } from '#kit/time/time.ts'
import { presenceCalls } from '../calls.ts'
import { redeemTicket, tidyPresence } from './index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const online = async () => {
  portal.wait(seconds(3))
  return (await portal.device('asker').call(presenceCalls.countOnline, {})).result?.online
}
const idOf = async (name: string) => {
  await portal.device(name).signIn()
  return portal.device(name).userId()
}
const ticketOf = async (name: string) =>
  (await portal.device(name).call(presenceCalls.takeTicket, {})).result!

test('a player is online for ninety seconds after a call', async () => {
  portal.wait(minutes(10))
  expect(await online()).toBe(0)
  const id = await idOf('caller')
  await portal.device('caller').call(presenceCalls.takeTicket, {})
  const at = portal.now()
  expect((await portal.api.presence.seenAt(portal.db, [id])).get(id)).toBe(at)
  expect(await online()).toBe(1)
  portal.wait(seconds(87 - 3))
  expect(await online()).toBe(1)
  expect(await online()).toBe(0)
  expect((await portal.api.presence.seenAt(portal.db, [id])).get(id)).toBe(at)
})

test('an active player is stored once in half a minute, and other processes see it', async () => {
  const id = await idOf('busy')
  const { presence } = portal.api
  const stored = async () => {
    await presence.flush()
    const rows = await portal.db.selectFrom('presence').selectAll().where('account_id', '=', id).execute()
    return rows[0]?.seen_at
  }
  portal.wait(minutes(1))
  presence.touch(id, portal.now())
  const first = portal.now()
  expect(await stored()).toBe(first)
  portal.wait(seconds(29))
  presence.touch(id, portal.now())
  expect(await stored()).toBe(first)
  portal.wait(seconds(1))
  presence.touch(id, portal.now())
  expect(await stored()).toBe(after(first, seconds(30)))
})

test('the count of players online is cached for three seconds', async () => {
  portal.wait(minutes(10))
  expect(await online()).toBe(0)
  portal.api.presence.touch(await idOf('late'), portal.now())
  const asked = await portal.device('asker').call(presenceCalls.countOnline, {})
  expect(asked.result).toEqual({ online: 0 })
  expect(await online()).toBe(1)
})

test('a socket ticket opens one socket', async () => {
  const { ticket, endsAt } = await ticketOf('player')
  expect(endsAt).toBe(after(portal.now(), seconds(30)))
  const redeemed = await redeemTicket(portal.db, ticket, portal.now())
  expect(redeemed?.accountId).toBe(portal.device('player').userId())
  expect(await redeemTicket(portal.db, ticket, portal.now())).toBeUndefined()
})

test('ten simultaneous uses of one socket ticket open one socket', async () => {
  const { ticket } = await ticketOf('player')
  const tries = Array.from({ length: 10 }, () => redeemTicket(portal.db, ticket, portal.now()))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
})

test('an expired socket ticket is refused and deleted', async () => {
  const [one, other] = [await ticketOf('player'), await ticketOf('player')]
  portal.wait(seconds(29))
  expect(await redeemTicket(portal.db, one.ticket, portal.now())).toBeDefined()
  portal.wait(seconds(1))
  await tidyPresence(portal.db, portal.now())
  expect(await portal.db.selectFrom('live_ticket').selectAll().execute()).toEqual([])
  expect(await redeemTicket(portal.db, other.ticket, portal.now())).toBeUndefined()
})

test('the database stores only hashes of socket tickets', async () => {
  const { ticket } = await ticketOf('player')
  const rows = await portal.db.selectFrom('live_ticket').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ticket)
})

test('anybody may request the time, only players a ticket', async () => {
  const stranger = portal.device('stranger')
  const time = await stranger.call(presenceCalls.readTime, {})
  expect(time.result).toEqual({ now: portal.now() })
  const refused = await stranger.post(presenceCalls.takeTicket.wire, {
    body: { id: 1, params: {}, head: {} },
  })
  expect(refused.json()).toMatchObject({ result: null, error: { code: 101005 } })
})
