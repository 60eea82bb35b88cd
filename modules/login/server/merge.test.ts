import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { stealOnce } from '#apps/testing/steal-once.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { dayOf, days, hours, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { badgesCalls } from '#modules/badges/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterAll(() => portal.close())

let players = 0
let who: string
let memberId: number
let device: TestDevice
/** A member somewhere else, and here a visitor of a day with three cards and two boxes. */
beforeEach(async () => {
  who = `member ${++players}`
  const home = portal.device(`home of ${who}`)
  await home.signIn()
  memberId = home.userId()
  await portal.signIn(home, { who })
  device = portal.device(`visitor ${players}`)
  for (const kind of [1, 2, 33]) await giveCard(portal, device, kind)
  for (const place of [1, 2]) await giveBoxTo(device, `BOX${players}${place}`)
  portal.wait(hours(24))
})

async function giveBoxTo({ userId }: TestDevice, boxId: string) {
  const box = { boxId, accountId: userId(), kind: 'normal', source: 'gift', sourceId: boxId } as const
  await inTransaction(portal.db, (tx) => giveBox(tx, { ...box, gotAt: portal.now() }))
}
const move = () => device.call(loginCalls.moveGoods, {})
const cardsOf = async (player: TestDevice) => (await player.call(cardsCalls.listCards, {})).result!.cards
const boxesOf = async (player: TestDevice) =>
  (await player.call(cardsCalls.listBoxes, {})).result!.boxes.reduce((sum, { count }) => sum + count, 0)
const holds = async () =>
  expect((await checkInvariants(portal.db)).filter(({ broken }) => broken > 0)).toEqual([])
async function signOut() {
  await device.call(accountCalls.signOut, {})
  device.token = undefined
  await device.signIn()
}

test('[1.24] a visitor’s boxes and cards are offered to their member account, and moved together', async () => {
  const { result } = await portal.signIn(device, { who })
  expect(result).toMatchObject({
    merge: { state: 'switched', boxes: 2, cards: 3 },
    account: { userId: memberId },
  })
  expect(await cardsOf(device)).toEqual([])
  const moved = { boxes: 2, cards: 3, leftBehind: 0 }
  expect((await move()).result).toEqual(moved)
  expect((await move()).result).toEqual(moved)
  expect((await cardsOf(device)).map(({ kind }) => kind).toSorted()).toEqual([1, 2, 33])
  expect(await boxesOf(device)).toBe(2)
  await holds()
  const opened = await device.call(cardsCalls.openBoxes, { count: 2 }, { opId: randomUUID() })
  expect(opened.result?.opened).toHaveLength(2)
  await signOut()
  expect([await cardsOf(device), await boxesOf(device)]).toEqual([[], 0])
  await holds()
})

test('both event logs record it', async () => {
  await portal.signIn(device, { who })
  await move()
  const kinds = async () =>
    (await device.call(cardsCalls.listCardEvents, {})).result!.events.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['boxesIn', 'moveIn', 'moveIn', 'moveIn'])
  await signOut()
  expect(await kinds()).toEqual(['boxesOut', 'moveOut', 'moveOut', 'moveOut'])
})

test('locks of trades stay on their cards to the second', async () => {
  const seller = portal.device(`seller ${players}`)
  const cardId = await giveCard(portal, seller, 3)
  const listed = (await seller.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })).result!
  await device.call(marketCalls.redeemListing, { code: listed.code, password: listed.password })
  const before = (await cardsOf(device)).find((card) => card.cardId === cardId)!
  expect(before.isLocked).toBe(true)
  await portal.signIn(device, { who })
  await move()
  const after = (await cardsOf(device)).find((card) => card.cardId === cardId)!
  expect(after).toMatchObject({ isLocked: true, lockedUntil: before.lockedUntil })
  const answer = await device.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
  expect(answer.error?.name).toBe('CardLocked')
  await holds()
})

test('a card in use is taken out of use and moved; one on the market stays, and its trade continues', async () => {
  const [used, listed] = await cardsOf(device)
  await device.call(cardsCalls.useCard, { cardId: used!.cardId, gameId: 1752 })
  const listing = await device.call(marketCalls.listCard, { cardId: listed!.cardId }, { opId: randomUUID() })
  const { result } = await portal.signIn(device, { who })
  expect(result?.merge).toEqual({ state: 'switched', boxes: 2, cards: 2 })
  expect((await move()).result).toEqual({ boxes: 2, cards: 2, leftBehind: 1 })
  const usable = (await device.call(cardsCalls.listUsableCards, {})).result!
  expect(usable.usedCount).toBe(0)
  expect(usable.usable.map(({ card }) => card.cardId)).toContain(used!.cardId)
  await holds()
  const buyer = portal.device(`buyer ${players}`)
  const { code, password } = listing.result!
  expect((await buyer.call(marketCalls.redeemListing, { code, password })).error).toBeNull()
  await holds()
})

test('a card of an expired listing is moved', async () => {
  const [first] = await cardsOf(device)
  await device.call(marketCalls.listCard, { cardId: first!.cardId, days: 1 }, { opId: randomUUID() })
  portal.wait(days(2))
  expect((await portal.signIn(device, { who })).result?.merge.cards).toBe(3)
  expect((await move()).result).toEqual({ boxes: 2, cards: 3, leftBehind: 0 })
  await holds()
})

