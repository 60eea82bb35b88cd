import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, PRODUCT_RATES, type TestPortal } from '#apps/testing/test-portal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { ParamsOf } from '#kit/contract/call.ts'
import { after, days, hours, milliseconds, seconds } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '../calls.ts'

const { listCard, listMyListings, listMarket, listPayable, findListing, listOffers } = marketCalls
const { swapCard, takeBack, shareListing } = marketCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ rates: { ...NO_RATES, listingSearch: PRODUCT_RATES.listingSearch } })
})
afterAll(() => portal.close())

/** Kinds 33 to 42 are S, 1 to 20 normal, 21 to 32 rare. */
const [S1, S2, S3, NORMAL, RARE] = [33, 34, 35, 1, 21] as const
const give = (device: TestDevice, kind: number) => giveCard(portal, device, kind)
const list = (device: TestDevice, cardId: string, more: { wants?: number[]; days?: 1 | 3 | 7 } = {}) =>
  device.call(listCard, { cardId, ...more }, { opId: randomUUID() })
/** A new listing of a new card. */
async function offer(device: TestDevice, kind: number, more: { wants?: number[]; days?: 1 | 3 | 7 } = {}) {
  const cardId = await give(device, kind)
  return { cardId, ...(await list(device, cardId, more)).result! }
}
const swap = (device: TestDevice, listingId: string, cardId: string) =>
  device.call(swapCard, { listingId, cardId })

describe('a listing', () => {
  test('has a code, a password and three days; a repeated request gives the same one [7.35] [3.17]', async () => {
    const anna = portal.device('Anna')
    const cardId = await give(anna, S1)
    const opId = randomUUID()
    const first = await anna.call(listCard, { cardId }, { opId })
    expect(first.result).toMatchObject({ endsAt: after(portal.now(), days(3)) })
    const { code, password, url } = first.result!
    expect([code, password]).toEqual([expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), expect.any(String)])
    expect(url).toContain(code)
    expect(url).not.toContain(password)
    expect((await anna.call(listCard, { cardId }, { opId })).result).toEqual(first.result)
    expect((await list(anna, cardId)).error).toMatchObject({ code: 200502, name: 'CardBusy' })
    const { cards } = (await anna.call(cardsCalls.listCards, {})).result!
    expect(cards.map(({ state }) => state)).toEqual(['listed'])
  })

  test('shows its password only to its owner [3.15] [7.29] [7.36]', async () => {
    const bela = portal.device('Bela')
    const { listingId, password, code } = await offer(bela, NORMAL, { wants: [2, 3, 2], days: 1 })
    const mine = (await bela.call(listMyListings, {})).result!
    expect(mine).toMatchObject({ max: 100, count: 1 })
    expect(mine.listings[0]).toMatchObject({ listingId, password, wrongGuesses: 0, wants: [2, 3] })
    expect(mine.listings[0]).toMatchObject({ isMine: true, secondsLeft: 86_400, state: 'on' })
    const looker = portal.device('Looker')
    const seen = [
      (await portal.device('Anybody').call(listMarket, {})).result!.listings.find(
        (one) => one.listingId === listingId,
      ),
      (await looker.call(findListing, { code })).result!.listing,
      (await bela.call(findListing, { code })).result!.listing,
    ]
    for (const one of seen) {
      expect(one).toMatchObject({
        listingId,
        code,
        number: 'N-01',
        level: 'normal',
        seller: { userId: bela.userId() },
      })
      expect(one).not.toHaveProperty('password')
      expect(one).not.toHaveProperty('wrongGuesses')
    }
    expect((await bela.call(findListing, { code })).result).toMatchObject({ can: 'own' })
    expect((await looker.call(listMyListings, {})).result).toMatchObject({ listings: [], count: 0 })
  })

  test('of another player’s card is refused, whether the card exists or not', async () => {
    const chao = portal.device('Chao')
    const cardId = await give(portal.device('Owner'), S1)
    const [foreign, none] = [await list(chao, cardId), await list(chao, 'NOTHING')]
    expect(foreign.error).toMatchObject({ code: 200606, name: 'ListingNotYours' })
    expect(none.error).toEqual(foreign.error)
  })

  test('may ask only for other kinds of the same level', async () => {
    const dora = portal.device('Dora')
    const cardId = await give(dora, S1)
    for (const wants of [[S1], [RARE], [S2, 43]])
      expect((await list(dora, cardId, { wants })).error).toMatchObject({
        code: 200608,
        name: 'CardNotWanted',
      })
    expect((await list(dora, cardId, { wants: [53] })).error).toMatchObject({ name: 'InvalidParams' })
  })
})

