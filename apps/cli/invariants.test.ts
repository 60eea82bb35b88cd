import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { copyOf, findingsAfter } from '#apps/testing/broken-ledger.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { stealOnce } from '#apps/testing/steal-once.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { invariantReport } from './invariant-report.ts'
import { checkInvariants, type Finding } from './invariants.ts'

const ALL = ['I1', 'I10', 'I11', 'I13', 'I14', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I7b', 'I9']

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  await play(portal)
})
afterAll(() => portal.close())

/** Fills the database: a swap, a redemption, open and ended listings, rewards, openings, cloud time, a theft. */
async function play({ db, device, now, wait }: TestPortal) {
  const [ann, ben] = [device('Ann'), device('Ben')]
  const opId = randomUUID
  const list = async (name: 'Ann' | 'Ben', kind: number) => {
    const cardId = await giveCard(portal, device(name), kind)
    return (await device(name).call(marketCalls.listCard, { cardId }, { opId: opId() })).result!
  }
  await device('Ann').signIn()
  const stretch = (await ann.call(idleCalls.startOnline, {})).result!
  for (let index = 0; index < 30; index++) {
    const boxId = `BOX${index}`
    const box = { boxId, accountId: ann.userId(), kind: 'normal', source: 'gift', sourceId: boxId } as const
    await inTransaction(db, (tx) => giveBox(tx, { ...box, gotAt: now() }))
  }
  for (let count = 0; count < 2; count++)
    await ann.call(cardsCalls.openBoxes, { count: 10 }, { opId: opId() })
  const swapped = await list('Ann', 33)
  const cardId = await giveCard(portal, ben, 34)
  await ben.call(marketCalls.swapCard, { listingId: swapped.listingId, cardId })
  await ben.call(marketCalls.redeemListing, await list('Ann', 1))
  await list('Ann', 2)
  await ann.call(marketCalls.takeBack, { listingId: (await list('Ann', 3)).listingId })
  await giveCard(portal, ann, 35)
  wait(hours(3))
  await ann.call(idleCalls.reportOnline, { stretchCode: stretch.stretchCode })
  const { rewards } = (await ann.call(idleCalls.listRewards, {})).result!
  await ann.call(idleCalls.takeReward, { rewardId: rewards[0]!.rewardId })
  await ann.call(playtimeCalls.checkTime, {})
  for (const one of [ann, ben]) await one.call(playtimeCalls.claimTime, { source: 's' }, { opId: opId() })
  await stealOnce(portal)
}

const broken = (findings: readonly Finding[]) => findings.filter((one) => one.broken > 0).map(({ id }) => id)

test('normal use of the portal keeps all invariants', async () => {
  const findings = await checkInvariants(portal.db)
  expect(findings.map(({ id }) => id)).toEqual(ALL)
  expect(findings.filter((one) => one.broken > 0)).toEqual([])
  expect(invariantReport(findings)).toContain('every invariant holds')
  const counts = await sql<Record<'moves' | 'taken' | 'grants' | 'friendships' | 'thefts', number>>`select
    (select count(*)::int from card_move) as moves,
    (select count(*)::int from market_listing where state = 'taken') as taken,
    (select count(*)::int from play_grant) as grants,
    (select count(*)::int from friendship) as friendships,
    (select count(*)::int from idle_theft) as thefts`.execute(portal.db)
  // Otherwise an invariant could hold only because there are no rows.
  expect(counts.rows[0]).toEqual({ moves: 29, taken: 2, grants: 3, friendships: 1, thefts: 1 })
})

const SWAP = `(select id from market_listing where given_card_id is not null)`
const SWAPPED = `(select card_id from market_listing where given_card_id is not null)`
const REDEEMED = `(select card_id from card_move where reason = 'redeem')`
const DRAWN = `(select min(card_id) from card_draw)`
const RUNNING = `(select id from market_listing where state = 'on')`
const move = (card: string, step: number, more: string) =>
  `insert into card_move (card_id, step, from_id, to_id, reason, listing_id, moved_at) select ${card}, ${step}, ${more}`

