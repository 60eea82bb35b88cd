import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { duelsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const waiting = async (device: TestDevice) => {
  const { result } = await device.call(catalogCalls.listRails, { isWhole: true })
  return result!.rails.find(({ kind }) => kind === 'rooms')?.games.map(({ slug, path }) => [slug, path])
}

test('the home page shows duels to the player to move, and no rail without any', async () => {
  const [ann, ben] = [portal.device('ann'), portal.device('ben')]
  for (const device of [ann, ben]) await device.signIn()
  const opened = await ann.call(
    duelsCalls.openDuel,
    { gameId: TIC_TAC_TOE, begins: 'me' },
    { opId: randomUUID() },
  )
  const { code } = opened.result!.duel
  await ben.call(duelsCalls.joinDuel, { code })
  expect(await waiting(ann)).toEqual([[expect.any(String), expect.stringContaining(`?duel=${code}`)]])
  expect(await waiting(ben)).toBeUndefined()
  await ann.call(duelsCalls.makeMove, { code, after: 0, move: 0 })
  expect(await waiting(ann)).toBeUndefined()
  expect(await waiting(ben)).toHaveLength(1)
})
