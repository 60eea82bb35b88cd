import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, dayOf, hours, milliseconds } from '#kit/time/time.ts'
import { dailyCatalogue, openDailyPortal, type DailyPortal } from '#apps/testing/daily-portal.ts'
import { carryFinishes } from './index.ts'

const HOUR = 3600

let daily: DailyPortal
beforeAll(async () => {
  daily = await openDailyPortal()
})
afterAll(() => daily.portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  daily.toHour(12)
})

describe('a streak', () => {
  test('follows the player’s calendar: midnight in Tokyo is at three in the afternoon UTC', async () => {
    const hana = daily.newPlayer('Hana', 9 * HOUR)
    daily.toHour(14)
    await daily.finish(hana)
    expect(await daily.own(hana)).toMatchObject({ days: 1, isDoneToday: true })
    daily.portal.wait(hours(2))
    expect(await daily.own(hana)).toMatchObject({ days: 1, isDoneToday: false })
    daily.toHour(14)
    await daily.finish(hana)
    expect(await daily.own(hana)).toMatchObject({ days: 2, isDoneToday: true })
    expect((await daily.own(hana)).day).toBe(dayOf(after(daily.portal.now(), hours(9))))
  })

  test('survives a change of zone, and is not doubled by one', async () => {
    const ida = daily.newPlayer('Ida', -10 * HOUR)
    await daily.finish(ida)
    ida.head = { ...ida.head, utcOffset: 14 * HOUR }
    await daily.finish(ida)
    expect((await daily.own(ida)).days).toBe(1)
    daily.portal.wait(hours(30))
    await daily.finish(ida)
    expect((await daily.own(ida)).days).toBe(2)
  })

  test('counts a finish in the grace period after midnight for the player’s own day', async () => {
    const anna = daily.newPlayer('Anna')
    await daily.finish(anna)
    daily.toHour(1)
    await daily.finish(anna, { day: dayOf(after(daily.portal.now(), milliseconds(-7_200_000))) })
    expect(await daily.own(anna)).toMatchObject({ days: 1 })
    daily.toHour(1)
    expect(await daily.own(anna)).toMatchObject({ days: 0, longest: 1 })
  })

  test('is bridged by a freeze that seven days have earned, once', async () => {
    const anna = daily.newPlayer('Anna')
    for (let day = 0; day < 7; day++, daily.inDays(1)) await daily.finish(anna)
    expect(await daily.own(anna)).toMatchObject({ days: 7, freezes: 1 })
    daily.inDays(1)
    expect(await daily.own(anna)).toMatchObject({ days: 7, freezes: 0, isDoneToday: false })
    await daily.finish(anna)
    expect(await daily.own(anna)).toMatchObject({ days: 8, freezes: 0 })
    daily.inDays(2)
    expect(await daily.own(anna)).toMatchObject({ days: 0, longest: 8 })
  })

  test('is repaired by an operator after an outage, which is audited', async () => {
    const terminal = operatorTerminal(daily.portal, { catalogue: () => dailyCatalogue })
    const anna = daily.newPlayer('Anna')
    await daily.finish(anna)
    daily.inDays(1)
    const lost = daily.today()
    daily.inDays(1)
    await daily.finish(anna)
    expect((await daily.own(anna)).days).toBe(1)
    await terminal.change('dailies', 'mend', lost)
    expect((await daily.own(anna)).days).toBe(2)
    expect((await daily.own(anna)).calendar.at(-2)).toEqual({ day: lost, state: 'forgiven' })
    expect((await terminal.run('dailies', 'mend', lost, '--yes')).text).toBe('It is forgiven already.')
    for (const wrong of ['2026-13-01', 'yesterday', '2020-01-01', '2099-01-01'])
      expect(await terminal.run('dailies', 'mend', wrong, '--yes')).toMatchObject({ code: 2 })
    expect((await terminal.run('dailies', 'list')).text).toMatch(new RegExp(`${daily.today()} .*2048.* 1 +1`))
    expect((await terminal.run('audit', 'list')).text).toContain(`daily ${lost}`)
  })

  test('moves to the member account of its visitor', async () => {
    const [visitor, member] = [daily.newPlayer('visitor'), daily.newPlayer('member')]
    await daily.finish(visitor)
    daily.inDays(1)
    await daily.finish(visitor)
    await daily.finish(member)
    const journey = { from: visitor.userId(), to: member.userId() }
    for (let again = 0; again < 2; again++)
      await inTransaction(daily.portal.db, (tx) => carryFinishes(tx, journey))
    expect(await daily.own(member)).toMatchObject({ days: 2 })
    // The browser may be the visitor's again after signing out.
    expect(await daily.own(visitor)).toMatchObject({ days: 2 })
  })
})