test.for<[string, string, string[]]>([
  [
    'a card from nowhere',
    'I1',
    [`update card_move set reason = 'leave' where step = 1 and card_id = ${DRAWN}`],
  ],
  ['a card without a draw', 'I1', [`update card_draw set card_id = 'GONE' where card_id = ${DRAWN}`]],
  ['a card of another kind than drawn', 'I1', [`update card set kind = kind % 52 + 1 where id = ${DRAWN}`]],
  [
    'a card that was drawn twice',
    'I1',
    [copyOf('card_draw', `card_id = ${DRAWN}`, `place = 99, box_id = 'X'`)],
  ],
  ['an owner by decree', 'I2', [`update card set owner_id = 1 where id = ${SWAPPED}`]],
  ['a gap in the chain', 'I2', [`delete from card_move where card_id = ${SWAPPED} and step = 1`]],
  ['a move from somebody who did not have it', 'I2', [`update card_move set from_id = 1 where step = 2`]],
  ['a move of a card that is not there', 'I2', [move(`'GONE'`, 1, `null, 1, 'give', null, now()`)]],
  [
    'a listing that is taken twice',
    'I3',
    [
      move(
        `card_id`,
        3,
        `to_id, from_id, 'redeem', listing_id, moved_at from card_move where reason = 'redeem'`,
      ),
    ],
  ],
  ['a trade without a listing', 'I3', [`update card_move set listing_id = null where reason = 'redeem'`]],
  [
    'a trade of a listing that runs',
    'I3',
    [`update card_move set listing_id = ${RUNNING} where reason = 'redeem'`],
  ],
  [
    'a listing that another took than got it',
    'I3',
    [`update market_listing set taker_id = 1 where given_card_id is null and state = 'taken'`],
  ],
  ['a swap of half', 'I4', [`delete from card_move where listing_id = ${SWAP} and card_id = ${SWAPPED}`]],
  ['a swap of different levels', 'I4', [`update card set kind = 50 where id = ${SWAPPED}`]],
  ['a swap of the same kind', 'I4', [`update card set kind = 34 where id = ${SWAPPED}`]],
  [
    'a card on the market without a listing',
    'I5',
    [`update card set state = 'listed' where id = ${SWAPPED}`],
  ],
  ['a listing of a card that is free', 'I5', [`update card set state = 'bag' where state = 'listed'`]],
  [
    'a card that is listed twice',
    'I5',
    [copyOf('market_listing', `id = ${RUNNING}`, `id = 'X', code = 'X'`)],
  ],
  ['a listing of another’s card', 'I5', [`update market_listing set seller_id = 1 where state = 'on'`]],
  [
    'a trade before the lock is over',
    'I6',
    [
      move(
        REDEEMED,
        3,
        `to_id, from_id, 'redeem', null, moved_at + interval '167 hours 59 minutes' from card_move where reason = 'redeem'`,
      ),
    ],
  ],
  ['a traded card without its lock', 'I6', [`update card set locked_until = null where id = ${REDEEMED}`]],
  [
    'a traded card with another lock than its trade',
    'I6',
    [`update card_move set locked_until = locked_until + interval '1 day' where reason = 'swap'`],
  ],
  ['a reward that gave two boxes', 'I7', [copyOf('card_box', `source = 'idle'`, `id = 'X'`)]],
  ['a reward that was taken without a box', 'I7', [`delete from card_box where source = 'idle'`]],
  [
    'a box for a reward that is not taken',
    'I7',
    [`update idle_reward set state = 'ripe' where state = 'taken'`],
  ],
  [
    'a box from a theft that did not happen',
    'I7',
    [`update card_box set source = 'steal' where source = 'idle'`],
  ],
  [
    'a box that was opened twice',
    'I7',
    [copyOf('card_draw', `card_id = ${DRAWN}`, `place = 99, card_id = 'X'`)],
  ],
  ['an open box without a draw', 'I7', [`update card_box set opened_at = now() where source = 'idle'`]],
  [
    'a box that is closed after its draw',
    'I7',
    [`update card_box set opened_at = null where id = (select min(box_id) from card_draw)`],
  ],
  ['odds that were never published', 'I7', [`update card_opening set odds_version = 77`]],
  ['a secret that the server was not bound to', 'I7', [`update card_opening set seed = 'another'`]],
  [
    'a secret that was used twice',
    'I7',
    [`update card_opening set seed = (select min(seed) from card_opening)`],
  ],
  ['a draw of another’s box', 'I7', [`update card_opening set account_id = 1`]],
  [
    'two live grants',
    'I9',
    [
      copyOf('play_grant', `source = 'newcomer'`, `id = 'X', source = 'gift'`),
      `update play_grant set source = 'gift' where source = 'newcomer'`,
    ],
  ],
  [
    'more time than was granted',
    'I9',
    [`update play_grant set seconds_left = seconds + 1 where source = 'newcomer'`],
  ],
  [
    'two claims in a day',
    'I9',
    [copyOf('play_grant', `source = 's'`, `id = id || 'X', replaced_at = now()`)],
  ],
  [
    'two newcomer bonuses',
    'I9',
    [copyOf('play_grant', `source = 'newcomer'`, `id = 'X', replaced_at = now()`)],
  ],
  [
    'a card that paid two players',
    'I9',
    [`update card set paid_at = null where id = (select min(id) from card where paid_at is not null)`],
  ],
  [
    'a card that says it paid when nobody was',
    'I9',
    [`update card set paid_at = '2025-01-01' where id = ${SWAPPED}`],
  ],
])('%s breaks %s', async ([, id, statements]) => {
  const findings = await findingsAfter(portal.db, statements)
  expect(broken(findings)).toContain(id)
  expect(findings.find((one) => one.id === id)!.examples[0]).toBeTruthy()
  expect(invariantReport(findings)).toContain(`BROKEN ${id}`)
})

test('boxes that are better than the published odds break invariant I7b', async () => {
  const lucky = await findingsAfter(portal.db, [
    `update card_draw set s_misses = 0, ss_misses = 0, kind = 33`,
    copyOf('card_draw', `true`, `place = place + 100`),
  ])
  expect(broken(lucky)).toContain('I7b')
})
