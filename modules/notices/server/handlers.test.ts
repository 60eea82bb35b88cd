import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import type { LiveMessage } from '#kit/server/live.ts'
import { days, hours, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { noticesCalls } from '../calls.ts'
import type { Notice, NoticeKind } from '../model.ts'
import { notify } from './index.ts'

let portal: TestPortal
let player: TestDevice
let friend: TestDevice
let count = 0
const hints: (readonly [readonly number[], LiveMessage])[] = []
beforeAll(async () => {
  const live = {
    toAccounts: (ids: readonly number[], message: LiveMessage) => void hints.push([ids, message]),
    toTopic: () => undefined,
  }
  portal = await openTestPortal({ live })
})
afterAll(() => portal.close())
beforeEach(async () => {
  player = portal.device(`player ${++count}`)
  friend = portal.device(`friend ${count}`)
  await player.signIn()
  await friend.signIn()
  await friend.call(accountCalls.setNickname, { nickname: 'Lumi' })
  hints.length = 0
})

async function tell(notice: Omit<Notice, 'accountId'>, times = 1) {
  for (let told = 0; told < times; told++) {
    portal.wait(minutes(1))
    await inTransaction(portal.db, (tx) =>
      notify(tx, portal.now(), [{ accountId: player.userId(), ...notice }]),
    )
    await portal.api.deliver()
  }
}
const list = async (params: { cursor?: string; pageSize?: number } = {}) =>
  (await player.call(noticesCalls.listNotices, params)).result!
const unseen = async () => (await list()).unseenCount

test('the bell lists what happened and by whom, newest first', async () => {
  expect(await list()).toEqual({ notices: [], hasMore: false, unseenCount: 0 })
  await tell({ kind: 'friendRequest', fromId: friend.userId() })
  await tell({ kind: 'swapDone', fromId: friend.userId(), subject: 'S-07' })
  expect(await list()).toMatchObject({
    notices: [
      {
        kind: 'swapDone',
        from: { userId: friend.userId(), nickname: 'Lumi' },
        subject: 'S-07',
        isSeen: false,
      },
      { kind: 'friendRequest', subject: null, at: portal.now() - minutes(1) },
    ],
    unseenCount: 2,
  })
  expect(hints).toContainEqual([[player.userId()], { kind: 'notices', body: {} }])
})

test('after rolling back to the previous version, notices of the newer one are left out', async () => {
  await tell({ kind: 'swapDone', fromId: friend.userId(), subject: 'S-07' }, 2)
  await sql`alter table notice drop constraint notice_kind_check`.execute(portal.db)
  const { noticeId } = (await list()).notices[0]!
  await portal.db
    .updateTable('notice')
    .set({ kind: 'ofTomorrow' as NoticeKind })
    .where('id', '=', noticeId)
    .execute()
  expect(await list()).toMatchObject({ notices: [{ kind: 'swapDone' }], hasMore: false, unseenCount: 1 })
})

test('shown notices are marked as seen, later ones are not', async () => {
  await tell({ kind: 'stolen', fromId: friend.userId() })
  const shown = (await list()).notices[0]!.noticeId
  await tell({ kind: 'friendAccepted', fromId: friend.userId() })
  const { result } = await player.call(noticesCalls.markSeen, { upTo: shown })
  expect(result?.unseenCount).toBe(1)
  expect((await list()).notices.map(({ isSeen }) => isSeen)).toEqual([false, true])
})

test("nobody reads or marks another's notices", async () => {
  await tell({ kind: 'stolen', fromId: friend.userId() })
  const { noticeId } = (await list()).notices[0]!
  expect((await friend.call(noticesCalls.listNotices, {})).result?.notices).toEqual([])
  await friend.call(noticesCalls.markSeen, { upTo: noticeId })
  await friend.call(noticesCalls.markSeen, { upTo: 'ZZZZ' })
  expect(await unseen()).toBe(1)
})

test('the list is paged', async () => {
  await tell({ kind: 'stolen', fromId: friend.userId() }, 5)
  const first = await list({ pageSize: 3 })
  expect(first).toMatchObject({ hasMore: true })
  const second = await list({ pageSize: 3, cursor: first.cursor! })
  expect(second.notices).toHaveLength(2)
  expect(second).toMatchObject({ hasMore: false })
  const ids = [...first.notices, ...second.notices].map(({ noticeId }) => noticeId)
  expect(new Set(ids).size).toBe(5)
})

test('an account keeps a hundred notices for thirty days', async () => {
  const news = Array.from({ length: 105 }, () => ({ accountId: player.userId(), kind: 'stolen' }) as const)
  await inTransaction(portal.db, (tx) => notify(tx, portal.now(), news))
  await portal.api.deliver()
  expect(await unseen()).toBe(100)
  portal.wait(days(30))
  await player.signIn()
  expect(await list()).toEqual({ notices: [], hasMore: false, unseenCount: 0 })
  await portal.api.tidy()
  const kept = await portal.db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', player.userId())
    .execute()
  expect(kept).toEqual([])
})

test('two hundred notices about passing and dares of one player do not push out others', async () => {
  const send = async (kinds: readonly NoticeKind[]) => {
    // Of one moment no notice is older than another.
    portal.wait(minutes(1))
    const news = kinds.map((kind) => ({ accountId: player.userId(), kind }))
    await inTransaction(portal.db, (tx) => notify(tx, portal.now(), news))
    await portal.api.deliver()
    await portal.api.deliver()
  }
  const times = (count: number, ...kinds: NoticeKind[]) => Array.from({ length: count }, () => kinds).flat()
  const counts = async () => {
    const rows = await portal.db
      .selectFrom('notice')
      .select(['kind', (query) => query.fn.countAll<number>().as('count')])
      .where('account_id', '=', player.userId())
      .groupBy('kind')
      .execute()
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
  }
  await send(times(60, 'stolen'))
  await send(times(200, 'passed'))
  expect(await counts()).toEqual({ stolen: 60, passed: 40 })
  await send(times(39, 'swapDone'))
  expect(await counts()).toEqual({ stolen: 60, passed: 1, swapDone: 39 })
  await send(times(1, 'swapDone'))
  await send(times(100, 'passed', 'dared'))
  expect(await counts()).toEqual({ stolen: 60, swapDone: 40 })
  await send(times(1, 'friendRequest'))
  expect(await counts()).toEqual({ stolen: 59, swapDone: 40, friendRequest: 1 })
})

test('[4.15] boxes that ripen while the player is away give one notice, until they have seen it', async () => {
  await player.call(idleCalls.startOnline, {})
  portal.wait(hours(3))
  await portal.api.notifyOfRipe()
  await portal.api.deliver()
  const first = (await list()).notices
  expect(first).toMatchObject([{ kind: 'boxReady', from: null }])
  for (let minute = 0; minute < 3; minute++) {
    portal.wait(minutes(1))
    await portal.api.notifyOfRipe()
  }
  await portal.api.deliver()
  expect((await list()).notices).toEqual(first)
  // The next box moves the unseen note up instead of adding one; the stretch ends here (6 hours away).
  portal.wait(hours(3))
  await portal.api.notifyOfRipe()
  await portal.api.deliver()
  const { notices } = await list()
  expect(notices).toHaveLength(1)
  expect(notices[0]!.at).toBeGreaterThan(first[0]!.at)
})

test('a box that ripens while its player is online gives no notice', async () => {
  const { result } = await player.call(idleCalls.startOnline, {})
  for (let visit = 0; visit < 2; visit++) {
    portal.wait(hours(1.5))
    await player.call(idleCalls.reportOnline, { stretchCode: result!.stretchCode })
    await portal.api.notifyOfRipe()
  }
  // Nor after leaving: they have seen it.
  portal.wait(minutes(10))
  await portal.api.notifyOfRipe()
  await portal.api.deliver()
  expect(await unseen()).toBe(0)
})

test('two concurrent runs of the job announce a box once', async () => {
  await player.call(idleCalls.startOnline, {})
  portal.wait(hours(3))
  await Promise.all(Array.from({ length: 10 }, () => portal.api.notifyOfRipe()))
  await portal.api.deliver()
  // A second telling would replace the unseen note, but its hint would be heard.
  expect(hints.filter(([ids]) => ids.includes(player.userId()))).toHaveLength(1)
  expect(await unseen()).toBe(1)
})
