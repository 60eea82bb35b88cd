import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, PRODUCT_RATES, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { timestamp } from '#kit/db/db.ts'
import { silentLive, type Live } from '#kit/server/live.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { sharingCalls } from '../calls.ts'

const { readShareBox, readShareCount, takeShareBox, openInvite } = sharingCalls

let portal: TestPortal
/** Messages sent to players online. */
const hints: { readonly accountIds: readonly number[]; readonly kind: string }[] = []
const live: Live = {
  ...silentLive,
  toAccounts: (accountIds, { kind }) => void hints.push({ accountIds, kind }),
}
beforeAll(async () => {
  portal = await openTestPortal({ live, rates: { ...NO_RATES, invite: PRODUCT_RATES.invite } })
})
afterAll(() => portal.close())

let networks = 0
/** A device in a separate network. */
async function visitor(name: string) {
  const device = portal.device(name)
  networks++
  device.address = `203.${Math.floor(networks / 250)}.${networks % 250}.9`
  await device.signIn()
  return device
}
const box = async (device: TestDevice) => (await device.call(readShareBox, {})).result!
const open = (device: TestDevice, invitation: string) =>
  device.call(openInvite, { invitation, deviceId: device.deviceId, language: 'en', osFamily: 'Android' })

/** Looks at the page for as long as it takes, then counts. */
const arrive = (device: TestDevice, invitation: string) => {
  portal.wait(seconds(10))
  return open(device, invitation)
}

test('an invitation has one permanent key [7.40]', async () => {
  const anna = await visitor('Anna')
  const first = await box(anna)
  expect(first).toMatchObject({ state: 'none', opened: 0, waiting: 0, box: 'normal', mostADay: 3 })
  expect(first.url).toBe(`/?inv=${first.invitation}`)
  portal.wait(hours(1))
  expect(await box(anna)).toEqual(first)
  expect((await box(await visitor('Bela'))).invitation).not.toBe(first.invitation)
})

test('a new visitor by it earns a box, once for ever [1.21] [7.41] [7.42] [7.45]', async () => {
  const [chao, dora] = [await visitor('Chao'), await visitor('Dora')]
  await chao.call(accountCalls.setNickname, { nickname: 'Chao Li' })
  const { invitation } = await box(chao)
  const inviter = { userId: chao.userId(), nickname: 'Chao Li' }
  expect((await arrive(dora, invitation)).result).toMatchObject({ ok: true, inviter })
  expect((await arrive(dora, invitation)).result).toMatchObject({ ok: false, inviter })
  expect((await dora.call(readShareCount, { invitation })).result).toEqual({ opened: 1, waiting: 1 })
  expect(await box(chao)).toMatchObject({ state: 'open', opened: 1, waiting: 1 })
  expect((await chao.call(takeShareBox, {})).result).toMatchObject({
    box: 'normal',
    boxes: [{ count: 1 }, {}],
  })
  expect((await chao.call(takeShareBox, {})).error).toMatchObject({ code: 200702, name: 'ShareNotReady' })
  expect(await box(chao)).toMatchObject({ state: 'waiting', waiting: 0, takenToday: 1 })
  // Nor does the same device earn another a box.
  const { invitation: other } = await box(await visitor('Eve'))
  expect((await arrive(dora, other)).result).toMatchObject({ ok: false })
})

test('visits by the inviter’s own devices, known devices and the inviter’s network earn nothing', async () => {
  const fay = await visitor('Fay')
  const { invitation } = await box(fay)
  expect((await arrive(fay, invitation)).result).toMatchObject({ ok: false })
  const flatmate = portal.device('Flatmate')
  flatmate.address = fay.address.replace(/\.9$/, '.77')
  await flatmate.signIn()
  expect((await arrive(flatmate, invitation)).result).toMatchObject({ ok: false })
  const stranger = portal.device('Never signed in')
  stranger.address = '192.0.2.9'
  expect((await arrive(stranger, invitation)).result).toMatchObject({ ok: false })
  const [old, recent] = [await visitor('Old'), await visitor('Recent')]
  portal.wait(milliseconds(minutes(60) - seconds(10)))
  expect((await arrive(recent, invitation)).result).toMatchObject({ ok: true })
  expect((await arrive(old, invitation)).result).toMatchObject({ ok: false })
  expect(await box(fay)).toMatchObject({ opened: 1 })
})

describe('a script that opens invitations', () => {
  test('waits ten seconds by the server’s clock after its device arrived, whatever it claims', async () => {
    const [host, script] = [await visitor('Host'), await visitor('Script')]
    const { invitation } = await box(host)
    expect((await open(script, invitation)).error).toMatchObject({ name: 'TooFast', data: { retrySec: 10 } })
    portal.wait(milliseconds(seconds(10) - 1))
    expect((await open(script, invitation)).error).toMatchObject({ name: 'TooFast', data: { retrySec: 1 } })
    expect(await box(host)).toMatchObject({ opened: 0 })
    portal.wait(milliseconds(1))
    expect((await open(script, invitation)).result).toMatchObject({ ok: true })
  })

  test('earns one box a day per network, however many devices it invents, and across a restart', async () => {
    const host = await visitor('Other host')
    const { invitation } = await box(host)
    const made = async (name: string, address: string) => {
      const device = portal.device(name)
      device.address = address
      await device.signIn()
      return (await arrive(device, invitation)).result
    }
    expect(await made('Bot 1', '192.0.2.11')).toMatchObject({ ok: true })
    expect(await made('Bot 2', '192.0.2.12')).toMatchObject({ ok: false })
    await portal.restart()
    expect(await made('Bot 3', '192.0.2.13')).toMatchObject({ ok: false })
    expect(await made('Elsewhere', '192.0.3.13')).toMatchObject({ ok: true })
    expect(await box(host)).toMatchObject({ opened: 2 })
    portal.wait(hours(24))
    expect(await made('Bot 4', '192.0.2.14')).toMatchObject({ ok: true })
  })
})

