import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'

let portal: TestPortal
let rig: ConsoleRig
let mo: Awaited<ReturnType<ConsoleRig['operator']>>
let may: typeof mo
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
  mo = await rig.operator('Mo', 'moderator')
  may = await rig.operator('May', 'moderator')
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

async function banned(name: string, options: object = {}) {
  const device = portal.device(name)
  await device.signIn()
  const USER = String(device.userId())
  expect(
    await mo.change('users ban', { USER, REASON: 'sells codes' }, { for: 'selling', ...options }),
  ).toMatchObject({ kind: 'done' })
  return device
}
const read = async (device: ReturnType<TestPortal['device']>) =>
  (await device.call(accountCalls.readBan, {})).result
const open = async () =>
  (await mo.read('appeals bans')).facts as readonly { appealId: string; accountId: number }[]
const entering = async (device: ReturnType<TestPortal['device']>) =>
  (await device.call(accountCalls.signInDevice, { deviceId: device.deviceId })).error?.name

describe('a banned player', () => {
  test('sees the reason and the end, appeals once, and a moderator other than the one who banned them lifts the ban', async () => {
    const ann = await banned('Ann', { until: '30d' })
    expect(await read(ann)).toMatchObject({
      state: 'possible',
      reason: 'Selling for money',
      endsAt: portal.now() + days(30),
    })
    // The player does not see the reason in the audit log.
    expect(JSON.stringify(await read(ann))).not.toContain('codes')
    const appeal = { text: 'it was my brother' }
    expect((await ann.call(accountCalls.appealBan, appeal)).error).toBeNull()
    // A retry after a lost answer succeeds; a different appeal does not.
    expect((await ann.call(accountCalls.appealBan, appeal)).error).toBeNull()
    expect((await ann.call(accountCalls.appealBan, { text: 'once more' })).error).toMatchObject({
      name: 'NotFound',
    })
    expect(await read(ann)).toMatchObject({ state: 'open' })
    const [{ appealId: APPEAL } = { appealId: '' }] = await open()
    expect((await mo.read('queues show')).facts).toMatchObject({ appeals: 1 })
    expect(await mo.try('appeals decide-ban', { APPEAL, VERDICT: 'lifted' })).toMatchObject({
      text: expect.stringContaining('another operator'),
    })
    expect(
      await may.change('appeals decide-ban', { APPEAL, VERDICT: 'lifted', ANSWER: 'Welcome back' }),
    ).toMatchObject({ kind: 'done' })
    expect(await may.try('appeals decide-ban', { APPEAL, VERDICT: 'kept' })).toMatchObject({ ok: false })
    expect(await read(ann)).toMatchObject({ state: 'none' })
    expect(await entering(ann)).toBeUndefined()
    // The transparency report counts the appeal and its result.
    const { facts } = await may.read('stats moderation')
    expect(facts).toMatchObject([{ reports: 0, banAppeals: 1, bansLifted: 1, bans: 1, mutes: 0 }])
  })

  test('a player whose appeal was refused reads the answer and cannot appeal again until the next ban', async () => {
    const bea = await banned('Bea')
    await bea.call(accountCalls.appealBan, { text: 'please' })
    const APPEAL = (await open()).find(({ accountId }) => accountId === bea.userId())!.appealId
    await may.change('appeals decide-ban', { APPEAL, VERDICT: 'kept', ANSWER: 'No' })
    expect(await read(bea)).toEqual({ state: 'kept', reason: 'Selling for money', answer: 'No' })
    expect((await bea.call(accountCalls.appealBan, { text: 'please' })).error).toMatchObject({
      name: 'NotFound',
    })
    portal.wait(minutes(1))
    await mo.change('users unban', { USER: String(bea.userId()) })
    await mo.change('users ban', { USER: String(bea.userId()), REASON: 'again' })
    expect(await read(bea)).toMatchObject({ state: 'possible', reason: 'Something else' })
  })

  test('an accepted appeal against an older ban does not lift a newer ban', async () => {
    const cid = await banned('Cid')
    await cid.call(accountCalls.appealBan, { text: 'please' })
    const APPEAL = (await open()).find(({ accountId }) => accountId === cid.userId())!.appealId
    portal.wait(minutes(1))
    await mo.change('users ban', { USER: String(cid.userId()), REASON: 'worse' }, { until: '90d' })
    expect(await may.change('appeals decide-ban', { APPEAL, VERDICT: 'lifted' })).toMatchObject({
      kind: 'done',
    })
    expect(await entering(cid)).toBe('AccountBanned')
  })
})

test('a ban is shown and appealed only with the device key, and only when there is a ban', async () => {
  const dan = await banned('Dan')
  const stranger = portal.device('Stranger')
  expect(await read(stranger)).toMatchObject({ state: 'none' })
  expect((await stranger.call(accountCalls.appealBan, { text: 'let Dan in' })).error).toMatchObject({
    name: 'NotFound',
  })
  const eva = portal.device('Eva')
  await eva.signIn()
  expect(await read(eva)).toMatchObject({ state: 'none' })
  expect((await eva.call(accountCalls.appealBan, { text: 'hm' })).error).toMatchObject({ name: 'NotFound' })
  for (const text of ['', '   ', 'x'.repeat(501)])
    expect((await dan.call(accountCalls.appealBan, { text })).error).not.toBeNull()
  const both = await Promise.all(['one', 'two'].map((text) => dan.call(accountCalls.appealBan, { text })))
  expect(both.map(({ error }) => error?.name ?? 'ok').toSorted()).toEqual(['NotFound', 'ok'])
})
