import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, days, hours, type Duration } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { PLAYS_KNOWN_FOR } from '#modules/cloud/rules/keeping.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { MEMBER_REMEMBERED_FOR, MEMBER_TOLD_BEFORE } from '../rules/leaving.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
let rounds = 0
beforeEach(() => void rounds++)

const at = (length: Duration) => new Date(after(portal.now(), length)) as never
const shorter = (length: Duration, by: Duration) => (length - by) as Duration

async function visitor(): Promise<TestDevice> {
  const device = portal.device(`visitor ${rounds} ${crypto.randomUUID()}`)
  await device.signIn()
  return device
}

/** A visitor whom a provider has made a member, without their devices. */
async function member(): Promise<TestDevice> {
  const device = await visitor()
  await sql`delete from account_device where account_id = ${device.userId()}`.execute(portal.db)
  await sql`delete from account_device_key where account_id = ${device.userId()}`.execute(portal.db)
  await sql`update account set kind = 'member' where id = ${device.userId()}`.execute(portal.db)
  return device
}

const isGone = async (device: TestDevice) =>
  (
    await portal.db
      .selectFrom('account')
      .select('deleted_at')
      .where('id', '=', device.userId())
      .executeTakeFirstOrThrow()
  ).deleted_at !== null

test('a visitor who never returns is erased after thirteen months', async () => {
  const device = await visitor()
  portal.wait(shorter(VISITOR_REMEMBERED_FOR, hours(1)))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(false)
  portal.wait(hours(2))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(true)
})

test('thirteen months count from the last use, not from the last sign-in', async () => {
  const device = await visitor()
  // A session of a visitor lasts thirty days from one use to the next, and half a year in all.
  for (let month = 0; month < 5; month++) {
    portal.wait(days(29))
    expect((await device.call(accountCalls.listSessions, {})).error).toBeNull()
  }
  portal.wait(shorter(VISITOR_REMEMBERED_FOR, hours(1)))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(false)
  portal.wait(hours(2))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(true)
})

test('a member is notified by the bell a month before two years are over, and erased if they do not return', async () => {
  const device = await member()
  portal.wait(shorter(shorter(MEMBER_REMEMBERED_FOR, MEMBER_TOLD_BEFORE), hours(1)))
  await portal.api.tidy()
  await portal.api.deliver()
  const told = () =>
    portal.db.selectFrom('notice').select('kind').where('account_id', '=', device.userId()).execute()
  expect(await told()).toEqual([])
  portal.wait(hours(2))
  await portal.api.tidy()
  await portal.api.tidy()
  await portal.api.deliver()
  expect(await told()).toEqual([{ kind: 'erasureSoon' }])
  portal.wait(shorter(MEMBER_TOLD_BEFORE, hours(1)))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(false)
  portal.wait(hours(1))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(true)
})

test('a member who returns after the notice stays', async () => {
  const device = await member()
  portal.wait(shorter(MEMBER_REMEMBERED_FOR, MEMBER_TOLD_BEFORE))
  portal.wait(hours(1))
  await portal.api.tidy()
  await portal.api.deliver()
  await revive(device)
  expect((await device.call(noticesCalls.listNotices, {})).result?.notices).toMatchObject([
    { kind: 'erasureSoon' },
  ])
  portal.wait(days(31))
  await portal.api.tidy()
  expect(await isGone(device)).toBe(false)
})

/** Their sessions are long over: a provider opens another one. */
async function revive(device: TestDevice) {
  const token = 'R'.repeat(43)
  device.token = token
  await sql`
    insert into account_session (id, token_hash, account_id, device_mask, started_at, seen_at, expires_at, network,
      language, platform, os_family, width_class, version, utc_offset)
    values (${`S${rounds}`}, translate(rtrim(encode(sha256(${token}::bytea), 'base64'), '='), '+/', '-_'),
      ${device.userId()}, '', ${at(hours(-2))}, ${at(hours(-2))}, ${at(days(1))}, '', 'en', 'web_pc', 'x', 's', '', 0)`.execute(
    portal.db,
  )
}

test('the record of a device’s gift is deleted after thirteen months, that of an account is not', async () => {
  for (const [table, column, length] of [
    ['home_gift', 'taken_at', VISITOR_REMEMBERED_FOR],
    ['play_newcomer', 'paid_at', VISITOR_REMEMBERED_FOR],
  ] as const) {
    await sql`
      insert into ${sql.table(table)} (key, ${sql.ref(column)}) values
      ('device:old', ${at(shorter(0 as Duration, length))}::timestamptz - interval '1 minute'),
      ('device:young', ${at(shorter(0 as Duration, length))}::timestamptz + interval '1 minute'),
      ('account:7', ${at(shorter(0 as Duration, length))}::timestamptz - interval '1 minute')`.execute(
      portal.db,
    )
    await portal.api.tidy()
    const { rows } = await sql<{ key: string }>`
      select key from ${sql.table(table)} where key in ('device:old', 'device:young', 'account:7') order by key`.execute(
      portal.db,
    )
    expect(rows.map(({ key }) => key)).toEqual(['account:7', 'device:young'])
  }
})

test('a cloud play that is ninety days old keeps only its cost', async () => {
  const device = await visitor()
  const insert = (id: string, ended: Date) =>
    sql`
    insert into cloud_play (id, account_id, ticket_id, game_key, line_key, worker_id, boot, weight, state, token_hash,
      token_until, reserved_at, reserved_until, asked_at, begun_at, played_ms, ended_at, end_reason, released_at)
    values (${id}, ${device.userId()}, 'T', 'supertux', 'home', 'w', 'b', 1, 'ended', 'h', ${ended}, ${ended}, ${ended},
      ${ended}, ${ended}, 0, ${ended}, 'left', ${ended})`.execute(portal.db)
  const limit = (portal.now() - PLAYS_KNOWN_FOR) as number
  await insert('OLD', new Date(limit - 1000))
  await insert('YOUNG', new Date(limit + 1000))
  await portal.api.tidy()
  const rows = await portal.db
    .selectFrom('cloud_play')
    .select(['id', 'game_key', 'line_key', 'token_hash'])
    .where('account_id', '=', device.userId())
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'OLD', game_key: '', line_key: '', token_hash: '' },
    { id: 'YOUNG', game_key: 'supertux', line_key: 'home', token_hash: 'h' },
  ])
})

test('one run of the job erases a hundred and twenty accounts in small batches', async () => {
  await sql`
    insert into account (id, created_at, active_at)
    select 20000000 + one, ${at(days(-500))}, ${at(days(-500))} from generate_series(1, 120) one`.execute(
    portal.db,
  )
  await portal.api.tidy()
  const left = await portal.db
    .selectFrom('account')
    .select('id')
    .where('id', '>', 20_000_000)
    .where('id', '<=', 20_000_120)
    .where('deleted_at', 'is', null)
    .execute()
  expect(left).toEqual([])
})
