import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { after, days, hours, milliseconds, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { idleCalls } from '../calls.ts'

const { startOnline, reportOnline, listRewards, takeReward, rescueReward } = idleCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const start = async (device: TestDevice) => (await device.call(startOnline, {})).result!
const rewards = async (device: TestDevice) => (await device.call(listRewards, {})).result!
const take = (device: TestDevice, rewardId: string) => device.call(takeReward, { rewardId })
const rescue = (device: TestDevice, rewardId: string) => device.call(rescueReward, { rewardId })
/** Lets time pass with a report each hour, and gives the rewards. */
async function idle(device: TestDevice, length: Duration) {
  const { stretchCode } = await start(device)
  for (let passed = 0; passed < length; passed += hours(1)) {
    portal.wait(hours(1))
    await device.call(reportOnline, { stretchCode })
  }
  return (await rewards(device)).rewards.filter(({ state }) => state === 'ripe')
}

describe('a stretch', () => {
  test('begins once: a second tab gets the same code [7.43]', async () => {
    const anna = portal.device('Anna')
    const first = await start(anna)
    expect(first).toMatchObject({
      startedAt: portal.now(),
      seconds: 0,
      visitBy: after(portal.now(), hours(6)),
      nextRipeAt: after(portal.now(), hours(3)),
      reportEverySeconds: 60,
    })
    portal.wait(minutes(1))
    const second = await start(anna)
    expect(second).toMatchObject({ stretchCode: first.stretchCode, seconds: 60 })
    expect(second.visitBy).toBe(after(portal.now(), hours(6)))
  })

  test('continues with every report, and a report lists ripe rewards [7.44]', async () => {
    const bela = portal.device('Bela')
    const { stretchCode } = await start(bela)
    portal.wait(milliseconds(hours(3) - 1))
    expect((await bela.call(reportOnline, { stretchCode })).result).toMatchObject({ ripeCount: 0 })
    portal.wait(milliseconds(1))
    const { result } = await bela.call(reportOnline, { stretchCode })
    expect(result).toMatchObject({ ripeCount: 1, seconds: 3 * 3600, visitBy: after(portal.now(), hours(6)) })
    expect((await rewards(bela)).stretch).toMatchObject({ capSeconds: 86_400, rareSeconds: 64_800 })
  })

  test('that is over, or another player’s, makes a report fail: the client starts a new one', async () => {
    const chao = portal.device('Chao')
    const { stretchCode } = await start(chao)
    const dora = portal.device('Dora')
    expect((await dora.call(reportOnline, { stretchCode })).error).toMatchObject({ code: 200404 })
    await start(dora)
    expect((await dora.call(reportOnline, { stretchCode })).error).toMatchObject({
      name: 'OnlineCodeUnknown',
    })
    portal.wait(hours(6))
    expect((await chao.call(reportOnline, { stretchCode })).error).toMatchObject({ code: 200404 })
    expect((await rewards(chao)).stretch).toBeNull()
    const anew = await start(chao)
    expect(anew.stretchCode).not.toBe(stretchCode)
    expect(anew.startedAt).toBe(portal.now())
  })

  test('of 24 hours gives eight normal boxes and a rare one [4.15] [4.16] [7.26]', async () => {
    const eve = portal.device('Eve')
    const found = await idle(eve, hours(24))
    expect(found.filter(({ box }) => box === 'normal')).toHaveLength(8)
    expect(found.filter(({ box }) => box === 'rare')).toHaveLength(1)
    const [first] = found
    expect(first!.startedAt).toBe(after(first!.ripeAt, hours(-3)))
    expect((await rewards(eve)).stretch).toBeNull()
  })

  test('ripens in the background, as long as visits come in time [4.16]', async () => {
    const fay = portal.device('Fay')
    await start(fay)
    portal.wait(hours(20))
    expect((await rewards(fay)).rewards).toHaveLength(2)
  })
})

describe('a ripe reward', () => {
  test('is taken once; a repetition gets the same answer [7.27] [1.7]', async () => {
    const gus = portal.device('Gus')
    const [reward] = await idle(gus, hours(3))
    const { rewardId } = reward!
    const first = await take(gus, rewardId)
    expect(first.result).toEqual({
      rewardId,
      box: 'normal',
      from: 'own',
      boxes: [
        { kind: 'normal', count: 1 },
        { kind: 'rare', count: 0 },
      ],
      nextStealAt: null,
    })
    expect((await take(gus, rewardId)).result).toEqual(first.result)
    expect((await gus.call(cardsCalls.listBoxes, {})).result!.boxes[0]!.count).toBe(1)
    const { events } = (await gus.call(cardsCalls.listCardEvents, {})).result!
    expect(events.map(({ kind }) => kind)).toEqual(['pull'])
    expect((await rescue(gus, rewardId)).error).toMatchObject({ code: 200403, name: 'RewardAlreadyTaken' })
  })

  test('is hidden from strangers: they can neither take, rescue nor see it', async () => {
    const hana = portal.device('Hana')
    const [reward] = await idle(hana, hours(3))
    const stranger = portal.device('Stranger')
    for (const rewardId of [reward!.rewardId, '0'.repeat(26)]) {
      expect(await take(stranger, rewardId)).toMatchObject({
        result: null,
        error: { name: 'NotFound', code: 100002 },
      })
      expect((await rescue(stranger, rewardId)).error).toEqual((await take(stranger, rewardId)).error)
    }
    expect((await rewards(hana)).rewards[0]).toMatchObject({ state: 'ripe' })
  })

  test('that is not ripe is refused with its time [8.4]', async () => {
    const ivo = portal.device('Ivo')
    const [reward] = await idle(ivo, hours(3))
    const ripeAt = after(portal.now(), seconds(90))
    await portal.db
      .updateTable('idle_reward')
      .set({ ripe_at: timestamp(ripeAt) })
      .where('id', '=', reward!.rewardId)
      .execute()
    expect((await take(ivo, reward!.rewardId)).error).toMatchObject({
      code: 200401,
      data: { readyTime: ripeAt / 1000 },
    })
    expect((await rescue(ivo, reward!.rewardId)).error).toMatchObject({ code: 200401 })
    portal.wait(seconds(90))
    expect((await take(ivo, reward!.rewardId)).result).toMatchObject({ box: 'normal' })
  })

  test('returns to the system after a day, with and without the job [4.17]', async () => {
    const [jan, kim] = [portal.device('Jan'), portal.device('Kim')]
    await Promise.all([start(jan), start(kim)])
    portal.wait(hours(3))
    const [mine] = (await rewards(jan)).rewards
    await rewards(kim)
    portal.wait(milliseconds(hours(24) - 1))
    expect((await rewards(jan)).rewards[0]).toMatchObject({ state: 'ripe' })
    portal.wait(milliseconds(1))
    expect((await take(jan, mine!.rewardId)).error).toMatchObject({ code: 200405, name: 'RewardGone' })
    const before = (await rewards(kim)).rewards[0]
    await portal.api.tidy()
    expect((await rewards(kim)).rewards[0]).toEqual(before)
    expect(before).toMatchObject({ state: 'lost', canRescue: true })
  })

  test('without visits for days is lost, too', async () => {
    const lea = portal.device('Lea')
    await start(lea)
    portal.wait(days(2))
    await portal.api.tidy()
    expect((await rewards(lea)).rewards.map(({ state }) => state)).toEqual(['lost', 'lost'])
  })
})

describe('a lost reward', () => {
  test('waits, once a day, for a new visitor by the player’s link, then it can be taken [4.18] [7.45]', async () => {
    const mia = portal.device('Mia')
    const [reward, other] = await idle(mia, hours(6))
    portal.wait(hours(30))
    const { result } = await rescue(mia, reward!.rewardId)
    expect(result!.reward).toMatchObject({ state: 'locked', endsAt: after(portal.now(), hours(24)) })
    expect((await rescue(mia, reward!.rewardId)).result).toEqual(result)
    expect((await take(mia, reward!.rewardId)).error).toMatchObject({ code: 200406, name: 'RewardLocked' })
    expect((await rewards(mia)).lockedReward).toMatchObject({ rewardId: reward!.rewardId })
    // One rescue a day.
    expect((await rescue(mia, other!.rewardId)).error).toMatchObject({
      code: 200703,
      name: 'ShareAlreadyTaken',
    })

    const nils = portal.device('Nils')
    nils.address = '198.51.100.7'
    await nils.signIn()
    portal.wait(seconds(10))
    const opened = await nils.call(sharingCalls.openInvite, {
      invitation: result!.invitation,
      deviceId: nils.deviceId,
      language: 'en',
      osFamily: 'Android',
    })
    expect(opened.result).toMatchObject({ ok: true })
    expect((await rewards(mia)).rewards.find(({ rewardId }) => rewardId === reward!.rewardId)).toMatchObject({
      state: 'ripe',
      endsAt: after(portal.now(), hours(24)),
    })
    expect((await take(mia, reward!.rewardId)).result).toMatchObject({ box: 'normal', from: 'own' })
    // The link has done its work: it does not earn a box on top.
    expect((await mia.call(sharingCalls.takeShareBox, {})).error).toMatchObject({ name: 'ShareNotReady' })
  })

  test('can be rescued for a day and no longer', async () => {
    const pia = portal.device('Pia')
    const [reward] = await idle(pia, hours(3))
    portal.wait(hours(48))
    expect((await rescue(pia, reward!.rewardId)).error).toMatchObject({ name: 'RewardGone' })
  })
})
