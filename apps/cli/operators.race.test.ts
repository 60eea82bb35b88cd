import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { openOperatorRig } from '#apps/testing/operator-rig.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { chainOf, findCard, FIRST_ODDS, listOdds } from '#modules/cards/server/index.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { reverseTrade } from '#modules/market/server/index.ts'
import { checkInvariants } from './invariants.ts'

const TIMES = 10
/** Many rounds, on a machine that may be busy. */
const LONG = 120_000

const { portal, terminal, folder, close } = await openOperatorRig()
afterAll(close)

const broken = async () => (await checkInvariants(portal.db)).filter((one) => one.broken > 0)
const list = async (name: string, kind: number) => {
  const cardId = await giveCard(portal, portal.device(name), kind)
  const listed = await portal.device(name).call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
  return { cardId, ...listed.result! }
}

test('ten reversals of a trade at once return the cards once', async () => {
  const { listingId } = await list('Ann', 33)
  const cardId = await giveCard(portal, portal.device('Ben'), 34)
  await portal.device('Ben').call(marketCalls.swapCard, { listingId, cardId })
  const outcomes = await Promise.all(
    Array.from({ length: TIMES }, () =>
      inTransaction(portal.db, (tx) => reverseTrade(tx, listingId, portal.now())),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test(
  'reversing a trade, listing its card again and ten redemptions of it happen one after the other',
  async () => {
    for (let round = 0; round < 3; round++) {
      const [lister, payer] = [portal.device(`lister ${round}`), portal.device(`payer ${round}`)]
      const { cardId, listingId } = await list(`lister ${round}`, 33)
      await payer.call(marketCalls.swapCard, { listingId, cardId: await giveCard(portal, payer, 34) })
      const takers = Array.from({ length: TIMES }, (_, place) => portal.device(`wanter ${round} ${place}`))
      await Promise.all(takers.map((taker) => taker.signIn()))
      const takeBack = () => inTransaction(portal.db, (tx) => reverseTrade(tx, listingId, portal.now()))
      const listAgain = () => lister.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
      const [first, ...early] = await Promise.all([takeBack(), ...takers.map(listAgain)])
      expect(first.ok).toBe(true)
      const again = early.find(({ result }) => result)?.result ?? (await listAgain()).result!
      const [second, ...answers] = await Promise.all([
        takeBack(),
        ...takers.map((taker) => taker.call(marketCalls.redeemListing, again)),
      ])
      expect(second.ok).toBe(false)
      expect(answers.filter(({ result }) => result)).toHaveLength(1)
      const steps = (await chainOf(portal.db, cardId)).map(({ reason }) => reason)
      expect(steps).toEqual(['give', 'swap', 'reverse', 'redeem'])
    }
    expect(await broken()).toEqual([])
  },
  LONG,
)

test(
  'a card is withdrawn while ten want it: one of them gets it before that, or nobody does',
  async () => {
    for (let round = 0; round < TIMES; round++) {
      const { cardId, code, password } = await list('Cem', 1)
      const takers = Array.from({ length: TIMES }, (_, place) => portal.device(`taker ${round} ${place}`))
      await Promise.all(takers.map((taker) => taker.signIn()))
      const [voided, ...answers] = await Promise.all([
        terminal.run('cards', 'void', cardId, 'made by a bug', '--yes'),
        ...takers.map((taker) => taker.call(marketCalls.redeemListing, { code, password })),
      ])
      const winners = takers.filter((_, place) => answers[place]!.result)
      expect(winners.length).toBeLessThanOrEqual(1)
      // The loser is told why, and no exception is reported.
      const refusals = new Set(answers.flatMap(({ error }) => error?.name ?? []))
      expect([...refusals].filter((name) => name !== 'ListingOver')).toEqual([])
      const card = (await findCard(portal.db, cardId))!
      const steps = (await chainOf(portal.db, cardId)).map(({ reason }) => reason)
      if (voided.code !== 0) {
        // The faster change has the card, so what the other operator confirmed no longer holds.
        expect(voided.text).toContain('changed meanwhile')
        expect([card.state, card.ownerId, steps]).toEqual(['bag', winners[0]!.userId(), ['give', 'redeem']])
      } else {
        expect(card.state).toBe('void')
        expect(steps).toEqual(winners.length === 1 ? ['give', 'redeem', 'void'] : ['give', 'void'])
      }
    }
    expect(await broken()).toEqual([])
  },
  LONG,
)

test('ten operators who publish at once are serialised, each on the previous version', async () => {
  const { weights, ssAtLatest } = FIRST_ODDS
  const outcomes = await Promise.all(
    Array.from({ length: TIMES }, (_, place) => {
      const file = join(folder, `${place}.json`)
      writeFileSync(file, JSON.stringify({ weights, sAtLatest: 40 - place, ssAtLatest }))
      return terminal.run('odds', 'publish', file, '--yes')
    }),
  )
  const done = outcomes.filter(({ code }) => code === 0)
  expect(done.length).toBeGreaterThan(0)
  for (const { text } of outcomes.filter(({ code }) => code !== 0))
    expect(text).toMatch(/changed meanwhile|promised within/)
  const versions = await listOdds(portal.db)
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, place) => place + 1))
  expect(versions).toHaveLength(1 + done.length)
})