describe('an open listing', () => {
  test('expires by itself, and its card is free again [4.22]', async () => {
    const eve = portal.device('Eve')
    const { listingId, cardId, code } = await offer(eve, S1, { days: 1 })
    const fay = portal.device('Fay')
    const payment = await give(fay, S2)
    portal.wait(milliseconds(days(1) - 1))
    expect((await fay.call(findListing, { code })).result).toMatchObject({ can: 'swap' })
    portal.wait(milliseconds(1))
    const over = { code: 200607, name: 'ListingOver' }
    expect((await fay.call(findListing, { code })).error).toMatchObject(over)
    expect((await swap(fay, listingId, payment)).error).toMatchObject(over)
    expect((await fay.call(listOffers, { listingId })).error).toMatchObject(over)
    expect((await fay.call(shareListing, { listingId })).error).toMatchObject(over)
    expect((await fay.call(listMarket, { kind: S1 })).result!.listings.map((one) => one.code)).not.toContain(
      code,
    )
    expect((await list(eve, cardId)).result).toMatchObject({ endsAt: after(portal.now(), days(3)) })
    const { listings } = (await eve.call(listMyListings, {})).result!
    expect(listings.map(({ state }) => state)).toEqual(['on', 'expired'])
    expect(listings[1]).not.toHaveProperty('password')
  })

  test('is one of at most a hundred per player [9.7]', async () => {
    const gus = portal.device('Gus')
    for (let count = 0; count < 100; count++) await offer(gus, NORMAL)
    const more = await give(gus, NORMAL)
    expect((await list(gus, more)).error).toMatchObject({
      code: 200604,
      name: 'ListingLimit',
      data: { max: 100 },
    })
    const { listings } = (await gus.call(listMyListings, {})).result!
    await gus.call(takeBack, { listingId: listings[0]!.listingId })
    expect((await list(gus, more)).error).toBeNull()
    // The market shows all of them, page by page.
    const pages = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const params: ParamsOf<typeof listMarket> = { kind: NORMAL, ...(cursor ? { cursor } : {}) }
      const { listings: found, cursor: next } = (await gus.call(listMarket, params)).result!
      pages.push(found)
      cursor = next
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50])
    expect(new Set(pages.flat().map(({ listingId }) => listingId)).size).toBe(100)
    for (const cursor of ['x', 'NaN.x', '1e300.A', 'Infinity.A'])
      expect((await gus.call(listMarket, { cursor })).result, cursor).toMatchObject({ listings: [] })
  })

  test('that is withdrawn is closed; repeating gives the same answer', async () => {
    const hana = portal.device('Hana')
    const { listingId, cardId } = await offer(hana, S1)
    const stranger = portal.device('Stranger')
    for (const id of [listingId, 'NOTHING'])
      expect((await stranger.call(takeBack, { listingId: id })).error).toMatchObject({
        name: 'ListingNotYours',
      })
    const first = await hana.call(takeBack, { listingId })
    expect(first.result).toMatchObject({ card: { cardId, state: 'bag', isMine: true } })
    expect((await hana.call(takeBack, { listingId })).result).toEqual(first.result)
  })

  test('is shared without its password [7.39]', async () => {
    const ivo = portal.device('Ivo')
    const { listingId, code, password } = await offer(ivo, S1)
    const { result } = await portal.device('Jan').call(shareListing, { listingId })
    expect(result).toMatchObject({ code, kind: S1 })
    expect(JSON.stringify(result)).not.toContain(password)
    expect((await ivo.call(shareListing, { listingId: 'NOTHING' })).error).toMatchObject({
      name: 'ListingOver',
    })
  })
})

