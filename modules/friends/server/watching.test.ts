import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { livePlayers, readIn } from '#apps/testing/live-duels.ts'
import { joinIn, openTable, resignIn } from '#apps/testing/tables.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { milliseconds } from '#kit/time/time.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { FIRST_MOVE_WITHIN } from '#modules/duels/rules/clock.ts'
import { friendsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, begun, pass } = livePlayers(() => portal)

async function befriend(one: TestDevice, other: TestDevice) {
  const [low, high] = [one.userId(), other.userId()].toSorted((a, b) => a - b) as [number, number]
  await portal.db
    .insertInto('friendship')
    .values({ low_id: low, high_id: high, since_at: timestamp(portal.now()) })
    .execute()
}

/** The code of the board at which each friend of a reader can be watched. */
async function boardsFor(reader: TestDevice) {
  const { friends } = (await reader.call(friendsCalls.listFriends, {})).result!
  return friends.map(({ playing }) => playing?.duelCode)
}

test('a friend at a live board can be watched there, as long as it runs', async () => {
  const { ann, code } = await begun()
  const eve = await player()
  await befriend(eve, ann)
  const { friends } = (await eve.call(friendsCalls.listFriends, {})).result!
  expect(friends).toMatchObject([{ playing: { hasRooms: false, duelCode: code } }])
  expect(await readIn(eve, code)).toMatchObject({ status: 'running' })
  await pass(milliseconds(FIRST_MOVE_WITHIN + 1000))
  expect(await boardsFor(eve)).toEqual([undefined])
})

test('the two at the board are not sent to watch it', async () => {
  const { ann, ben } = await begun()
  await befriend(ann, ben)
  expect([await boardsFor(ann), await boardsFor(ben)]).toEqual([[undefined], [undefined]])
})

test('nobody is led to a board with a player whom they block or are blocked by', async () => {
  const { ann, ben } = await begun()
  const [eve, mia] = [await player(), await player()]
  await befriend(eve, ann)
  await befriend(mia, ann)
  await eve.call(friendsCalls.blockPlayer, { userId: ben.userId() })
  await ben.call(friendsCalls.blockPlayer, { userId: mia.userId() })
  expect([await boardsFor(eve), await boardsFor(mia)]).toEqual([[undefined], [undefined]])
})

test('a table of three is watched by friends of each who plays there, and not past a block', async () => {
  const people = [await player(), await player(), await player()] as const
  const [ann, ben, cleo] = people
  const { code } = (await openTable(ann, { seatCount: 3, clock: '5+3' })).result!.duel
  await joinIn(ben, code)
  await joinIn(cleo, code)
  const eve = await player()
  for (const one of people) await befriend(eve, one)
  await befriend(ann, cleo)
  expect(await boardsFor(eve)).toEqual([code, code, code])
  expect(await boardsFor(cleo)).toEqual([undefined, undefined])
  for (const [friend, blocked] of [people, [ben, cleo], [cleo, ann]] as const) {
    const reader = await player()
    await befriend(reader, friend)
    await reader.call(friendsCalls.blockPlayer, { userId: blocked.userId() })
    expect(await boardsFor(reader)).toEqual([undefined])
  }
  // Whoever has left plays no more, while the others play on.
  await resignIn(cleo, code)
  expect((await boardsFor(eve)).filter((one) => one === code)).toHaveLength(2)
})

test('a duel without a clock is for those who have its link', async () => {
  const [ann, ben, eve] = [await player(), await player(), await player()]
  const opened = await ann.call(
    duelsCalls.openDuel,
    { gameId: TIC_TAC_TOE, begins: 'me' },
    { opId: randomUUID() },
  )
  await ben.call(duelsCalls.joinDuel, { code: opened.result!.duel.code })
  await befriend(eve, ann)
  expect(await boardsFor(eve)).toEqual([undefined])
})
