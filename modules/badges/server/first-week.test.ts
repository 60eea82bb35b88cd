import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playRanked } from '#apps/testing/ranked-run.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days } from '#kit/time/time.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { badgesCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

async function newPlayer(name: string) {
  const device = portal.device(name)
  await device.signIn()
  return device
}

describe('the first week', () => {
  const quest = async (device: TestDevice) => (await device.call(badgesCalls.readQuest, {})).result!

  test('continues with what is done or skipped, and stays closed', async () => {
    const gina = await newPlayer('Gina')
    expect(await quest(gina)).toEqual({ step: 'play', done: 0, all: 6 })
    await playRanked(portal, gina, 1)
    expect(await quest(gina)).toMatchObject({ step: 'gift', done: 1 })
    await inTransaction(portal.db, (tx) =>
      giveBox(tx, {
        boxId: 'BOX of Gina',
        accountId: gina.userId(),
        kind: 'normal',
        source: 'home',
        sourceId: 'of Gina',
        gotAt: portal.now(),
        event: { kind: 'home' },
      }),
    )
    expect(await quest(gina)).toMatchObject({ step: 'open', done: 2 })
    await gina.call(badgesCalls.dismissQuest, { step: 'open' })
    expect(await quest(gina)).toMatchObject({ step: 'hello', done: 2 })
    await gina.call(badgesCalls.dismissQuest, {})
    expect(await quest(gina)).toMatchObject({ step: null })
    await portal.restart()
    expect(await quest(gina)).toMatchObject({ step: null })
  })

  test('is over after a week', async () => {
    const hugo = await newPlayer('Hugo')
    expect((await quest(hugo)).step).toBe('play')
    portal.wait(days(7))
    expect((await quest(hugo)).step).toBeNull()
  })
})
