import { createHash, createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { cardsCalls } from '../calls.ts'
import type { BoxKind } from '../model.ts'
import { draw, drawText, rollsOf } from '../rules/draw.ts'
import { FIRST_ODDS } from '../rules/odds.ts'
import { giveBox } from './index.ts'

const { readCollection, openBoxes, listCards, readOpening, listCardEvents, listBoxes, readOdds } = cardsCalls
const { useCard, stopUsingCard, listUsableCards } = cardsCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

let boxes = 0
async function give(device: TestDevice, kind: BoxKind, count = 1) {
  if (device.token === undefined) await device.signIn()
  for (let index = 0; index < count; index++) {
    const boxId = `BOX${String(++boxes).padStart(23, '0')}`
    await inTransaction(portal.db, (tx) =>
      giveBox(tx, {
        boxId,
        accountId: device.userId(),
        kind,
        source: 'gift',
        sourceId: boxId,
        gotAt: portal.now(),
      }),
    )
  }
}
const open = (device: TestDevice, params = {}, opId: string = randomUUID()) =>
  device.call(openBoxes, params, { opId })
const collection = async (device: TestDevice) => (await device.call(readCollection, {})).result!

describe('an opening', () => {
  test('turns boxes into cards, rare boxes first, and marks new kinds [1.8] [7.28]', async () => {
    const anna = portal.device('Anna')
    await give(anna, 'normal', 3)
    await give(anna, 'rare')
    await collection(anna)
    const { result } = await open(anna, { count: 3 })
    expect(result!.opened.map(({ box }) => box)).toEqual(['rare', 'normal', 'normal'])
    expect(result!.boxes).toEqual([
      { kind: 'normal', count: 1 },
      { kind: 'rare', count: 0 },
    ])
    expect(result!.opened[0]!.isNew).toBe(true)
    expect(['rare', 's', 'ss', 'sss']).toContain(result!.opened[0]!.card.level)
    const { cards, count } = (await anna.call(listCards, {})).result!
    expect(count).toBe(3)
    expect(cards.map(({ cardId }) => cardId).toSorted()).toEqual(
      result!.opened.map(({ card }) => card.cardId).toSorted(),
    )
  })

  test('can be checked by anybody: with the hash published before, the secret, and the player’s opId', async () => {
    const bela = portal.device('Bela')
    await give(bela, 'normal', 2)
    const { nextSeedHash } = await collection(bela)
    const salt = randomUUID()
    const { result } = await open(bela, { count: 2 }, salt)
    const { opening } = (
      await portal.device('Checker').call(readOpening, { openingId: result!.opening.openingId })
    ).result!
    expect(opening).toEqual(result!.opening)
    expect(opening.seedHash).toBe(nextSeedHash)
    expect(createHash('sha256').update(opening.seed).digest('base64url')).toBe(nextSeedHash)
    expect(opening.salt).toBe(salt)
    for (const [place, { box, sMisses, ssMisses, kind }] of opening.draws.entries()) {
      const digest = createHmac('sha256', opening.seed).update(drawText(salt, place)).digest()
      const misses = { s: sMisses, ss: ssMisses }
      expect(draw(box, misses, rollsOf(digest), FIRST_ODDS).kind).toBe(kind)
    }
    expect((await collection(bela)).nextSeedHash).toBe(result!.nextSeedHash)
    expect(result!.nextSeedHash).not.toBe(nextSeedHash)
  })

  test('that is sent again gives the same answer', async () => {
    const chao = portal.device('Chao')
    await give(chao, 'normal', 2)
    await collection(chao)
    const opId = randomUUID()
    const [first, again] = [await open(chao, {}, opId), await open(chao, {}, opId)]
    expect(again.result).toEqual(first.result)
    expect((await chao.call(listBoxes, {})).result!.boxes[0]).toEqual({ kind: 'normal', count: 1 })
  })

  test('of nothing is refused', async () => {
    const dora = portal.device('Dora')
    expect((await open(dora)).error).toMatchObject({ code: 200410, name: 'NoBox' })
    await give(dora, 'normal')
    await collection(dora)
    expect((await open(dora, { box: 'rare' })).error).toMatchObject({ name: 'NoBox' })
    expect((await dora.call(openBoxes, {})).error).toMatchObject({ name: 'InvalidParams' })
    expect((await open(dora, { count: 11 })).error).toMatchObject({ name: 'InvalidParams' })
  })

  test('counts towards the guarantee: the fiftieth box at the latest holds an S [7.28]', async () => {
    const eve = portal.device('Eve')
    await give(eve, 'normal', 60)
    await collection(eve)
    let longest = 0
    for (let round = 0; round < 6; round++) {
      const { result } = await open(eve, { count: 10 })
      longest = Math.max(longest, ...result!.opening.draws.map(({ sMisses }) => sMisses))
    }
    expect(longest).toBeLessThan(50)
    const { events } = (await eve.call(listCardEvents, {})).result!
    expect(events).toHaveLength(50)
    expect(events[0]).toMatchObject({ kind: 'box', target: null })
  })
})

test('the odds are published, with and without the guarantee', async () => {
  const { version, boxes: published, pity } = (await portal.device('Reader').call(readOdds, {})).result!
  expect(version).toBe(1)
  expect(pity).toEqual({ sAtLatest: 50, ssAtLatest: 300 })
  for (const { rates } of published) {
    expect(rates.reduce((sum, { base }) => sum + base, 0)).toBe(1_000_000)
    expect(
      Math.abs(rates.reduce((sum, { withGuarantee }) => sum + withGuarantee, 0) - 1_000_000),
    ).toBeLessThan(5)
  }
})

describe('a card in use', () => {
  const GAME = 1752
  test('is used at one game and returned, and a fourth is refused [3.17] [5.7] [8.5] [7.33] [7.34]', async () => {
    const fay = portal.device('Fay')
    await give(fay, 'normal', 5)
    await collection(fay)
    const { opened } = (await open(fay, { count: 5 })).result!
    const ids = opened.map(({ card }) => card.cardId)
    expect((await fay.call(useCard, { cardId: ids[0]!, gameId: GAME })).result).toMatchObject({
      usedCount: 1,
      card: { state: 'used', usedBy: GAME },
    })
    expect((await fay.call(useCard, { cardId: ids[0]!, gameId: GAME })).result).toMatchObject({
      usedCount: 1,
    })
    expect((await fay.call(useCard, { cardId: ids[1]!, gameId: GAME })).error).toMatchObject({
      name: 'CardBusy',
    })
    expect((await fay.call(useCard, { cardId: ids[1]!, gameId: 5 })).error).toMatchObject({
      name: 'GameNotFound',
    })
    const stranger = portal.device('Gus')
    expect((await stranger.call(useCard, { cardId: ids[1]!, gameId: GAME })).error).toMatchObject({
      name: 'CardNotYours',
    })
    expect((await stranger.call(stopUsingCard, { cardId: ids[0]! })).error).toMatchObject({
      name: 'CardNotYours',
    })
    for (const [index, gameId] of [1748, 604].entries())
      expect((await fay.call(useCard, { cardId: ids[index + 1]!, gameId })).result).toMatchObject({
        usedCount: index + 2,
      })
    expect((await fay.call(useCard, { cardId: ids[3]!, gameId: 607 })).error).toMatchObject({
      name: 'UseLimit',
      code: 200501,
      data: { useMax: 3 },
    })
    const usable = (await fay.call(listUsableCards, {})).result!
    expect(usable).toMatchObject({ usedCount: 3, mostInUse: 3 })
    expect(usable.usable).toHaveLength(5)
    expect((await fay.call(stopUsingCard, { cardId: ids[0]! })).result).toMatchObject({
      card: { state: 'bag' },
    })
    expect((await fay.call(stopUsingCard, { cardId: ids[0]! })).result).toMatchObject({
      card: { state: 'bag' },
    })
    expect((await fay.call(useCard, { cardId: ids[3]!, gameId: 607 })).result).toMatchObject({ usedCount: 3 })
  })

  test('cannot be listed, and a listed card cannot be used', async () => {
    const hugo = portal.device('Hugo')
    const [cardId, other] = [await giveCard(portal, hugo, 33), await giveCard(portal, hugo, 34)]
    await hugo.call(useCard, { cardId, gameId: GAME })
    const list = (id: string) => hugo.call(marketCalls.listCard, { cardId: id }, { opId: randomUUID() })
    expect((await list(cardId)).error).toMatchObject({ name: 'CardBusy' })
    await list(other)
    expect((await hugo.call(useCard, { cardId: other, gameId: 604 })).error).toMatchObject({
      name: 'CardBusy',
    })
    expect((await hugo.call(stopUsingCard, { cardId: other })).error).toMatchObject({ name: 'CardBusy' })
  })
})

test('a player who has never viewed the collection can open a box', async () => {
  const ines = portal.device('Ines')
  await give(ines, 'normal')
  expect((await open(ines)).result!.opened).toHaveLength(1)
})

test('the backpack and the event log are paged, and no invalid cursor breaks them [7.23] [7.24] [7.25]', async () => {
  const jon = portal.device('Jon')
  await give(jon, 'normal', 70)
  for (let round = 0; round < 7; round++) await open(jon, { count: 10 })
  const first = (await jon.call(listCards, {})).result!
  const second = (await jon.call(listCards, { cursor: first.cursor! })).result!
  expect([first.cards.length, first.hasMore, second.cards.length, second.hasMore]).toEqual([
    60,
    true,
    10,
    false,
  ])
  expect(new Set([...first.cards, ...second.cards].map(({ cardId }) => cardId)).size).toBe(70)
  const events = (await jon.call(listCardEvents, {})).result!
  expect((await jon.call(listCardEvents, { cursor: events.cursor! })).result!.events).toHaveLength(20)
  const { kinds, cardCount } = await collection(jon)
  expect(kinds).toHaveLength(52)
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(cardCount)
  for (const cursor of ['x', 'NaN.x', 'Infinity.x', '1e300.A', '99999999999999999999', '-1', ''])
    for (const call of [listCards, listCardEvents])
      expect((await jon.call(call, { cursor })).status, cursor).toBe(200)
})

test('an unknown opening is not found', async () => {
  const answer = await portal.device('Checker').call(readOpening, { openingId: 'NONE' })
  expect(answer.error).toMatchObject({ code: 100002, name: 'NotFound' })
})
