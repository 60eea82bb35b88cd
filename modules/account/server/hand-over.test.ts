import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { days, minutes } from '#kit/time/time.ts'
import { accountCalls } from '../calls.ts'
import { makeMember } from './identity-store.ts'

let portal: TestPortal
let safari: TestDevice
let app: TestDevice
let count = 0
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  safari = portal.device(`safari ${++count}`)
  app = portal.device(`app ${count}`)
  await safari.signIn()
})

async function makeCode(use: 'link' | 'install' = 'install') {
  const { result } = await safari.call(accountCalls.makeHandCode, { use })
  return result!.handCode
}
async function bring(device: TestDevice, handCode: string, replaces?: boolean) {
  const { deviceId } = device
  const wish = { handCode, deviceId, ...(replaces === undefined ? {} : { replaces }) }
  const answer = await device.call(accountCalls.signInByHand, wish)
  if (answer.result) device.token = answer.result.session.token
  return answer
}

test('[1.20] the installed app starts and stays signed in as the visitor who made its code', async () => {
  await safari.call(accountCalls.setNickname, { nickname: 'Koko' })
  const { result } = await bring(app, await makeCode())
  expect(result).toMatchObject({ isNew: false, account: { userId: safari.userId(), nickname: 'Koko' } })
  expect(app.cookies.size).toBe(1)
  portal.wait(days(40))
  const again = await app.signIn()
  expect(again.result?.account.userId).toBe(safari.userId())
  // And the browser it came from goes on as before.
  expect((await safari.signIn()).result?.account.userId).toBe(safari.userId())
})

test('a code works once; the same device may retry when its answer was lost', async () => {
  const code = await makeCode()
  expect((await bring(app, code)).result?.account.userId).toBe(safari.userId())
  expect((await bring(app, code)).result?.account.userId).toBe(safari.userId())
  expect((await bring(portal.device(`thief ${count}`), code)).error?.name).toBe('HandCodeInvalid')
  portal.wait(minutes(1))
  expect((await bring(app, code)).error?.name).toBe('HandCodeInvalid')
})

test.for([
  { use: 'link', lasts: minutes(10) },
  { use: 'install', lasts: days(7) },
] as const)('a code for a $use expires at its time', async ({ use, lasts }) => {
  const code = await makeCode(use)
  portal.wait(lasts)
  expect((await bring(app, code)).error?.name).toBe('HandCodeInvalid')
  expect((await bring(app, 'no such code')).error?.name).toBe('HandCodeInvalid')
  expect((await bring(app, '')).error?.name).toBe('HandCodeInvalid')
})

test('an invalid code signs nobody in', async () => {
  const handCode = await makeCode()
  const answer = await app.call(accountCalls.signInByHand, { handCode, deviceId: 'x' })
  expect(answer.error?.name).toBe('InvalidDevice')
})

test('a code becomes invalid when its visitor becomes a member', async () => {
  const code = await makeCode()
  await inTransaction(portal.db, (tx) => makeMember(tx, safari.userId()))
  expect((await bring(app, code)).error?.name).toBe('HandCodeInvalid')
})

test('a hand-over code of a banned visitor signs nobody in', async () => {
  const code = await makeCode()
  const bannedUntil = `${new Date(portal.now() + days(1)).toISOString()}`
  await portal.db
    .updateTable('account')
    .set({ banned_until: bannedUntil as never })
    .where('id', '=', safari.userId())
    .execute()
  expect((await bring(app, code)).error?.name).toBe('AccountBanned')
})

test("knowing the id of another device does not link it to one's own account", async () => {
  const victim = portal.device(`victim ${count}`)
  await victim.signIn()
  const attacker = portal.device(`attacker ${count}`)
  attacker.deviceId = victim.deviceId
  await bring(attacker, await makeCode())
  victim.cookies.clear()
  victim.token = undefined
  expect((await victim.signIn()).result?.account.userId).not.toBe(safari.userId())
})

test('a link takes no browser’s account away: its player is asked, and the code waits', async () => {
  await app.signIn()
  const own = app.userId()
  const code = await makeCode('link')
  // The storage of scripts is gone, the cookie with the key is not.
  app.token = undefined
  expect((await bring(app, code)).error?.name).toBe('OtherAccountHere')
  expect((await bring(app, code, false)).error?.name).toBe('OtherAccountHere')
  expect((await app.signIn()).result?.account.userId).toBe(own)
  expect((await bring(app, code, true)).result?.account.userId).toBe(safari.userId())
  // One's own code asks nothing.
  expect((await bring(app, await makeCode('link'))).result?.account.userId).toBe(safari.userId())
})

test('a browser whose player agrees switches to the account of the code', async () => {
  await app.signIn()
  const own = app.userId()
  const { result } = await bring(app, await makeCode('link'), true)
  expect(result?.account.userId).toBe(safari.userId())
  expect(result?.account.userId).not.toBe(own)
  app.cookies.clear()
  app.token = undefined
  expect((await app.signIn()).result?.account.userId).toBe(safari.userId())
})

test('an account has at most its five latest codes', async () => {
  const first = await makeCode()
  for (let made = 0; made < 5; made++) {
    portal.wait(minutes(0.1))
    await makeCode()
  }
  expect((await bring(app, first)).error?.name).toBe('HandCodeInvalid')
})

test('codes are stored only as hashes, and deleted after they expire', async () => {
  const code = await makeCode('link')
  const stored = await portal.db.selectFrom('account_hand').select('code_hash').execute()
  expect(stored.map(({ code_hash }) => code_hash)).not.toContain(code)
  portal.wait(days(8))
  await portal.api.tidy()
  const waiting = await portal.db
    .selectFrom('account_hand')
    .select('code_hash')
    .where('used_at', 'is', null)
    .execute()
  expect(waiting).toEqual([])
  expect(portal.log()).not.toContain(code)
})
