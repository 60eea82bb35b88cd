import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, days, hours, minutes } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '../calls.ts'

const { listCard, listMyListings, redeemListing, renewPassword, takeBack, findListing } = marketCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const [NORMAL, S, SS, SSS] = [1, 33, 43, 49] as const
async function offer(device: TestDevice, kind: number) {
  const cardId = await giveCard(portal, device, kind)
  return { cardId, ...(await device.call(listCard, { cardId }, { opId: randomUUID() })).result! }
}
const redeem = (device: TestDevice, { code, password }: { code: string; password: string }) =>
  device.call(redeemListing, { code, password })
const wide = (text: string) =>
  [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')

describe('a card is redeemed by code and password', () => {
  test('once, and locked for seven days; the winner gets the same answer again [7.32] [1.12] [4.23] [5.4]', async () => {
    const [anna, bela, chao] = [portal.device('Anna'), portal.device('Bela'), portal.device('Chao')]
    const listing = await offer(anna, NORMAL)
    const first = await redeem(bela, listing)
    expect(first.result!.card).toMatchObject({
      cardId: listing.cardId,
      isMine: true,
      state: 'bag',
      lockedUntil: after(portal.now(), days(7)),
    })
    expect((await redeem(bela, listing)).result).toEqual(first.result)
    expect((await redeem(chao, listing)).error).toMatchObject({ code: 200607, name: 'ListingOver' })
    expect((await bela.call(cardsCalls.listCards, {})).result!.count).toBe(1)
    expect((await anna.call(cardsCalls.listCards, {})).result!.count).toBe(0)
    expect(
      (await bela.call(listCard, { cardId: listing.cardId }, { opId: randomUUID() })).error,
    ).toMatchObject({ name: 'CardLocked' })
  })

  test.for<[string, (text: string) => string]>([
    ['with spaces', (text) => ` ${text.split('').join(' ')} `],
    ['in small letters', (text) => text.toLowerCase()],
    ['in full-width characters', wide],
    ['without its dash', (text) => text.replace('-', '')],
    ['with letters for digits', (text) => text.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('typed %s', async ([how, typed]) => {
    const listing = await offer(portal.device('Dora'), NORMAL)
    const player = portal.device(how)
    const written = { code: typed(listing.code), password: typed(listing.password) }
    expect((await player.call(findListing, { code: written.code })).result).toMatchObject({ can: 'pass' })
    expect((await redeem(player, written)).result).toMatchObject({ card: { cardId: listing.cardId } })
  })

  test('but not by its owner [5.5]', async () => {
    const eve = portal.device('Eve')
    expect((await redeem(eve, await offer(eve, NORMAL))).error).toMatchObject({
      code: 200603,
      name: 'OwnCard',
    })
  })

  test('not with an invalid code', async () => {
    for (const code of ['0000-0000', 'what?'])
      expect((await redeem(portal.device('Fay'), { code, password: 'x' })).error).toMatchObject({
        code: 200601,
        name: 'InvalidListingCode',
      })
  })

  test('not when it has ended, which only the right password reveals', async () => {
    const gus = portal.device('Gus')
    const [expired, back] = [await offer(gus, NORMAL), await offer(gus, NORMAL)]
    await gus.call(takeBack, { listingId: back.listingId })
    expect((await redeem(portal.device('Hana'), back)).error).toMatchObject({ name: 'ListingOver' })
    portal.wait(days(3))
    expect((await redeem(portal.device('Hana'), expired)).error).toMatchObject({ name: 'ListingOver' })
    expect((await redeem(portal.device('Hana'), { ...back, password: 'wrong' })).error).toMatchObject({
      name: 'WrongRetrievalPassword',
    })
    const again = await gus.call(renewPassword, { listingId: back.listingId })
    expect(again.error).toMatchObject({ name: 'ListingOver' })
  })
})

describe('wrong passwords', () => {
  test('are limited to five an hour per player, then even the right one must wait', async () => {
    const listing = await offer(portal.device('Ivo'), NORMAL)
    const jan = portal.device('Jan')
    for (let left = 4; left >= 0; left--) {
      expect((await redeem(jan, { ...listing, password: 'wrong' })).error).toMatchObject({
        code: 200602,
        name: 'WrongRetrievalPassword',
        data: { leftNum: left },
      })
      portal.wait(minutes(5))
    }
    expect((await redeem(jan, listing)).error).toMatchObject({
      code: 200609,
      name: 'TooManyGuesses',
      data: { retrySec: 35 * 60 },
    })
    portal.wait(minutes(35))
    expect((await redeem(jan, listing)).result).toMatchObject({ card: { cardId: listing.cardId } })
  })

  test('of strangers and neighbours block no listing: the right password of another player still works', async () => {
    const kim = portal.device('Kim')
    const listing = await offer(kim, NORMAL)
    for (let count = 0; count < 25; count++) {
      const guesser = portal.device(`Guesser ${count}`)
      guesser.address = '192.0.2.66'
      const { error } = await redeem(guesser, { ...listing, password: 'AAAA-AAAA' })
      expect(error?.name).toBe(count < 20 ? 'WrongRetrievalPassword' : 'TooManyGuesses')
    }
    expect((await kim.call(listMyListings, {})).result!.listings[0]).toMatchObject({ wrongGuesses: 25 })
    // A pupil of the guessers' school, whom nobody else's guesses hold back.
    const lea = portal.device('Lea')
    lea.address = '192.0.2.77'
    expect((await redeem(lea, listing)).result).toMatchObject({ card: { cardId: listing.cardId } })
  })

  test('count for their player also while the network waits, so that nobody tries on', async () => {
    const [una, vic] = [portal.device('Una'), portal.device('Vic')]
    const listing = await offer(una, NORMAL)
    for (let count = 0; count < 20; count++) {
      const guesser = portal.device(`Blocker ${count}`)
      guesser.address = '192.0.2.130'
      await redeem(guesser, { ...listing, password: 'wrong' })
    }
    vic.address = '192.0.2.131'
    for (let count = 0; count < 5; count++)
      expect((await redeem(vic, { ...listing, password: 'wrong' })).error?.name).toBe('TooManyGuesses')
    expect((await redeem(vic, listing)).error).toMatchObject({ name: 'TooManyGuesses' })
  })

  test('are limited to ten a day per player and listing', async () => {
    const [mo, noa] = [portal.device('Mo'), portal.device('Noa')]
    const [listing, other] = [await offer(mo, NORMAL), await offer(mo, NORMAL)]
    for (let count = 0; count < 10; count++) {
      expect((await redeem(noa, { ...listing, password: 'wrong' })).error?.name).toBe(
        'WrongRetrievalPassword',
      )
      portal.wait(minutes(15))
    }
    portal.wait(hours(1))
    expect((await redeem(noa, listing)).error).toMatchObject({ name: 'TooManyGuesses' })
    expect((await redeem(noa, other)).result).toMatchObject({ card: { cardId: other.cardId } })
  })

  test('are limited to thirty an hour per network, over all listings', async () => {
    const pat = portal.device('Pat')
    const listings = [await offer(pat, NORMAL), await offer(pat, NORMAL), await offer(pat, NORMAL)]
    for (let count = 0; count < 31; count++) {
      const guesser = portal.device(`Crowd ${count}`)
      guesser.address = '203.0.113.9'
      const { error } = await redeem(guesser, { ...listings[count % 3]!, password: 'wrong' })
      expect(error?.name).toBe(count < 30 ? 'WrongRetrievalPassword' : 'TooManyGuesses')
    }
  })

  test('count as those of one network when they come from all networks of an IPv6 customer', async () => {
    const quin = portal.device('Quin')
    const listings = [await offer(quin, NORMAL), await offer(quin, NORMAL), await offer(quin, NORMAL)]
    for (let count = 0; count < 31; count++) {
      const guesser = portal.device(`Customer ${count}`)
      guesser.address = `2001:db8:7:${(count * 256).toString(16)}::1`
      const { error } = await redeem(guesser, { ...listings[count % 3]!, password: 'wrong' })
      expect(error?.name).toBe(count < 30 ? 'WrongRetrievalPassword' : 'TooManyGuesses')
    }
  })
})

describe('wrong passwords of others', () => {
  test('are shown to the owner, who alone may make a new password', async () => {
    const [ray, sam] = [portal.device('Ray'), portal.device('Sam')]
    const listing = await offer(ray, NORMAL)
    await redeem(sam, { ...listing, password: 'wrong' })
    const { listingId } = listing
    for (const id of [listingId, 'NOTHING'])
      expect((await sam.call(renewPassword, { listingId: id })).error).toMatchObject({
        code: 200606,
        name: 'ListingNotYours',
      })
    const { password } = (await ray.call(renewPassword, { listingId })).result!
    expect((await ray.call(listMyListings, {})).result!.listings[0]).toMatchObject({
      password,
      wrongGuesses: 0,
    })
    expect((await redeem(sam, listing)).error).toMatchObject({ name: 'WrongRetrievalPassword' })
    expect((await redeem(sam, { ...listing, password })).result).toMatchObject({
      card: { cardId: listing.cardId },
    })
  })
})

describe('by code a player receives', () => {
  test('three cards a day (UTC)', async () => {
    const [mia, nils] = [portal.device('Mia'), portal.device('Nils')]
    for (let count = 0; count < 3; count++)
      expect((await redeem(nils, await offer(mia, NORMAL))).error).toBeNull()
    const fourth = await offer(mia, NORMAL)
    const midnight = (Math.floor(portal.now() / days(1)) + 1) * days(1)
    expect((await redeem(nils, fourth)).error).toMatchObject({
      code: 200611,
      name: 'TransferDayLimit',
      data: { nextTime: midnight / 1000 },
    })
    portal.wait((midnight - portal.now()) as never)
    expect((await redeem(nils, fourth)).error).toBeNull()
  })

  test('one S card a day, and nothing higher from a stranger', async () => {
    const [ole, pia] = [portal.device('Ole'), portal.device('Pia')]
    expect((await redeem(pia, await offer(ole, S))).error).toBeNull()
    for (const kind of [S, SS, SSS])
      expect((await redeem(pia, await offer(ole, kind))).error).toMatchObject({
        code: 200610,
        name: 'TransferLevelLimit',
      })
  })
})