test('a box is moved, with its original winner', async () => {
  const thief = portal.device('Ann')
  await thief.signIn()
  await portal.device('Ben').signIn()
  await stealOnce(portal.portal)
  expect((await portal.signIn(thief, { who })).result?.merge).toEqual({
    state: 'switched',
    boxes: 1,
    cards: 0,
  })
  expect((await thief.call(loginCalls.moveGoods, {})).result).toMatchObject({ boxes: 1 })
  await holds()
})

test('streak, wishes and badges move without goods, once, without a question', async () => {
  const bare = portal.device(`bare visitor ${players}`)
  await bare.signIn()
  const visitorId = bare.userId()
  const at = timestamp(portal.now())
  await portal.db
    .insertInto('daily_finish')
    .values({
      account_id: visitorId,
      day: dayOf(portal.now()),
      game_id: 1752,
      finished_at: at,
      utc_offset: 3600,
    })
    .execute()
  await portal.db.insertInto('market_wish').values({ account_id: visitorId, kind: 7, made_at: at }).execute()
  await portal.db
    .insertInto('badge_won')
    .values({ account_id: visitorId, badge_id: 'twenty48/first', won_at: at })
    .execute()
  const has = async () => ({
    days: (await bare.call(dailiesCalls.readOwnDays, {})).result!.days,
    wishes: (await bare.call(marketCalls.listWishes, {})).result!.kinds,
    badges: (await bare.call(badgesCalls.listBadges, {})).result!.badges.map(
      ({ badgeId, wonAt }) => wonAt && badgeId,
    ),
  })
  const { result } = await portal.signIn(bare, { who })
  expect(result).toMatchObject({
    merge: { state: 'switched', boxes: 0, cards: 0 },
    account: { userId: memberId },
  })
  expect(await has()).toMatchObject({
    days: 1,
    wishes: [7],
    badges: expect.arrayContaining(['twenty48/first']),
  })
  // A wish that the member takes back stays so.
  await bare.call(marketCalls.setWish, { kind: 7, isWished: false })
  await bare.call(accountCalls.signOut, {})
  bare.token = undefined
  await bare.signIn()
  expect((await has()).days).toBe(1)
  await portal.signIn(bare, { who })
  expect(await has()).toMatchObject({ days: 1, wishes: [] })
  await holds()
})

test('play time stays with the visitor', async () => {
  await device.call(playtimeCalls.checkTime, {})
  const before = (await device.call(playtimeCalls.listGrants, {})).result!.totalSeconds
  expect(before).toBe(600)
  await portal.signIn(device, { who })
  await move()
  expect((await device.call(playtimeCalls.listGrants, {})).result!.totalSeconds).toBe(0)
  await signOut()
  expect((await device.call(playtimeCalls.listGrants, {})).result!.totalSeconds).toBe(600)
})

test('declined goods are not offered again; another visitor’s are', async () => {
  await portal.signIn(device, { who })
  expect((await device.call(loginCalls.leaveGoods, {})).result).toEqual({ ok: true })
  expect((await move()).error).toMatchObject({ code: 101013, name: 'OfferGone' })
  await signOut()
  expect(await cardsOf(device)).toHaveLength(3)
  expect((await portal.signIn(device, { who })).result?.merge).toEqual({
    state: 'switched',
    boxes: 0,
    cards: 0,
  })
  const other = portal.device(`other visitor ${players}`)
  await giveCard(portal, other, 5)
  portal.wait(hours(24))
  expect((await portal.signIn(other, { who })).result?.merge).toMatchObject({ cards: 1 })
})

test('an offer expires after half an hour, and is repeated at the next sign-in', async () => {
  await portal.signIn(device, { who })
  portal.wait(minutes(30))
  expect((await move()).error?.name).toBe('OfferGone')
  await signOut()
  expect((await portal.signIn(device, { who })).result?.merge).toMatchObject({ boxes: 2, cards: 3 })
  expect((await move()).result).toMatchObject({ boxes: 2, cards: 3 })
})

test('a member moves goods only once', async () => {
  await portal.signIn(device, { who })
  await move()
  const other = portal.device(`other visitor ${players}`)
  await giveCard(portal, other, 5)
  portal.wait(hours(24))
  expect((await portal.signIn(other, { who })).result?.merge).toEqual({
    state: 'switched',
    boxes: 0,
    cards: 0,
  })
  expect((await other.call(loginCalls.moveGoods, {})).result).toEqual({ boxes: 2, cards: 3, leftBehind: 0 })
  expect(await cardsOf(other)).toHaveLength(3)
})

test('a visitor of less than a day has nothing to offer', async () => {
  const fresh = portal.device(`fresh ${players}`)
  await giveCard(portal, fresh, 5)
  portal.wait((hours(24) - 1) as never)
  expect((await portal.signIn(fresh, { who })).result?.merge).toEqual({
    state: 'switched',
    boxes: 0,
    cards: 0,
  })
})

test('goods that belong to a member meanwhile are not taken from them', async () => {
  await portal.signIn(device, { who })
  const elsewhere = portal.device(`same visitor ${players}`)
  elsewhere.deviceId = device.deviceId
  for (const [name, value] of device.cookies) elsewhere.cookies.set(name, value)
  await elsewhere.signIn()
  await portal.signIn(elsewhere, { who: `${who}, somebody else`, at: 'two' })
  expect((await move()).error?.name).toBe('OfferGone')
  expect(await cardsOf(elsewhere)).toHaveLength(3)
})
