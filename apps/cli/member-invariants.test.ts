import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { findingsAfter } from '#apps/testing/broken-ledger.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import { hours } from '#kit/time/time.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { loginCalls } from '#modules/login/calls.ts'
import { checkInvariants } from './invariants.ts'

let portal: LoginPortal
/** A member who has taken over the cards of their visitor account. */
beforeAll(async () => {
  portal = await openLoginPortal()
  const home = portal.device('home')
  await home.signIn()
  await portal.signIn(home, { who: 'Ann' })
  const device = portal.device('visitor')
  await giveCard(portal, device, 1)
  const box = {
    boxId: 'BOX',
    accountId: device.userId(),
    kind: 'normal',
    source: 'gift',
    sourceId: 'BOX',
  } as const
  await inTransaction(portal.db, (tx) => giveBox(tx, { ...box, gotAt: portal.now() }))
  portal.wait(hours(24))
  await portal.signIn(device, { who: 'Ann' })
  await device.call(loginCalls.moveGoods, {})
})
afterAll(() => portal.close())

test('a visitor who becomes a member and moves their goods keeps all invariants', async () => {
  expect((await checkInvariants(portal.db)).filter((one) => one.broken > 0)).toEqual([])
})

test.for<[string, string]>([
  ['a member whom nothing opens', `delete from account_identity`],
  [
    'a provider of a visitor',
    `update account_identity set account_id = (select visitor_id from login_merge)`,
  ],
  ['a device of a member', `update account_device set account_id = (select member_id from login_merge)`],
  ['a key of a member', `update account_device_key set account_id = (select member_id from login_merge)`],
  ['goods that nobody took', `update login_merge set state = 'left'`],
  ['a card more than was taken', `update login_merge set cards = 0`],
  ['a box fewer than was taken', `update card_box set won_by = null`],
])('%s breaks I13', async ([, statement]) => {
  const findings = await findingsAfter(portal.db, [statement])
  const found = findings.find(({ id }) => id === 'I13')!
  expect(found.broken).toBeGreaterThan(0)
  expect(found.examples[0]).toBeTruthy()
})
