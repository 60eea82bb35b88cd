import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDailyPortal, type DailyPortal } from '#apps/testing/daily-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { forgetOldTables, scoresPersonalData } from './index.ts'

let daily: DailyPortal
beforeAll(async () => {
  daily = await openDailyPortal()
})
afterAll(() => daily.portal.close())
beforeEach(async () => {
  await daily.forgetAll()
  daily.toHour(12)
})

async function heard(device: TestDevice) {
  await daily.portal.api.deliver()
  await daily.portal.api.deliver()
  const { result } = await device.call(noticesCalls.listNotices, {})
  return result!.notices
    .filter(({ kind }) => kind === 'passed')
    .map(({ from, subject, game }) => ({ from: from?.userId, subject, game }))
}

async function friends() {
  const [anna, ben] = [daily.newPlayer('Anna'), daily.newPlayer('Ben')]
  await Promise.all([anna.signIn(), ben.signIn()])
  await daily.befriend(anna, ben)
  return [anna, ben] as const
}

test('a friend whose score was passed is notified, once a day per friend', async () => {
  const [anna, ben] = await friends()
  const { score } = await daily.finish(anna)
  expect(await heard(ben)).toEqual([])
  const better = await daily.finish(ben, { above: score })
  const notice = {
    from: ben.userId(),
    subject: `/g/2048?daily=${daily.today()}&rival=${ben.userId()}`,
    game: '2048',
  }
  expect(await heard(anna)).toEqual([notice])
  // Back in front, and passed again: the bell said so today.
  const again = await daily.finish(anna, { above: better.score })
  expect(await heard(ben)).toMatchObject([{ from: anna.userId() }])
  await daily.finish(ben, { above: again.score })
  expect(await heard(anna)).toEqual([notice])
})

test('players who were behind already, strangers and blocked players are not notified', async () => {
  const [anna, ben] = await friends()
  const carl = daily.newPlayer('Carl')
  const { score } = await daily.finish(ben)
  await daily.finish(carl)
  const leading = Math.max(score, (await daily.finish(anna, { above: score })).score)
  expect(await heard(ben)).toHaveLength(1)
  daily.toHour(12)
  await ben.call(friendsCalls.blockPlayer, { userId: String(anna.userId()) })
  await daily.finish(ben)
  await daily.finish(anna, { above: leading })
  expect(await heard(ben)).toHaveLength(1)
  expect(await heard(carl)).toEqual([])
})

test('the notice of a passed score is repeated on the next day, deleted after it, and deleted with the account', async () => {
  const [anna, ben] = await friends()
  for (let day = 1; day <= 2; day++) {
    const { score } = await daily.finish(anna)
    await daily.finish(ben, { above: score })
    expect(await heard(anna)).toHaveLength(day)
    if (day === 1) daily.toHour(12)
  }
  const { db, now } = daily.portal
  const stored = () => db.selectFrom('score_passed').selectAll().execute()
  expect(await scoresPersonalData.collect(db, anna.userId())).toMatchObject({
    // Anna may have passed Ben's best of the day before as well.
    passed: expect.arrayContaining([
      { by: ben.userId(), player: anna.userId(), day: daily.today() },
    ]) as unknown,
  })
  await forgetOldTables(db, now())
  expect((await stored()).map((row) => Number(row.passed_id))).toContain(anna.userId())
  const erasure = { accountId: anna.userId(), systemId: 1, now: now() }
  await inTransaction(db, (tx) => scoresPersonalData.erase(tx, erasure))
  expect(await stored()).toEqual([])
})
