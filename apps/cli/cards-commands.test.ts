import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
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
  expect(given.after).toEqual({ 'normal boxes': 0, 'rare boxes': 3 })
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
  await terminal.change('cards', 'give', user, 's-07')
  const ben = portal.device('Ben')
  const { cards } = (await ben.call(cardsCalls.listCards, {})).result!
  expect(cards).toMatchObject([{ number: 'S-07', level: 's', state: 'bag', isLocked: false }])
  expect((await terminal.run('cards', 'show', cards[0]!.cardId)).text).toBe(
    `S-07 (s), bag, with ${user} since 2026-01-10 12:00 UTC`,
  )
  expect((await terminal.run('trades', 'chain', cards[0]!.cardId)).text).toContain('given by the operator')
  expect(await broken()).toEqual([])
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
  [['cards', 'give', 'USER', 'gold'], 2],
  [['cards', 'give', 'USER', 'S-11'], 2],
  [['cards', 'give', 'USER', 'rare', '--count', '0'], 2],
  [['cards', 'give', 'USER', 'rare', '--count', '51'], 2],
  [['cards', 'give', 'USER', 'rare', '--count', 'x'], 2],
  [['cards', 'give', '99999999', 'rare'], 1],
] as const)('%j ends with %i', async ([line, code]) => {
  const user = await number('Eve')
  expect(await terminal.run(...line.map((word) => (word === 'USER' ? user : word)))).toMatchObject({ code })
})
