import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { PERSONAL_DATA } from '#apps/server/personal-data.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import {
  GAME,
  makeFullAccount,
  NICKNAME,
  REPORT,
  SAYING,
  type FullAccount,
} from '#apps/testing/full-account.ts'
import type { Db } from '#kit/db/db.ts'
import { after, days, hours, toEpochSeconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { SYSTEM_ACCOUNT_ID } from '#modules/account/server/index.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { privacyCalls } from '../calls.ts'

const { askExport, eraseAccount, keepAccount } = privacyCalls

let portal: TestPortal
let life: FullAccount
let dumpBefore: string
let pageKey: string
beforeAll(async () => {
  portal = await openTestPortal()
  life = await makeFullAccount(portal)
  const { zeno } = life
  dumpBefore = await dumpOf(portal.db)
  pageKey = (await sql<{ key: string }>`select key from shared_page`.execute(portal.db)).rows[0]!.key
  expect(await brokenInvariants()).toEqual([])
  await zeno.call(askExport, {})
  await portal.api.makeFiles()
  await zeno.call(eraseAccount, {})
  portal.wait(days(14))
  await portal.api.tidy()
})
afterAll(() => portal.close())

/** Every table as text. */
async function dumpOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const parts = rows.map(async ({ name }) => {
    const table = await sql<{ dump: string }>`
      select coalesce(string_agg(t::text, E'\n'), '') as dump from ${sql.table(name)} t`.execute(db)
    return table.rows[0]!.dump
  })
  return (await Promise.all(parts)).join('\n')
}

const brokenInvariants = async () =>
  (await checkInvariants(portal.db))
    .filter(({ broken }) => broken > 0)
    .map(({ id, examples }) => [id, examples])

const rowsOf = async (table: string, column: string, accountId: number) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(
      portal.db,
    )
  ).rows[0]!.count

const cases = PERSONAL_DATA.flatMap(({ holdings }) =>
  holdings
    .filter(({ fate }) => fate === 'deleted' || fate === 'moved')
    .flatMap(({ table, columns }) => columns.map((column) => [table, column] as const)),
)

test.for(cases)('nothing is left in %s.%s', async ([table, column]) => {
  expect(await rowsOf(table, column, life.zeno.userId())).toBe(0)
})

test('no text, device, address or secret of the player is left anywhere', async () => {
  const dump = await dumpOf(portal.db)
  for (const trace of [
    NICKNAME,
    SAYING,
    REPORT,
    'zeno-device-secret',
    'secret-hash',
    life.listing.password,
  ]) {
    if (trace !== life.listing.password) expect(dumpBefore, trace).toContain(trace)
    expect(dump, trace).not.toContain(trace)
  }
})

test('all ledger invariants hold after an erasure, and no card is lost', async () => {
  expect(await brokenInvariants()).toEqual([])
  expect(await rowsOf('card', 'owner_id', SYSTEM_ACCOUNT_ID)).toBeGreaterThan(0)
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int from card_move where from_id = ${life.zeno.userId()} and to_id = ${SYSTEM_ACCOUNT_ID}
    group by reason`.execute(portal.db)
  expect(rows).toEqual([{ reason: 'leave', count: await rowsOf('card', 'owner_id', SYSTEM_ACCOUNT_ID) }])
})

test('their listing can no longer be taken', async () => {
  const answer = await life.friend.call(marketCalls.redeemListing, life.listing)
  expect(answer.error?.name).toBe('ListingOver')
})

test('their score keeps its place, without a name', async () => {
  const { result } = await life.friend.call(scoresCalls.listScores, {
    gameId: GAME,
    level: 0,
    period: 'ever',
  })
  expect(result?.scores).toMatchObject([{ rank: 1, score: 77, nickname: '' }])
})

test('they are in no list of friends, no chat and no shared link', async () => {
  const { friend, zeno } = life
  expect((await friend.call(friendsCalls.listFriends, {})).result?.friends).toEqual([])
  const request = await friend.call(friendsCalls.sendFriendRequest, { userId: String(zeno.userId()) })
  expect(request.error?.name).toBe('UserNotFound')
  const { messages } = (await friend.call(chatCalls.listMessages, { channel: 'world' })).result!
  expect(messages.map(({ sender }) => sender.userId)).not.toContain(zeno.userId())
  expect((await friend.call(sharingCalls.readSharedPage, { key: pageKey })).error?.name).toBe(
    'SharedPageGone',
  )
})

test('their device becomes a new visitor’s', async () => {
  const { zeno } = life
  const before = zeno.userId()
  expect((await zeno.call(accountCalls.readStatus, { deviceId: zeno.deviceId })).error).toMatchObject({
    code: 100004,
  })
  const answer = await zeno.signIn()
  expect(answer.result?.isNew).toBe(true)
  expect(zeno.userId()).not.toBe(before)
})

test('the system account is never shown, befriended or drawn', async () => {
  const answer = await life.friend.call(friendsCalls.sendFriendRequest, { userId: String(SYSTEM_ACCOUNT_ID) })
  expect(answer.error?.name).toBe('UserNotFound')
})

test('asking for erasure signs out everywhere; signing in again shows the day and can cancel it', async () => {
  const device = portal.device('wavering')
  await device.signIn()
  const phone = { token: device.token }
  await device.signIn()
  const { result } = await device.call(eraseAccount, {})
  const day = after(portal.now(), days(14))
  expect(result).toEqual({ erasesAt: day })
  const status = () => device.call(accountCalls.readStatus, { deviceId: device.deviceId })
  expect((await status()).error).toMatchObject({ code: 100004 })
  device.token = phone.token
  expect((await status()).error).toMatchObject({ code: 100004 })

  portal.wait(days(10))
  expect((await device.signIn()).result?.account.erasesAt).toBe(day)
  expect((await status()).result?.erasesAt).toBe(day)
  const raw = await device.post('acc/signin/status', {
    body: { id: 1, params: { visitId: device.deviceId } },
  })
  expect(raw.json()).toMatchObject({ result: { eraseTime: toEpochSeconds(day) } })
  await device.call(keepAccount, {})
  expect((await status()).result?.erasesAt).toBeUndefined()
  portal.wait(days(10))
  await portal.api.tidy()
  await device.signIn()
  expect((await status()).error).toBeNull()
})

test('an account exists until its last minute, and not at the next read', async () => {
  const device = portal.device('punctual')
  await device.signIn()
  await device.call(eraseAccount, {})
  portal.wait(hours(14 * 24 - 1))
  await portal.api.tidy()
  expect((await device.signIn()).result?.isNew).toBe(false)
  portal.wait(hours(1))
  await portal.api.tidy()
  expect((await device.signIn()).result?.isNew).toBe(true)
})
test('asking for erasure twice does not make it earlier', async () => {
  const device = portal.device('impatient')
  await device.signIn()
  const first = (await device.call(eraseAccount, {})).result!
  portal.wait(days(3))
  await device.signIn()
  expect((await device.call(eraseAccount, {})).result).toEqual(first)
})
