import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { marketCalls } from '../calls.ts'

const { listCard, redeemListing, swapCard, takeBack } = marketCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(async () => {
  // Every card has one owner, whatever the races above have done.
  const broken = (await checkInvariants(portal.db)).filter((one) => one.broken > 0)
  await portal.close()
  expect(broken).toEqual([])
})

/** S kinds. */
const [ONE, OTHER] = [33, 34] as const
const ten = Array.from({ length: 10 }, (_, index) => index)
let rounds = 0
/** Ten new players, signed in. */
async function players(): Promise<TestDevice[]> {
  const round = ++rounds
  const devices = ten.map((index) => portal.device(`round ${round} player ${index}`))
  for (const device of devices) await device.signIn()
  return devices
}
const list = (device: TestDevice, cardId: string) => device.call(listCard, { cardId }, { opId: randomUUID() })
async function offer(device: TestDevice, kind: number) {
  const cardId = await giveCard(portal, device, kind)
  return { cardId, ...(await list(device, cardId)).result! }
}
const redeem = (device: TestDevice, { code, password }: { code: string; password: string }) =>
  device.call(redeemListing, { code, password })
const tradesOf = async (cardId: string) =>
  (await sql`select from card_move where card_id = ${cardId} and step > 1`.execute(portal.db)).rows.length

/** One wins, and the others get the refusal that they would get a second later. */
function expectOneWinner(
  answers: readonly { readonly result: unknown; readonly error: { readonly name: string } | null }[],
  refusal: string,
) {
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  const names = answers.flatMap(({ error }) => error?.name ?? [])
  expect(new Set(names)).toEqual(new Set([refusal]))
}

test.for([1, 2, 3])(
  'of ten players who redeem one listing at once one gets the card (round %d)',
  async () => {
    const takers = await players()
    const listing = await offer(portal.device('seller'), ONE)
    expectOneWinner(await Promise.all(takers.map((taker) => redeem(taker, listing))), 'ListingOver')
    expect(await tradesOf(listing.cardId)).toBe(1)
  },
)

test.for([1, 2, 3])('of ten players who swap for one listing at once one succeeds (round %d)', async () => {
  const takers = await players()
  const { listingId, cardId } = await offer(portal.device('seller'), ONE)
  const cards = await Promise.all(takers.map((taker) => giveCard(portal, taker, OTHER)))
  const answers = await Promise.all(
    takers.map((taker, index) => taker.call(swapCard, { listingId, cardId: cards[index]! })),
  )
  expectOneWinner(answers, 'ListingOver')
  expect(await tradesOf(cardId)).toBe(1)
  expect((await Promise.all(cards.map(tradesOf))).toSorted()).toEqual([...Array(9).fill(0), 1])
})

test.for([1, 2, 3])('a swap, a redemption and a withdrawal cannot all get one card (round %d)', async () => {
  const takers = await players()
  const seller = portal.device('seller')
  const listing = await offer(seller, ONE)
  const cards = await Promise.all(takers.map((taker) => giveCard(portal, taker, OTHER)))
  const answers = await Promise.all([
    ...takers.map((taker, index) =>
      index % 2 ? redeem(taker, listing) : taker.call(swapCard, { ...listing, cardId: cards[index]! }),
    ),
    seller.call(takeBack, { listingId: listing.listingId }),
  ])
  expectOneWinner(answers, 'ListingOver')
  const isBack = answers.at(-1)!.result !== null
  expect(await tradesOf(listing.cardId)).toBe(isBack ? 0 : 1)
})

test.for([1, 2, 3])('one card pays for one of ten listings (round %d)', async () => {
  const sellers = await players()
  const payer = portal.device(`payer ${rounds}`)
  const cardId = await giveCard(portal, payer, OTHER)
  const offers = await Promise.all(sellers.map((seller) => offer(seller, ONE)))
  const answers = await Promise.all(
    offers.map(({ listingId }) => payer.call(swapCard, { listingId, cardId })),
  )
  expectOneWinner(answers, 'ListingNotYours')
  expect(await tradesOf(cardId)).toBe(1)
})

test.for([1, 2, 3])('a card is listed once by any number of simultaneous requests (round %d)', async () => {
  const [seller] = await players()
  const cardId = await giveCard(portal, seller!, ONE)
  expectOneWinner(await Promise.all(ten.map(() => list(seller!, cardId))), 'CardBusy')
})

test('ten simultaneous listings do not exceed the limit of a hundred', async () => {
  const [seller] = await players()
  for (let count = 0; count < 97; count++) await offer(seller!, ONE)
  const cards = []
  for (const _ of ten) cards.push(await giveCard(portal, seller!, ONE))
  const answers = await Promise.all(cards.map((cardId) => list(seller!, cardId)))
  expect(answers.filter(({ result }) => result)).toHaveLength(3)
  expect(answers.filter(({ error }) => error?.name === 'ListingLimit')).toHaveLength(7)
})

test.for([1, 2, 3])(
  'ten simultaneous redemptions do not exceed the limit of three a day (round %d)',
  async () => {
    const sellers = await players()
    const taker = portal.device(`taker ${rounds}`)
    await taker.signIn()
    const offers = await Promise.all(sellers.map((seller) => offer(seller, 1)))
    const answers = await Promise.all(offers.map((listing) => redeem(taker, listing)))
    expect(answers.filter(({ result }) => result)).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.name === 'TransferDayLimit')).toHaveLength(7)
  },
)

test.for([1, 2, 3])('of ten simultaneous wrong passwords five are checked (round %d)', async () => {
  const [guesser] = await players()
  const { code } = await offer(portal.device('seller'), ONE)
  const answers = await Promise.all(ten.map(() => redeem(guesser!, { code, password: 'AAAA-AAAA' })))
  const count = (name: string) => answers.filter(({ error }) => error?.name === name).length
  expect([count('WrongRetrievalPassword'), count('TooManyGuesses')]).toEqual([5, 5])
})

test('crossing swaps end without a deadlock, and every card has one owner', async () => {
  portal.wait(days(8))
  const traders = await players()
  const offers = await Promise.all(traders.map((trader, index) => offer(trader, ONE + (index % 2))))
  const pays = await Promise.all(
    traders.map((trader, index) => giveCard(portal, trader, ONE + ((index + 1) % 2))),
  )
  const answers = await Promise.all(
    traders.map((trader, index) =>
      trader.call(swapCard, { listingId: offers[(index + 2) % 10]!.listingId, cardId: pays[index]! }),
    ),
  )
  expect(answers.filter(({ result }) => result)).toHaveLength(10)
})
