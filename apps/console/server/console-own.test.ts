import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openCloudRig } from '#apps/testing/cloud-rig.ts'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { listActions } from '#modules/operator/server/index.ts'

let portal: TestPortal
let rig: ConsoleRig
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

const latest = async () => (await listActions(portal.db, { size: 1 }))[0]!

describe('nobody decides about what belongs to them:', () => {
  test('their card, their list, their play, their report', async () => {
    const device = portal.device('Sue')
    await device.signIn()
    const own = device.userId()
    const sue = await rig.operator('Sue', 'support', own)
    const cardId = await giveCard(portal, device, 1)
    expect(await sue.try('cards void', { CARD: cardId, REASON: 'mine' })).toMatchObject({
      status: 403,
      why: 'yourself',
    })
    const mo = await rig.operator('Mo', 'moderator', own)
    const accused = portal.device('Ann')
    await accused.signIn()
    const message = {
      room: 'world',
      text: 'rocks',
      language: 'en',
      sent_at: timestamp(portal.now()),
      state: 'shown',
    } as const
    await portal.db
      .insertInto('chat_message')
      .values({ id: 'm1', account_id: accused.userId(), ...message })
      .execute()
    const report = {
      message_id: 'm1',
      accused_id: accused.userId(),
      reporter_id: own,
      type: 'insult',
      text: '',
    } as const
    await portal.db
      .insertInto('chat_report')
      .values({ id: 'r1', reported_at: timestamp(portal.now()), ...report })
      .execute()
    for (const command of ['reports claim', 'reports close'])
      expect(
        await mo.try(command, {
          REPORT: 'r1',
          ...(command === 'reports close' ? { VERDICT: 'upheld' } : {}),
        }),
      ).toMatchObject({ status: 403, why: 'yourself' })
    expect(await latest()).toMatchObject({ operator: 'Mo', subject: 'report r1' })
    const list = { key: 'own-list', account_id: own, name: 'Mine', is_shown: true, games: [1] }
    const at = { created_at: timestamp(portal.now()), changed_at: timestamp(portal.now()) }
    await portal.db
      .insertInto('game_list')
      .values({ ...list, ...at })
      .execute()
    expect(await mo.try('lists remove', { KEY: 'own-list' })).toMatchObject({ why: 'yourself' })
  })

  test('a trade on either side of it', async () => {
    const [seller, taker] = [portal.device('Seller'), portal.device('Taker')]
    const cardId = await giveCard(portal, seller, 33)
    const { listingId } = (await seller.call(marketCalls.listCard, { cardId }, { opId: randomUUID() }))
      .result!
    const givenId = await giveCard(portal, taker, 34)
    expect((await taker.call(marketCalls.swapCard, { listingId, cardId: givenId })).error).toBeNull()
    for (const [name, device] of [
      ['Sid', seller],
      ['Tim', taker],
    ] as const) {
      const one = await rig.operator(name, 'support', device.userId())
      expect(await one.try('trades reverse', { TRADE: listingId, REASON: 'regret' })).toMatchObject({
        why: 'yourself',
      })
    }
    const other = await rig.operator('Oz', 'support')
    expect(await other.try('trades reverse', { TRADE: listingId, REASON: 'theft' })).toMatchObject({
      kind: 'planned',
    })
  })

  test('their cloud play', async () => {
    const cloud = await openCloudRig()
    const worker = await cloud.worker()
    const own = openConsoleRig(cloud)
    const ann = await cloud.player('Ann')
    const { playId } = (await ann.start('mines')).result!.join
    const sue = await own.operator('Sue', 'support', ann.device.userId())
    expect(await sue.try('cloud stop', { PLAY: playId })).toMatchObject({ status: 403, why: 'yourself' })
    await eventually(async () => ({ has: worker.sessions.has(playId) }), { has: true })
    await own.close()
    await cloud.close()
  })
})
