import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, days, hours } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { listActions, noteAction } from '#modules/operator/server/index.ts'
import { checkInvariants } from './invariants.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

const broken = async () => (await checkInvariants(portal.db)).filter((one) => one.broken > 0)
const number = async (name: string) => {
  const device = portal.device(name)
  if (device.token === undefined) await device.signIn()
  return String(device.userId())
}

test('an operator gives boxes as gifts, which open like all others', async () => {
  const user = await number('Ann')
  const given = await terminal.change('cards', 'give', user, 'rare', 'sorry for the outage', '--count', '3')
  expect(given.after).toEqual({ 'normal boxes': 0, 'rare boxes': 3, given: 3 })
  const ann = portal.device('Ann')
  const opened = await ann.call(cardsCalls.openBoxes, { count: 3 }, { opId: randomUUID() })
  expect(opened.result?.opened).toHaveLength(3)
  const sources = await portal.db.selectFrom('card_box').select('source').distinct().execute()
  expect(sources).toEqual([{ source: 'gift' }])
  const { events } = (await ann.call(cardsCalls.listCardEvents, {})).result!
  expect(events.filter(({ kind }) => kind === 'gift')).toHaveLength(3)
  expect(await broken()).toEqual([])
})

test('an operator gives a card by the number printed on it', async () => {
  const user = await number('Ben')
  await terminal.change('cards', 'give', user, 's-07', 'lost by a bug')
  const ben = portal.device('Ben')
  const { cards } = (await ben.call(cardsCalls.listCards, {})).result!
  expect(cards).toMatchObject([{ number: 'S-07', level: 's', state: 'bag', isLocked: false }])
  expect((await terminal.run('cards', 'show', cards[0]!.cardId)).text).toBe(
    `S-07 (s), bag, with ${user} since 2026-01-10 12:00 UTC`,
  )
  expect((await terminal.run('trades', 'chain', cards[0]!.cardId)).text).toContain('given by the operator')
  expect(await broken()).toEqual([])
})

test('gifts are limited by player and by operator for a day, and have their reason in the audit', async () => {
  const give = (user: string, count: number) =>
    terminal.run('cards', 'give', user, 'normal', 'sorry for the outage', '--count', String(count), '--yes')
  const [fay, gus] = [await number('Fay'), await number('Gus')]
  expect(await give(fay, 50)).toMatchObject({ code: 0 })
  expect(await give(fay, 1)).toMatchObject({ code: 1, text: expect.stringContaining('has got 50 within') })
  expect(await give(gus, 30)).toMatchObject({ code: 0 })
  const [action] = await listActions(portal.db, { command: 'cards give', subject: `user ${gus}`, size: 1 })
  expect(action).toMatchObject({ reason: 'sorry for the outage', after: { given: 30 } })
  // What the same operator gave to others before.
  const earlier = { ...action!, now: before(portal.now(), hours(23)) }
  const given = { subject: 'user 1', before: null, after: { given: 415 } }
  await inTransaction(portal.db, (tx) => noteAction(tx, earlier, given))
  expect(await give(gus, 2)).toMatchObject({ code: 1, text: expect.stringContaining('you have given 499') })
  expect(await give(gus, 1)).toMatchObject({ code: 0 })
  portal.wait(days(1))
  expect(await give(fay, 50)).toMatchObject({ code: 0 })
})

test('a card is withdrawn from the backpack, from use and from the market', async () => {
  const cem = portal.device('Cem')
  const [free, used, listed] = [
    await giveCard(portal, cem, 1),
    await giveCard(portal, cem, 2),
    await giveCard(portal, cem, 3),
  ]
  await cem.call(cardsCalls.useCard, { cardId: used, gameId: 1752 })
  const { code, password } = (
    await cem.call(marketCalls.listCard, { cardId: listed }, { opId: randomUUID() })
  ).result!
  for (const cardId of [free, used, listed]) await terminal.change('cards', 'void', cardId, 'made by a bug')
  expect((await cem.call(cardsCalls.listCards, {})).result!.cards).toEqual([])
  expect((await cem.call(cardsCalls.listUsableCards, {})).result!.usable).toEqual([])
  const taken = await portal.device('Dora').call(marketCalls.redeemListing, { code, password })
  expect(taken.error?.name).toBe('ListingOver')
  expect((await terminal.run('cards', 'void', free, 'again', '--yes')).text).toBe('It was withdrawn already.')
  expect(await broken()).toEqual([])
  const { events } = (await cem.call(cardsCalls.listCardEvents, {})).result!
  expect(events.filter(({ kind }) => kind === 'void')).toHaveLength(3)
})

test.for([
  [['cards', 'show', 'NOTHING'], 1],
  [['cards', 'void', 'NOTHING', 'why'], 1],
  [['cards', 'give', 'USER', 'gold', 'sorry'], 2],
  [['cards', 'give', 'USER', 'S-11', 'sorry'], 2],
  [['cards', 'give', 'USER', 'rare'], 2],
  [['cards', 'give', 'USER', 'rare', ' '], 2],
  [['cards', 'give', 'USER', 'rare', 'sorry', '--count', '0'], 2],
  [['cards', 'give', 'USER', 'rare', 'sorry', '--count', '51'], 2],
  [['cards', 'give', 'USER', 'rare', 'sorry', '--count', 'x'], 2],
  [['cards', 'give', '99999999', 'rare', 'sorry'], 1],
] as const)('%j ends with %i', async ([line, code]) => {
  const user = await number('Eve')
  expect(await terminal.run(...line.map((word) => (word === 'USER' ? user : word)))).toMatchObject({ code })
})
