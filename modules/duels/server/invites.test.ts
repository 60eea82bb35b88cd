import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal } from '#apps/testing/test-portal.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { duelsCalls } from '../calls.ts'
import { ASK_EVERY } from '../rules/pairing.ts'
import { INVITE_RATE, SEEK_RATE } from './index.ts'

test('duels against a friend that are opened and resigned repeatedly notify them a few times only', async () => {
  const limited = await openTestPortal({
    catalogue: duelCatalogue,
    rates: { ...NO_RATES, duelInvite: INVITE_RATE },
  })
  onTestFinished(() => limited.close())
  const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) => limited.device(name)) as [
    TestDevice,
    TestDevice,
    TestDevice,
  ]
  for (const device of [ann, ben, cleo]) await device.signIn()
  for (const friend of [ben, cleo]) {
    await ann.call(friendsCalls.sendFriendRequest, { userId: friend.userId() })
    await friend.call(friendsCalls.sendFriendRequest, { userId: ann.userId() })
  }
  async function askAndResign(friend: TestDevice) {
    const params = { gameId: TIC_TAC_TOE, begins: 'me', friendId: friend.userId() } as const
    const opened = await ann.call(duelsCalls.openDuel, params, { opId: randomUUID() })
    expect(opened.error).toBeNull()
    const { code } = opened.result!.duel
    expect((await ann.call(duelsCalls.resignDuel, { code })).error).toBeNull()
  }
  const rings = async (friend: TestDevice) => {
    await limited.api.deliver()
    const rows = await limited.db
      .selectFrom('notice')
      .select('id')
      .where('account_id', '=', friend.userId())
      .where('kind', '=', 'duelTurn')
      .execute()
    return rows.length
  }
  for (let round = 0; round < INVITE_RATE.burst + 4; round++) await askAndResign(ben)
  expect(await rings(ben)).toBe(INVITE_RATE.burst)
  // Another friend is told all the same, and after a while so is this one.
  await askAndResign(cleo)
  expect(await rings(cleo)).toBe(1)
  limited.wait(INVITE_RATE.refillEvery)
  await askAndResign(ben)
  expect(await rings(ben)).toBe(INVITE_RATE.burst + 1)
})

test('requesting an opponent in a loop is rate limited, waiting is not', async () => {
  const limited = await openTestPortal({
    catalogue: duelCatalogue,
    rates: { ...NO_RATES, duelSeek: SEEK_RATE },
  })
  onTestFinished(() => limited.close())
  const ann = limited.device('in a hurry')
  await ann.signIn()
  const wish = { gameId: TIC_TAC_TOE, clock: '3+2', isFresh: true } as const
  const ask = async () => (await ann.call(duelsCalls.seekDuel, wish)).error?.name
  for (let asked = 0; asked < SEEK_RATE.burst; asked++) expect(await ask()).toBeUndefined()
  expect(await ask()).toBe('TooFast')
  for (let round = 0; round < 5; round++) {
    limited.wait(ASK_EVERY)
    expect(await ask()).toBeUndefined()
  }
})
