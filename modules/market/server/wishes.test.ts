import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { marketCalls } from '../calls.ts'
import { MOST_WISHES } from '../rules/wishes.ts'
import { MOST_LOOKED_AT } from './notify-wishers.ts'
import { carryWishes } from './index.ts'
import { lockWishers } from './wish-store.ts'

const { listCard, listMarket, listWishes, setWish, takeBack } = marketCalls

let portal: TestPortal
let count = 0
/** Kinds 43 to 48 are SS. */
let kind = 43
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(() => {
  kind = kind === 48 ? 43 : kind + 1
})

const newcomer = async () => {
  const device = portal.device(`wisher ${++count}`)
  await device.signIn()
  return device
}
const wish = (device: TestDevice, wished: number, isWished = true) =>
  device.call(setWish, { kind: wished, isWished })
async function list(device: TestDevice, listed: number, wants: number[] = []) {
  const cardId = await giveCard(portal, device, listed)
  const listing = (await device.call(listCard, { cardId, wants }, { opId: randomUUID() })).result!
  await portal.api.deliver()
  await portal.api.deliver()
  return listing
}
const told = async (device: TestDevice) =>
  (await device.call(noticesCalls.listNotices, {}))
    .result!.notices.filter((notice) => notice.kind === 'wishListed')
    .map(({ subject, from }) => ({ subject, from: from?.userId }))
const other = (of: number) => (of === 43 ? 44 : 43)
const numberOf = (of: number) => `SS-0${of - 42}`

/** Somebody who wishes for the kind and can pay for it. */
async function wisher() {
  const device = await newcomer()
  await giveCard(portal, device, other(kind))
  await wish(device, kind)
  return device
}

describe('a wish list', () => {
  test('holds at most ten kinds, the latest first, and kinds can be removed', async () => {
    const device = await newcomer()
    for (let one = 1; one <= MOST_WISHES; one++) {
      await wish(device, one)
      portal.wait(days(0.01))
    }
    expect((await wish(device, 52)).error).toMatchObject({ name: 'ListingLimit', data: { max: MOST_WISHES } })
    expect((await wish(device, 4)).error).toBeNull()
    await wish(device, 5, false)
    expect((await wish(device, 52)).result!.kinds).toEqual([52, 10, 9, 8, 7, 6, 4, 3, 2, 1])
    expect((await device.call(listWishes, {})).result).toEqual({
      kinds: [52, 10, 9, 8, 7, 6, 4, 3, 2, 1],
      max: MOST_WISHES,
    })
    expect((await wish(device, 53)).error).toMatchObject({ name: 'InvalidParams' })
  })

  test('filters the market, also within a level', async () => {
    const [device, seller] = [await newcomer(), await newcomer()]
    await wish(device, 33)
    const shown = async (params: object) =>
      (await device.call(listMarket, { ...params, isWished: true })).result!.listings.map((one) => one.kind)
    await list(seller, 34)
    expect(await shown({})).toEqual([])
    await list(seller, 33)
    expect(await shown({})).toEqual([33])
    expect(await shown({ level: 's' })).toEqual([33])
    expect(await shown({ level: 'rare' })).toEqual([])
  })

  test('moves to the member account of its visitor', async () => {
    const [visitor, member] = [await newcomer(), await newcomer()]
    for (let one = 1; one <= MOST_WISHES - 1; one++) await wish(member, one)
    for (const one of [3, 20, 21]) {
      portal.wait(days(0.01))
      await wish(visitor, one)
    }
    const journey = { from: visitor.userId(), to: member.userId() }
    await inTransaction(portal.db, (tx) => carryWishes(tx, journey))
    const { kinds } = (await member.call(listWishes, {})).result!
    expect(kinds).toHaveLength(MOST_WISHES)
    expect(kinds).toContain(21)
    expect((await visitor.call(listWishes, {})).result!.kinds).toEqual([])
  })
})

