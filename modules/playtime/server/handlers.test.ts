import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, days, hours, instant, milliseconds, minutes, type Duration } from '#kit/time/time.ts'
import { kindsOf, type CardLevel } from '#modules/cards/model.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { playtimeCalls } from '../calls.ts'
import type { TimeSource } from '../model.ts'

const { checkTime, listGrants, claimTime } = playtimeCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const check = async (device: TestDevice) => (await device.call(checkTime, {})).result!
const grants = async (device: TestDevice) => (await device.call(listGrants, {})).result!
const claim = (device: TestDevice, source: TimeSource, opId: string = randomUUID()) =>
  device.call(claimTime, { source }, { opId })
const shown = async (device: TestDevice, source: TimeSource) =>
  (await check(device)).claims.find((one) => one.source === source)!
async function give(device: TestDevice, level: CardLevel, count: number) {
  const ids: string[] = []
  for (let index = 0; index < count; index++)
    ids.push(await giveCard(portal, device, kindsOf(level)[index % kindsOf(level).length]!.kind))
  return ids
}
const until = (iso: string) => portal.wait((instant(iso) - portal.now()) as Duration)

describe('a newcomer', () => {
  test('has ten minutes on the first visit, once, for a day [9.1] [6.4] [7.14] [7.15]', async () => {
    const anna = portal.device('Anna')
    expect(await check(anna)).toMatchObject({ newcomerSeconds: 600, isNewcomerPaid: true, totalSeconds: 600 })
    expect(await check(anna)).toMatchObject({ newcomerSeconds: 0, isNewcomerPaid: true, totalSeconds: 600 })
    const { grants: list, totalSeconds } = await grants(anna)
    expect(totalSeconds).toBe(600)
    expect(list).toMatchObject([{ source: 'newcomer', seconds: 600, endsAt: after(portal.now(), hours(24)) }])
    portal.wait(milliseconds(hours(24) - 1))
    expect((await grants(anna)).totalSeconds).toBe(600)
    portal.wait(milliseconds(1))
    expect(await grants(anna)).toEqual({ totalSeconds: 0, grants: [] })
    expect((await claim(anna, 'newcomer')).error).toMatchObject({ code: 200209, name: 'NoTimeToClaim' })
  })
})

describe('time for cards', () => {
  test('is a minute per S card, ten minutes per SS card, ten hours per SSS card [9.3] [9.4]', async () => {
    const bela = portal.device('Bela')
    await give(bela, 's', 2)
    await give(bela, 'ss', 1)
    await give(bela, 'sss', 1)
    expect(await shown(bela, 's')).toMatchObject({ count: 2, seconds: 120, state: 'open', mostCounted: null })
    const s = (await claim(bela, 's')).result!
    expect(s.grant).toMatchObject({ seconds: 120, endsAt: after(portal.now(), hours(24)) })
    expect((await claim(bela, 'ss')).result!.grant).toMatchObject({
      seconds: 600,
      endsAt: after(portal.now(), hours(24)),
    })
    const sss = (await claim(bela, 'sss')).result!
    expect(sss.grant).toMatchObject({ seconds: 36_000, endsAt: after(portal.now(), days(7)) })
    expect(sss.nextAt).toBe(after(portal.now(), days(7)))
    expect(sss.totalSeconds).toBe(120 + 600 + 36_000 + 600)
    expect((await grants(bela)).grants.at(-1)).toMatchObject({ source: 'sss' })
  })

  test('gives the same answer when it is claimed again with the same opId', async () => {
    const chao = portal.device('Chao')
    await give(chao, 's', 1)
    const opId = randomUUID()
    const first = await claim(chao, 's', opId)
    expect((await claim(chao, 's', opId)).result).toEqual(first.result)
    expect((await chao.call(claimTime, { source: 's' })).error).toMatchObject({ name: 'InvalidParams' })
  })

  test('can be claimed again on the next day (UTC), and replaces the rest [9.5]', async () => {
    until('2026-02-01T22:00Z')
    const dora = portal.device('Dora')
    await give(dora, 's', 3)
    await claim(dora, 's')
    expect((await claim(dora, 's')).error).toMatchObject({
      code: 200208,
      name: 'TimeTooSoon',
      data: { nextTime: instant('2026-02-02T00:00Z') / 1000 },
    })
    expect(await shown(dora, 's')).toMatchObject({ state: 'claimed', nextAt: instant('2026-02-02T00:00Z') })
    portal.wait(milliseconds(hours(2) - 1))
    expect((await claim(dora, 's')).error).toMatchObject({ name: 'TimeTooSoon' })
    portal.wait(milliseconds(1))
    await give(dora, 's', 1)
    expect(await shown(dora, 's')).toMatchObject({ state: 'open', count: 4, replacesSeconds: 180 })
    expect((await claim(dora, 's')).result!.grant).toMatchObject({ seconds: 240 })
    const s = (await grants(dora)).grants.filter(({ source }) => source === 's')
    expect(s).toMatchObject([{ seconds: 240, endsAt: after(portal.now(), hours(24)) }])
  })

  test('of one source replaces the rest of that source, and does not affect others [9.5] [3.9]', async () => {
    until('2026-03-01T12:00Z')
    const dan = portal.device('Dan')
    await give(dan, 's', 2)
    await give(dan, 'ss', 1)
    await give(dan, 'sss', 1)
    await claim(dan, 's')
    await claim(dan, 'ss')
    const cards = 120 + 600 + 36_000
    expect((await claim(dan, 'sss')).result!.totalSeconds).toBe(cards)
    until('2026-03-02T00:00Z')
    // This check pays the newcomer's ten minutes, which are a source of their own.
    expect(await shown(dan, 's')).toMatchObject({ replacesSeconds: 120 })
    const all = cards + 600
    expect((await claim(dan, 's')).result!.totalSeconds).toBe(all)
    const left = await grants(dan)
    expect(left.grants.map(({ source, secondsLeft }) => [source, secondsLeft]).toSorted()).toEqual([
      ['newcomer', 600],
      ['s', 120],
      ['ss', 600],
      ['sss', 36_000],
    ])
    // The timer starts at the claim: the new one ends a day after it, the others where they were to end.
    expect(left.grants.find(({ source }) => source === 's')!.endsAt).toBe(instant('2026-03-03T00:00Z'))
    expect(left.grants.find(({ source }) => source === 'ss')!.endsAt).toBe(instant('2026-03-02T12:00Z'))
    expect(left.totalSeconds).toBe(all)
  })
})

