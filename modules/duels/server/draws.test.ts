import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { duelsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

test('a draw is offered, seen by the other player, and taken', async () => {
  const [ann, ben, eve] = ['ann', 'ben', 'eve'].map((name) => portal.device(name))
  for (const device of [ann!, ben!, eve!]) await device.signIn()
  const wish = { gameId: TIC_TAC_TOE, begins: 'me' } as const
  const { code } = (await ann!.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
  await ben!.call(duelsCalls.joinDuel, { code })
  const move = (device: TestDevice, after: number, cell: number) =>
    device.call(duelsCalls.makeMove, { code, after, move: cell })
  await move(ann!, 0, 0)
  const offer = (device: TestDevice, after = 1) => device.call(duelsCalls.offerDraw, { code, after })
  expect((await offer(eve!)).error).toMatchObject({ name: 'DuelNotYours' })
  expect((await offer(ann!)).result!.duel).toMatchObject({ status: 'running', drawBy: 0 })
  expect((await ben!.call(duelsCalls.readDuel, { code })).result!.duel).toMatchObject({ drawBy: 0 })
  // An answer to an earlier position is none.
  expect((await offer(ben!, 0)).result!.duel).toMatchObject({ status: 'running', drawBy: 0 })
  expect((await offer(ben!)).result!.duel).toMatchObject({
    status: 'ended',
    endedBy: 'agreed',
    winner: null,
    drawBy: null,
  })
  expect((await move(ben!, 1, 4)).error).not.toBeNull()
})
