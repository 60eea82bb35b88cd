import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { minutes } from '#kit/time/time.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { duelsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

test('a draw is offered, shown to the opponent, and accepted', async () => {
  const [ann, ben, eve] = ['ann', 'ben', 'eve'].map((name) => portal.device(name))
  for (const device of [ann!, ben!, eve!]) await device.signIn()
  const wish = { gameId: TIC_TAC_TOE, begins: 'me' } as const
  const { code } = (await ann!.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
  await ben!.call(duelsCalls.joinDuel, { code })
  const move = (device: TestDevice, after: number, cell: number) =>
    device.call(duelsCalls.makeMove, { code, after, move: cell })
  const early = (after: number) => ann!.call(duelsCalls.offerDraw, { code, after })
  // Before both have moved nobody may offer one.
  expect((await early(0)).result!.duel).toMatchObject({ status: 'running', drawBy: null })
  await move(ann!, 0, 0)
  expect((await early(1)).result!.duel.drawBy).toBeNull()
  await move(ben!, 1, 4)
  portal.wait(minutes(3))
  const offer = (device: TestDevice, after = 2) => device.call(duelsCalls.offerDraw, { code, after })
  expect((await offer(eve!)).error).toMatchObject({ name: 'DuelNotYours' })
  expect((await offer(ann!)).result!.duel).toMatchObject({ status: 'running', drawBy: 0 })
  await portal.api.deliver()
  const news = async () =>
    (await ben!.call(noticesCalls.listNotices, {})).result!.notices.filter(
      ({ kind }) => kind === 'drawOffered',
    )
  const rung = { from: { userId: ann!.userId() }, subject: `/g/tic-tac-toe?duel=${code}` }
  expect(await news()).toMatchObject([rung])
  // Asked again, it rings no more.
  await offer(ann!)
  await portal.api.deliver()
  expect(await news()).toHaveLength(1)
  expect((await ben!.call(duelsCalls.readDuel, { code })).result!.duel).toMatchObject({ drawBy: 0 })
  // An answer to an earlier position is none.
  expect((await offer(ben!, 1)).result!.duel).toMatchObject({ status: 'running', drawBy: 0 })
  expect((await offer(ben!)).result!.duel).toMatchObject({
    status: 'ended',
    endedBy: 'agreed',
    winner: null,
    drawBy: null,
  })
  expect((await move(ann!, 2, 8)).error).not.toBeNull()
})