describe('a listing of a wished kind', () => {
  test('is announced once a day, to players who can pay for it', async () => {
    const [device, poor, seller] = [await wisher(), await newcomer(), await newcomer()]
    await wish(poor, kind)
    await list(seller, kind)
    expect(await told(device)).toEqual([{ subject: numberOf(kind), from: seller.userId() }])
    expect(await told(poor)).toEqual([])
    await list(seller, kind)
    expect(await told(device)).toHaveLength(1)
    portal.wait(days(1))
    await list(seller, kind)
    expect(await told(device)).toHaveLength(2)
  })

  test('is not checked for players who were notified of another one today', async () => {
    const [device, seller] = [await wisher(), await wisher()]
    const looked = () =>
      inTransaction(portal.db, (tx) =>
        lockWishers(
          tx,
          { kind, sellerId: seller.userId() },
          { size: 200, since: portal.now(), now: portal.now() },
        ),
      )
    expect(await looked()).toContain(device.userId())
    expect(await looked()).not.toContain(seller.userId())
    await list(seller, kind)
    expect(await told(device)).toHaveLength(1)
    expect(await looked()).not.toContain(device.userId())
    portal.wait(days(1))
    expect(await looked()).toContain(device.userId())
  })

  test('is not announced to its lister, to blocked players, or to players without a requested card', async () => {
    const [blocked, device, seller] = [await wisher(), await wisher(), await wisher()]
    await blocked.call(friendsCalls.blockPlayer, { userId: String(seller.userId()) })
    await list(seller, kind, [kind === 48 ? 47 : 48])
    expect([await told(device), await told(blocked), await told(seller)]).toEqual([[], [], []])
    portal.wait(days(0.01))
    await list(seller, kind)
    expect([await told(device), await told(blocked), await told(seller)]).toEqual([
      [{ subject: numberOf(kind), from: seller.userId() }],
      [],
      [],
    ])
  })

  test('checks a thousand of ten thousand players who cannot pay, and still finds those who can', async () => {
    const [known, late, seller] = [await wisher(), await newcomer(), await newcomer()]
    await list(seller, kind)
    expect(await told(known)).toHaveLength(1)
    await sql`
      with came as (
        insert into account (id, kind, created_at)
        select 30000000 + number, 'visitor', now() from generate_series(1, 10000) number returning id
      )
      insert into market_wish (account_id, kind, made_at) select id, ${kind}::int, now() from came`.execute(
      portal.db,
    )
    await wish(late, kind)
    await giveCard(portal, late, other(kind))
    const passedSince = async (moment: number) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int from market_wish where kind = ${kind} and passed_at >= ${new Date(moment)}`.execute(
        portal.db,
      )
      return rows[0]!.count
    }
    for (let day = 1; day <= 2; day++) {
      portal.wait(days(1))
      const listedAt = portal.now()
      await list(seller, kind)
      for (let turn = 0; turn < 6; turn++) await portal.api.deliver()
      expect(await passedSince(listedAt)).toBeGreaterThan(MOST_LOOKED_AT - 3)
      expect(await passedSince(listedAt)).toBeLessThanOrEqual(MOST_LOOKED_AT)
    }
    // Those who could pay the last time are not behind thousands who could not.
    for (let listing = 0; listing < 9; listing++) {
      portal.wait(days(0.01))
      await list(seller, kind)
      for (let turn = 0; turn < 6; turn++) await portal.api.deliver()
    }
    expect(await told(late)).toHaveLength(1)
    expect((await told(known)).length).toBeGreaterThanOrEqual(2)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select account_id from market_wish where kind = ${kind} and passed_at is null
        and coalesce(told_on, '') < '2099-01-01' order by coalesce(told_on, ''), account_id limit 200`.execute(
      portal.db,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('market_wish_able')
  })

  test('that ends before its announcement is not announced', async () => {
    const [device, seller] = [await wisher(), await newcomer()]
    const cardId = await giveCard(portal, seller, kind)
    const { listingId } = (await seller.call(listCard, { cardId }, { opId: randomUUID() })).result!
    await seller.call(takeBack, { listingId })
    await portal.api.deliver()
    expect(await told(device)).toEqual([])
  })
})
