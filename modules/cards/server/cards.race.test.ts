import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { cardsCalls } from '../calls.ts'
import { giveBox } from './index.ts'

const { openBoxes, readCollection, useCard } = cardsCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ten = Array.from({ length: 10 }, (_, index) => index)

async function collector(name: string, boxes: number) {
  const device = portal.device(name)
  await device.signIn()
  for (let index = 0; index < boxes; index++) {
    const boxId = `${name} ${index}`.slice(0, 26)
    const box = {
      boxId,
      accountId: device.userId(),
      kind: 'normal',
      source: 'gift',
      sourceId: boxId,
    } as const
    await inTransaction(portal.db, (tx) => giveBox(tx, { ...box, gotAt: portal.now() }))
  }
  return device
}

test.for([1, 2, 3])(
  'ten simultaneous openings open each box once, each with its own secret (round %d)',
  async (round) => {
    const device = await collector(`opener ${round}`, 15)
    if (round > 1) await device.call(readCollection, {})
    const answers = await Promise.all(
      ten.map(() => device.call(openBoxes, { count: 2 }, { opId: randomUUID() })),
    )
    const openings = answers.flatMap(({ result }) => result ?? [])
    const refused = answers.flatMap(({ error }) => error?.name ?? [])
    expect(openings.flatMap(({ opened }) => opened)).toHaveLength(15)
    expect(refused).toEqual(['NoBox', 'NoBox'])
    expect(new Set(openings.map(({ opening }) => opening.seedHash))).toHaveLength(8)
    // The counters go on from opening to opening: none of them starts where another did.
    const counters = openings.flatMap(({ opening }) =>
      opening.draws.map(({ ssMisses, sMisses }) => `${ssMisses} ${sMisses}`),
    )
    const isLucky = openings.some(({ opened }) =>
      opened.some(({ card }) => !['normal', 'rare'].includes(card.level)),
    )
    if (!isLucky) expect(new Set(counters)).toHaveLength(15)
  },
)

test.for([1, 2, 3])('of five cards put to use at once three succeed (round %d)', async (round) => {
  const device = await collector(`user ${round}`, 0)
  const games = [1752, 1748, 604, 607, 1750]
  const cards: string[] = []
  for (const _ of games) cards.push(await giveCard(portal, device, 1))
  const answers = await Promise.all(
    games.map((gameId, index) => device.call(useCard, { cardId: cards[index]!, gameId })),
  )
  expect(answers.filter(({ result }) => result)).toHaveLength(3)
  expect(answers.filter(({ error }) => error?.name === 'UseLimit')).toHaveLength(2)
})

test('of ten cards put to use at one game at once one succeeds', async () => {
  const device = await collector('one game', 0)
  const cards: string[] = []
  for (const _ of ten) cards.push(await giveCard(portal, device, 1))
  const answers = await Promise.all(cards.map((cardId) => device.call(useCard, { cardId, gameId: 1752 })))
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'CardBusy')).toHaveLength(9)
})
