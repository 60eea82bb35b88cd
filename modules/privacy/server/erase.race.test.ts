import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { PERSONAL_DATA } from '#apps/server/personal-data.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { SYSTEM_ACCOUNT_ID } from '#modules/account/server/index.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { privacyCalls } from '../calls.ts'
import { askErasure, eraseIfDue, keepAccount } from './index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ten = Array.from({ length: 10 }, (_, index) => index)
const erase = (accountId: number) =>
  eraseIfDue(portal.db, { personal: PERSONAL_DATA }, { accountId, now: portal.now() })
const broken = async () => (await checkInvariants(portal.db)).filter((one) => one.broken > 0)

test.for([1, 2, 3])(
  'erasing an account while its cards are being taken breaks no chain (round %d)',
  async (round) => {
    const seller = portal.device(`seller ${round}`)
    const takers = ten.map((index) => portal.device(`taker ${round} ${index}`))
    for (const device of [seller, ...takers]) await device.signIn()
    const listings: { readonly code: string; readonly password: string }[] = []
    for (const kind of [1, 2, 3, 4, 5, 33, 34, 35, 36, 37]) {
      const cardId = await giveCard(portal, seller, kind)
      listings.push(
        (await seller.call(marketCalls.listCard, { cardId, days: 7 }, { opId: randomUUID() })).result!,
      )
    }
    await askErasure(portal.db, seller.userId(), portal.now())
    await portal.db
      .updateTable('account')
      .set({ erases_at: new Date(portal.now()) as never })
      .where('id', '=', seller.userId())
      .execute()
    const [isGone, ...taken] = await Promise.all([
      erase(seller.userId()),
      ...takers.map((taker, index) => taker.call(marketCalls.redeemListing, listings[index]!)),
    ])
    expect(isGone).toBe(true)
    expect(await broken()).toEqual([])
    const owners = await portal.db
      .selectFrom('card')
      .select('owner_id')
      .where('owner_id', '=', seller.userId())
      .execute()
    expect(owners).toEqual([])
    for (const { error } of taken) if (error) expect(error.name).toBe('ListingOver')
  },
)

test('ten concurrent runs of the job erase an account once', async () => {
  const device = portal.device('once')
  await giveCard(portal, device, 40)
  await device.call(privacyCalls.eraseAccount, {})
  portal.wait(days(14))
  const gone = await Promise.all(ten.map(() => erase(device.userId())))
  expect(gone.filter(Boolean)).toHaveLength(1)
  expect(await broken()).toEqual([])
  const left = await portal.db
    .selectFrom('card_move')
    .select('card_id')
    .where('from_id', '=', device.userId())
    .where('to_id', '=', SYSTEM_ACCOUNT_ID)
    .execute()
  expect(left).toHaveLength(1)
})

test('cancelling during an erasure keeps or erases the whole account', async () => {
  const device = portal.device('last moment')
  const cardId = await giveCard(portal, device, 41)
  await device.call(privacyCalls.eraseAccount, {})
  portal.wait(days(14))
  const [isGone] = await Promise.all([erase(device.userId()), keepAccount(portal.db, device.userId())])
  const { owner_id: owner } = await portal.db
    .selectFrom('card')
    .select('owner_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  expect(owner).toBe(isGone ? SYSTEM_ACCOUNT_ID : device.userId())
})

test('of ten simultaneous requests for an export one is made', async () => {
  const device = portal.device('ten files')
  await device.signIn()
  await Promise.all(ten.map(() => device.call(privacyCalls.askExport, {})))
  const files = await portal.db
    .selectFrom('privacy_export')
    .select('id')
    .where('account_id', '=', device.userId())
    .execute()
  expect(files).toHaveLength(1)
})

test('of ten simultaneous answers about age one is stored', async () => {
  const device = portal.device('ten answers')
  device.yearOfBirth = undefined
  await device.signIn()
  const years = [2020, 1990, 2011, 2009, 2020, 1990, 2011, 2009, 2020, 1990]
  const answers = await Promise.all(years.map((year) => device.call(privacyCalls.answerAge, { year })))
  const standings = new Set(answers.flatMap(({ result }) => result?.standing ?? []))
  expect(standings.size).toBe(1)
})