describe('the value of cards in time', () => {
  test('counts each card, however many, and pays each once [9.3]', async () => {
    const eve = portal.device('Eve')
    await give(eve, 's', 31)
    await give(eve, 'sss', 2)
    expect((await claim(eve, 's')).result!.grant).toMatchObject({ seconds: 31 * 60 })
    expect((await claim(eve, 'sss')).result!.grant).toMatchObject({ seconds: 2 * 36_000 })
    const paid = await sql`select from card where owner_id = ${eve.userId()} and paid_at is not null`.execute(
      portal.db,
    )
    expect(paid.rows).toHaveLength(33)
  })

  test('counts fewer with a cap of the operator', async () => {
    const strict = await openTestPortal({ timeCaps: { s: 1 } })
    const ida = strict.device('Ida')
    await ida.signIn()
    for (const { kind } of kindsOf('s').slice(0, 2)) await giveCard(strict, ida, kind)
    expect(await shown(ida, 's')).toMatchObject({ count: 2, mostCounted: 1, seconds: 60 })
    expect((await claim(ida, 's')).result!.grant).toMatchObject({ seconds: 60 })
    await strict.close()
  })

  test('is paid once per card: a later owner on the same day gets nothing for it', async () => {
    const [fay, gus] = [portal.device('Fay'), portal.device('Gus')]
    const [cardId] = await give(fay, 's', 1)
    await claim(fay, 's')
    const listed = await fay.call(marketCalls.listCard, { cardId: cardId! }, { opId: randomUUID() })
    const { code, password } = listed.result!
    expect((await gus.call(marketCalls.redeemListing, { code, password })).error).toBeNull()
    expect((await claim(gus, 's')).error).toMatchObject({ name: 'NoTimeToClaim' })
    portal.wait(hours(24))
    expect((await claim(gus, 's')).result!.grant).toMatchObject({ seconds: 60 })
  })

  test('is an hour for the S set and two for the SS set, when they are complete and not on the market [9.2]', async () => {
    const hana = portal.device('Hana')
    const s = await give(hana, 's', 10)
    await give(hana, 'ss', 5)
    expect((await claim(hana, 'ssSet')).error).toMatchObject({ name: 'NoTimeToClaim' })
    const { result } = await hana.call(marketCalls.listCard, { cardId: s[0]! }, { opId: randomUUID() })
    expect((await claim(hana, 'sSet')).error).toMatchObject({ name: 'NoTimeToClaim' })
    await hana.call(marketCalls.takeBack, { listingId: result!.listingId })
    expect(await shown(hana, 'sSet')).toMatchObject({ isComplete: true, seconds: 3600 })
    expect((await claim(hana, 'sSet')).result!.grant).toMatchObject({ seconds: 3600 })
    await give(hana, 'ss', 6)
    expect((await claim(hana, 'ssSet')).result!.grant).toMatchObject({ seconds: 7200 })
  })

  test('of nothing, or of a gift, is refused', async () => {
    const ivo = portal.device('Ivo')
    for (const source of ['s', 'ss', 'sss', 'sSet', 'ssSet', 'gift'] as const)
      expect((await claim(ivo, source)).error).toMatchObject({ code: 200209, name: 'NoTimeToClaim' })
  })

  test('of an SSS card can be claimed every seven days', async () => {
    const jan = portal.device('Jan')
    await give(jan, 'sss', 1)
    await claim(jan, 'sss')
    portal.wait(milliseconds(days(7) - 1))
    expect((await claim(jan, 'sss')).error).toMatchObject({ name: 'TimeTooSoon' })
    portal.wait(minutes(1))
    expect((await claim(jan, 'sss')).result!.grant).toMatchObject({ seconds: 36_000 })
  })
})