test('three boxes a day (UTC) can be taken, others wait', async () => {
  const gus = await visitor('Gus')
  const { invitation } = await box(gus)
  for (let count = 0; count < 4; count++) await arrive(await visitor(`Guest ${count}`), invitation)
  for (let count = 0; count < 3; count++) expect((await gus.call(takeShareBox, {})).error).toBeNull()
  expect((await gus.call(takeShareBox, {})).error).toMatchObject({ code: 200703, name: 'ShareAlreadyTaken' })
  expect(await box(gus)).toMatchObject({ state: 'taken', waiting: 1, takenToday: 3 })
  portal.wait(hours(24))
  expect((await gus.call(takeShareBox, {})).result!.boxes[0]).toEqual({ kind: 'normal', count: 4 })
})

test('an unknown key is refused, and one network may open ten', async () => {
  const hana = await visitor('Hana')
  const unknown = { code: 200701, name: 'InviteUnknown' }
  expect((await hana.call(readShareCount, { invitation: 'NOBODY' })).error).toMatchObject(unknown)
  for (let count = 0; count < 10; count++) expect((await arrive(hana, 'NOBODY')).error).toMatchObject(unknown)
  expect((await arrive(hana, 'NOBODY')).error).toMatchObject({ code: 100003, name: 'TooFast' })
  portal.wait(minutes(6))
  expect((await arrive(hana, 'NOBODY')).error).toMatchObject(unknown)
})

describe('the inviter is notified [2.46] [7.45]', () => {
  const news = async (device: TestDevice) => {
    await portal.api.deliver()
    return (await device.call(noticesCalls.listNotices, {})).result!.notices
  }

  test('by the bell, and at once if they are online; visits that do not count send nothing', async () => {
    const [ivo, jana, old] = [await visitor('Ivo'), await visitor('Jana'), await visitor('An old one')]
    const { invitation } = await box(ivo)
    hints.length = 0
    await arrive(ivo, invitation)
    expect(await news(ivo)).toEqual([])
    await arrive(jana, invitation)
    await arrive(jana, invitation)
    expect(await news(ivo)).toMatchObject([{ kind: 'inviteOpened', from: { userId: jana.userId() } }])
    expect(hints.filter(({ kind }) => kind === 'rewards')).toEqual([
      { accountIds: [ivo.userId()], kind: 'rewards' },
    ])
    portal.wait(hours(2))
    await arrive(old, invitation)
    expect(await news(ivo)).toHaveLength(1)
  })

  test('a reward that waited is unlocked, without an additional box [4.18]', async () => {
    const [kim, lea] = [await visitor('Kim'), await visitor('Lea')]
    const { invitation } = await box(kim)
    const started = (await kim.call(idleCalls.startOnline, {})).result!
    const at = timestamp(portal.now())
    await portal.db
      .insertInto('idle_reward')
      .values({
        id: 'LOCKED',
        stretch_code: started.stretchCode,
        place: 1,
        account_id: kim.userId(),
        box: 'normal',
        state: 'locked',
        ripe_at: at,
        state_at: at,
        taken_by: null,
        locked_on: '2026-01-10',
      })
      .execute()
    expect((await arrive(lea, invitation)).result).toMatchObject({ ok: true })
    expect(await box(kim)).toMatchObject({ opened: 1, waiting: 0 })
    const { rewards } = (await kim.call(idleCalls.listRewards, {})).result!
    expect(rewards).toMatchObject([{ rewardId: 'LOCKED', state: 'ripe' }])
    expect(await news(kim)).toMatchObject([{ kind: 'inviteOpened' }])
  })

  test('with a block between them neither learns who the other was', async () => {
    const [mia, nils] = [await visitor('Mia'), await visitor('Nils')]
    const { invitation } = await box(mia)
    expect((await arrive(mia, invitation)).result).toEqual({ ok: false, inviter: null })
    await nils.call(friendsCalls.blockPlayer, { userId: mia.userId() })
    expect((await arrive(nils, invitation)).result).toMatchObject({ inviter: null })
    expect((await nils.call(sharingCalls.readSharedPage, { key: invitation })).error).toMatchObject({
      name: 'SharedPageGone',
    })
    // Blocking hides in both directions.
    const { invitation: other } = await box(nils)
    expect((await mia.call(sharingCalls.readSharedPage, { key: other })).error).toMatchObject({
      name: 'SharedPageGone',
    })
  })
})
