import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { milliseconds } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { TRADE_LOCK } from '#modules/cards/server/index.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { checkInvariants } from './invariants.ts'
import { inTransaction } from '#kit/db/transaction.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

const [S1, S2] = [33, 34]
const card = (cardId: string) =>
  portal.db.selectFrom('card').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow()
const broken = async () => (await checkInvariants(portal.db)).filter((one) => one.broken > 0)

async function listed(name: string, kind = S1) {
  const seller = portal.device(name)
  const cardId = await giveCard(portal, seller, kind)
  const listing = (await seller.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })).result!
  return { seller, cardId, ...listing }
}

async function swapped(one: string, other: string) {
  const listing = await listed(one)
  const taker = portal.device(other)
  const givenId = await giveCard(portal, taker, S2)
  const swap = await taker.call(marketCalls.swapCard, { listingId: listing.listingId, cardId: givenId })
  expect(swap.error).toBeNull()
  return { ...listing, taker, givenId }
}

test('a swap is reversed: both cards return unlocked, and the event logs record it', async () => {
  const { seller, taker, cardId, givenId, listingId, code, password } = await swapped('Ann', 'Ben')
  await taker.call(cardsCalls.useCard, { cardId, gameId: 1752 })
  const { text } = await terminal.run('trades', 'chain', cardId)
  expect(text).toContain('S-01, used, locked until 2026-01-17')
  expect(text).toMatch(
    new RegExp(
      `2 +2026-01-10 12:00 UTC +swapped +${seller.userId()} +${taker.userId()} +${listingId} +${code}`,
    ),
  )
  const reversed = await terminal.change('trades', 'reverse', code, 'the account was stolen')
  expect(reversed).toMatchObject({
    text: 'Both cards go back.',
    after: { [`S-01 ${cardId}`]: seller.userId(), [`S-02 ${givenId}`]: taker.userId() },
  })
  expect(await card(cardId)).toMatchObject({ owner_id: seller.userId(), state: 'bag', locked_until: null })
  expect(await card(givenId)).toMatchObject({ owner_id: taker.userId(), state: 'bag', locked_until: null })
  expect(await broken()).toEqual([])
  for (const one of [seller, taker]) {
    const { events } = (await one.call(cardsCalls.listCardEvents, {})).result!
    expect(events.filter(({ kind }) => kind === 'reverse')).toHaveLength(2)
  }
  // The code of the listing no longer works, for guests and for its former owner.
  const guest = portal.device('a guest')
  expect((await guest.call(marketCalls.redeemListing, { code, password })).error?.name).toBe('ListingOver')
  // They may be traded again at once.
  const again = await seller.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
  expect(again.error).toBeNull()
  await guest.call(marketCalls.redeemListing, again.result!)
  expect(await broken()).toEqual([])
})

test('a card that was redeemed by code returns to the lister', async () => {
  const { seller, cardId, listingId, code, password } = await listed('Cem', 1)
  const taker = portal.device('Dora')
  await taker.call(marketCalls.redeemListing, { code, password })
  expect((await terminal.run('trades', 'list', '--user', String(taker.userId()))).text).toContain(
    `${taker.userId()} had the password`,
  )
  await terminal.change('trades', 'reverse', listingId, 'sold for money')
  expect(await card(cardId)).toMatchObject({ owner_id: seller.userId() })
  // Neither a retry by the taker nor a second reversal has an effect.
  await taker.call(marketCalls.redeemListing, { code, password })
  expect(await card(cardId)).toMatchObject({ owner_id: seller.userId() })
  expect(await terminal.run('trades', 'reverse', listingId, 'again', '--yes')).toMatchObject({
    code: 1,
    text: expect.stringContaining('reversed already'),
  })
  expect(await broken()).toEqual([])
})

test('a trade is reversed while its cards are locked and not a moment later', async () => {
  const [early, late] = [await swapped('Eve', 'Fay'), await swapped('Gus', 'Hana')]
  portal.wait(milliseconds(TRADE_LOCK - 1))
  expect(await terminal.run('trades', 'reverse', early.code, 'why', '--dry-run')).toMatchObject({ code: 0 })
  portal.wait(milliseconds(1))
  expect(await terminal.run('trades', 'reverse', late.code, 'why', '--yes')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no longer locked by the trade'),
  })
})

test('a card that has moved on is not taken from its new owner', async () => {
  const { cardId, code } = await swapped('Ivo', 'Jana')
  await terminal.change('cards', 'void', cardId, 'made by a bug')
  expect(await terminal.run('trades', 'reverse', code, 'why', '--yes')).toMatchObject({
    code: 1,
    text: expect.stringContaining(`card ${cardId} was withdrawn`),
  })
  const { givenId, code: other, seller } = await swapped('Kim', 'Lea')
  const elsewhere = portal.device('Mia')
  await elsewhere.signIn()
  // A transfer between two accounts of one player adds such a step.
  const { step } = await card(givenId)
  await inTransaction(portal.db, async (tx) => {
    await tx
      .insertInto('card_move')
      .values({
        card_id: givenId,
        step: step + 1,
        from_id: seller.userId(),
        to_id: elsewhere.userId(),
        reason: 'leave',
        listing_id: null,
        moved_at: new Date(portal.now()) as never,
      })
      .execute()
    await tx
      .updateTable('card')
      .set({ owner_id: elsewhere.userId(), step: step + 1 })
      .where('id', '=', givenId)
      .execute()
  })
  const refused = await terminal.run('trades', 'reverse', other, 'why', '--yes')
  expect(refused).toMatchObject({
    code: 1,
    text: expect.stringContaining(`has moved on (leave) and is with ${elsewhere.userId()}`),
  })
  expect(await broken()).toEqual([])
})

test('a reversed trade returns no card to a deleted account', async () => {
  const { code, seller, taker } = await swapped('Otto', 'Pia')
  const leave = (id: number, at: Date | null) =>
    portal.db
      .updateTable('account')
      .set({ deleted_at: at as never })
      .where('id', '=', id)
      .execute()
  for (const one of [seller, taker]) {
    await leave(one.userId(), new Date(portal.now()))
    expect(await terminal.run('trades', 'reverse', code, 'why', '--yes')).toMatchObject({
      code: 1,
      text: expect.stringContaining(`account ${one.userId()}, which would get a card, was deleted`),
    })
    expect(await terminal.run('cards', 'give', String(one.userId()), 'rare', 'why')).toMatchObject({
      code: 1,
    })
    await leave(one.userId(), null)
  }
  await terminal.change('trades', 'reverse', code, 'why')
})

test.for([
  [['trades', 'reverse', 'NOTHING', 'why'], 1, 'there is no trade "NOTHING"'],
  [['trades', 'chain', 'NOTHING'], 1, 'there is no such card'],
  [['trades', 'list', '--user', 'me'], 2, 'no number of a user'],
] as const)('%j ends with %i', async ([line, code, why]) => {
  expect(await terminal.run(...line)).toMatchObject({ code, text: expect.stringContaining(why) })
})

test('an open listing is not a trade that can be reversed', async () => {
  const { code } = await listed('Nils')
  expect(await terminal.run('trades', 'reverse', code, 'why')).toMatchObject({
    code: 1,
    text: expect.stringContaining('was not taken'),
  })
})
