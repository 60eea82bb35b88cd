import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { duelRecord } from '#modules/duels/server/index.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let players = 0
async function player() {
  const device = portal.device(`at the board ${++players}`)
  device.address = `198.51.${players}.7`
  await device.signIn()
  return device
}

async function begun(first: TestDevice, second: TestDevice) {
  const wish = { gameId: TIC_TAC_TOE, begins: 'me', clock: '3+2', isRated: true } as const
  const { code } = (await first.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
  expect((await second.call(duelsCalls.joinDuel, { code })).error).toBeNull()
  return code
}

/** The first seat makes three in a row. */
async function won(first: TestDevice, second: TestDevice) {
  const code = await begun(first, second)
  for (const [after, move] of [0, 3, 1, 4, 2].entries())
    await (after % 2 === 0 ? first : second).call(duelsCalls.makeMove, { code, after, move })
  return code
}

const ratings = async (device: TestDevice) =>
  (await device.call(duelsCalls.listRatings, {})).result!.ratings.map(({ games }) => games)

test('a visitor’s rating, results and running game move to their member account', async () => {
  const [home, visitor, rival] = [await player(), await player(), await player()]
  await portal.signIn(home, { who: 'the member' })
  const memberId = home.userId()
  await won(visitor, rival)
  const known = await ratings(visitor)
  expect(known).toEqual([1])
  const own = await won(visitor, home)
  const running = await begun(visitor, rival)
  await visitor.call(duelsCalls.makeMove, { code: running, after: 0, move: 4 })
  const visitorId = visitor.userId()

  const { result } = await portal.signIn(visitor, { who: 'the member' })
  expect(result?.account.userId).toBe(memberId)
  await rival.call(duelsCalls.makeMove, { code: running, after: 1, move: 0 })
  const moved = await visitor.call(duelsCalls.makeMove, { code: running, after: 2, move: 8 })
  expect(moved.result?.duel).toMatchObject({ seat: 0, status: 'running', moves: [4, 0, 8] })
  expect(await duelRecord(portal.db, memberId)).toMatchObject({ finished: 2, beaten: [rival.userId()] })
  // Nobody sits at both sides of a board.
  const { duel } = (await visitor.call(duelsCalls.readDuel, { code: own })).result!
  expect([duel.first?.userId, duel.second?.userId]).toEqual([visitorId, memberId])
})

test('a rating moves to a member without one in its family, and to no other', async () => {
  const [home, visitor, rival] = [await player(), await player(), await player()]
  await portal.signIn(home, { who: 'unrated' })
  await won(visitor, rival)
  await portal.signIn(visitor, { who: 'unrated' })
  expect(await ratings(home)).toEqual([1])

  const second = await player()
  await won(second, rival)
  await won(second, rival)
  await portal.signIn(second, { who: 'unrated' })
  expect(await ratings(home)).toEqual([1])
})