describe('a swap', () => {
  test('exchanges both cards at once and locks them for seven days [7.38] [4.23] [1.11]', async () => {
    const [kim, lea] = [portal.device('Kim'), portal.device('Lea')]
    const { listingId, cardId: theirs } = await offer(kim, S1)
    const mine = await give(lea, S2)
    const first = await swap(lea, listingId, mine)
    const lockedUntil = after(portal.now(), days(7))
    expect(first.result).toMatchObject({
      got: { cardId: theirs, kind: S1, isMine: true, isLocked: true, lockedUntil, state: 'bag' },
      gave: { cardId: mine, kind: S2, isMine: false },
    })
    expect((await swap(lea, listingId, mine)).result).toEqual(first.result)
    const locked = { code: 200605, name: 'CardLocked', data: { endTime: lockedUntil / 1000 } }
    expect((await list(lea, theirs)).error).toMatchObject(locked)
    expect((await list(kim, mine)).error).toMatchObject(locked)
    portal.wait(milliseconds(days(7) - 1))
    expect((await list(lea, theirs)).error).toMatchObject({ name: 'CardLocked' })
    const other = await offer(kim, S3)
    expect((await swap(lea, other.listingId, theirs)).error).toMatchObject({ name: 'CardLocked' })
    portal.wait(milliseconds(1))
    expect((await list(lea, theirs)).error).toBeNull()
    expect((await list(kim, mine)).error).toBeNull()
    const log = async (device: TestDevice) =>
      (await device.call(cardsCalls.listCardEvents, {})).result!.events.map(({ kind }) => kind)
    expect(await log(lea)).toEqual(['list', 'swapOut', 'swapIn'])
    expect(await log(kim)).toEqual(['list', 'list', 'swapOut', 'swapIn', 'list'])
  })

  test('accepts only a card that is wanted, free and the player’s own [7.37]', async () => {
    const [mia, nils] = [portal.device('Mia'), portal.device('Nils')]
    const { listingId } = await offer(mia, S1, { wants: [S2] })
    const [wanted, unwanted, sameKind, lower] = [
      await give(nils, S2),
      await give(nils, S3),
      await give(nils, S1),
      await give(nils, RARE),
    ]
    const { cards } = (await nils.call(listOffers, { listingId })).result!
    expect(cards.map(({ cardId }) => cardId)).toEqual([wanted])
    for (const cardId of [unwanted!, sameKind!, lower!])
      expect((await swap(nils, listingId, cardId)).error).toMatchObject({
        code: 200608,
        name: 'CardNotWanted',
      })
    const foreign = await give(portal.device('Owner'), S2)
    for (const cardId of [foreign, 'NOTHING'])
      expect((await swap(nils, listingId, cardId)).error).toMatchObject({ name: 'ListingNotYours' })
    await list(nils, wanted!)
    expect((await swap(nils, listingId, wanted!)).error).toMatchObject({ name: 'CardBusy' })
    expect((await nils.call(listOffers, { listingId })).result).toMatchObject({ cards: [] })
  })

  test('of one’s own card is refused [5.5]', async () => {
    const ole = portal.device('Ole')
    const { listingId } = await offer(ole, S1)
    const own = await give(ole, S2)
    const refused = { code: 200603, name: 'OwnCard' }
    expect((await swap(ole, listingId, own)).error).toMatchObject(refused)
    expect((await ole.call(listOffers, { listingId })).error).toMatchObject(refused)
  })

  test('is refused when another player was first', async () => {
    const [seller, first, second] = [portal.device('Pia'), portal.device('Quin'), portal.device('Rosa')]
    const { listingId } = await offer(seller, S1)
    const [one, two] = [await give(first, S2), await give(second, S2)]
    expect((await swap(first, listingId, one)).error).toBeNull()
    expect((await swap(second, listingId, two)).error).toMatchObject({ code: 200607, name: 'ListingOver' })
    expect((await swap(second, 'NOTHING', two)).error).toMatchObject({ name: 'ListingOver' })
    expect((await seller.call(takeBack, { listingId })).error).toMatchObject({ name: 'ListingOver' })
  })
})

test('the swap hall shows what the player can pay for, and with which cards [7.30]', async () => {
  portal.wait(days(8))
  const [seller, payer] = [portal.device('Sara'), portal.device('Tim')]
  const open = await offer(seller, S1)
  const picky = await offer(seller, S1, { wants: [S3] })
  await offer(seller, RARE)
  expect((await payer.call(listPayable, {})).result).toMatchObject({ offers: [], hasMore: false })
  const ids = [await give(payer, S2), await give(payer, S2)]
  const hall = (await payer.call(listPayable, {})).result!
  expect(hall.offers).toHaveLength(1)
  expect(hall.offers[0]).toMatchObject({ listing: { listingId: open.listingId }, cardIds: ids })
  await give(payer, S3)
  const more = (await payer.call(listPayable, {})).result!
  expect(more.offers.map(({ listing }) => listing.listingId).toSorted()).toEqual(
    [open.listingId, picky.listingId].toSorted(),
  )
  expect((await seller.call(listPayable, {})).result).toMatchObject({ offers: [] })
})

test('a code may be searched twenty times, then every three seconds [7.31]', async () => {
  const uma = portal.device('Uma')
  const search = () => uma.call(findListing, { code: '0000-0000' })
  for (let count = 0; count < 20; count++)
    expect((await search()).error).toMatchObject({ code: 200601, name: 'InvalidListingCode' })
  expect((await search()).error).toMatchObject({ code: 100003, name: 'TooFast', data: { retrySec: 3 } })
  portal.wait(seconds(3))
  expect((await search()).error).toMatchObject({ name: 'InvalidListingCode' })
  portal.wait(hours(1))
  expect((await uma.call(findListing, { code: 'no code' })).error).toMatchObject({
    name: 'InvalidListingCode',
  })
})
