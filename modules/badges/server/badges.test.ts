import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { rankedRun, sendRanked } from '#apps/testing/ranked-run.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days } from '#kit/time/time.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { badgesCalls } from '../calls.ts'
import { carryBadges } from './index.ts'

const GAME = 1752
const POOL = 1750
let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

let deals = 0
/** A run of 2048 that nobody has played, sent; `claims` replace what it sends. */
const playRun = (device: TestDevice, claims: object = {}) =>
  sendRanked(portal, device, rankedRun(++deals), claims)

const stored = async (device: TestDevice) =>
  portal.db
    .selectFrom('badge_won')
    .select(['badge_id', 'won_at'])
    .where('account_id', '=', device.userId())
    .orderBy('badge_id')
    .execute()
const names = async (device: TestDevice) => (await stored(device)).map((row) => row.badge_id)
const wall = async (device: TestDevice) => (await device.call(badgesCalls.listBadges, {})).result!
const recount = (device: TestDevice) =>
  operatorTerminal(portal).run('badges', 'recount', '--account', String(device.userId()))

async function newPlayer(name: string) {
  const device = portal.device(name)
  await device.signIn()
  return device
}

async function makeFriends(one: TestDevice, other: TestDevice) {
  await one.call(friendsCalls.sendFriendRequest, { userId: other.userId() })
  await other.call(friendsCalls.sendFriendRequest, { userId: one.userId() })
}

async function openBox(device: TestDevice, name: string) {
  await inTransaction(portal.db, (tx) =>
    giveBox(tx, {
      boxId: `BOX ${name}`,
      accountId: device.userId(),
      kind: 'normal',
      source: 'home',
      sourceId: name,
      gotAt: portal.now(),
      event: { kind: 'home' },
    }),
  )
}

test('a proved run wins a badge as soon as its announcement is delivered, without a read', async () => {
  const anna = await newPlayer('Anna')
  expect((await playRun(anna)).error).toBeNull()
  expect(await names(anna)).toEqual([])
  await portal.api.deliver()
  expect(await names(anna)).toEqual(['twenty48/first'])
})

test('reading badges locks and writes nothing, unless something is new', async () => {
  const [walter, other] = [await newPlayer('Walter'), await newPlayer('Other')]
  // Nothing announces a friendship to badges: only the look finds it.
  await makeFriends(walter, other)
  const writes = async () =>
    (await portal.statementsOf(() => wall(walter))).filter((text) =>
      /for key share|insert|update/i.test(text),
    )
  expect((await writes()).length).toBeGreaterThan(1)
  expect(await names(walter)).toEqual(['friends/1'])
  // What a job writes meanwhile is none of the read's.
  const [read] = await Promise.all([writes(), recount(other)])
  expect(read).toEqual([])
  expect(await names(other)).toEqual(['friends/1'])
})

test('a read that wins no badge stores an increased maximum', async () => {
  const [nora, one, two] = [await newPlayer('Nora'), await newPlayer('One'), await newPlayer('Two')]
  const friends = async () => (await wall(nora)).badges.find(({ badgeId }) => badgeId === 'friends/2')?.have
  await makeFriends(nora, one)
  expect(await friends()).toBe(1)
  const won = await names(nora)
  await makeFriends(nora, two)
  expect(await friends()).toBe(2)
  expect(await names(nora)).toEqual(won)
  await nora.call(friendsCalls.removeFriend, { userId: two.userId() })
  expect(await friends()).toBe(2)
})

test('an erased account gets no badges, from late announcements or recounts', async () => {
  const gone = await newPlayer('Gone')
  await playRun(gone)
  const accountId = gone.userId()
  for (const table of ['badge_won', 'badge_owner'] as const)
    await portal.db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await portal.db
    .updateTable('account')
    .set({ deleted_at: timestamp(portal.now()) })
    .where('id', '=', accountId)
    .execute()
  await portal.api.deliver()
  expect(await names(gone)).toEqual([])
  await recount(gone)
  expect(await names(gone)).toEqual([])
})

test('forged and unproved runs give no badge', async () => {
  const forger = await newPlayer('Forger')
  expect((await playRun(forger, { score: 10_000_000 })).error).toMatchObject({ name: 'ReplayBroken' })
  await forger.call(centreCalls.openGame, { gameId: POOL })
  await portal.api.deliver()
  const { badges, level, points } = await wall(forger)
  expect(badges).toEqual([])
  expect({ level, points }).toEqual({ level: 1, points: 0 })
})

test('a recount from the stored facts gives the same badges as events and the job', async () => {
  const berta = await newPlayer('Berta')
  const carla = await newPlayer('Carla')
  await portal.api.jobs.runDue()
  for (let run = 0; run < 10; run++) {
    await playRun(berta)
    await portal.api.deliver()
  }
  await makeFriends(berta, carla)
  await openBox(berta, 'of Berta')
  portal.wait(days(1))
  await portal.api.jobs.runDue()
  await portal.api.deliver()
  const won = await stored(berta)
  expect(won.map((row) => row.badge_id)).toEqual([
    'friends/1',
    'runs/1',
    'twenty48/first',
    'twenty48/regular',
  ])
  expect(await names(carla)).toEqual(['friends/1'])

  // Nothing changes where all is right.
  expect((await recount(berta)).text).toContain('0 badges came, 0 went')
  expect(await stored(berta)).toEqual(won)
  // All is lost, and some is made up: the facts give the same again.
  await portal.db.deleteFrom('badge_won').where('account_id', '=', berta.userId()).execute()
  await portal.db
    .insertInto('badge_won')
    .values({ account_id: berta.userId(), badge_id: 'runs/4', won_at: timestamp(portal.now()) })
    .execute()
  await recount(berta)
  expect(await names(berta)).toEqual(won.map((row) => row.badge_id))
  // A friendship that ends was one all the same.
  await berta.call(friendsCalls.removeFriend, { userId: carla.userId() })
  await recount(berta)
  expect(await names(berta)).toContain('friends/1')
})

test('a recount of all accounts is audited, and one of a missing account refused', async () => {
  const terminal = operatorTerminal(portal)
  expect((await terminal.run('badges', 'recount')).code).toBe(0)
  const action = await portal.db
    .selectFrom('operator_action')
    .select('command')
    .where('command', '=', 'badges recount')
    .execute()
  expect(action.length).toBeGreaterThan(0)
  expect((await terminal.run('badges', 'recount', '--account', '99999999999')).code).toBe(1)
  expect((await terminal.run('badges', 'recount', '--account', 'anna')).code).toBe(2)
})

test('new badges are announced once, with the next one', async () => {
  const dora = await newPlayer('Dora')
  await playRun(dora)
  const ask = async () => (await dora.call(badgesCalls.takeBadgeNews, { gameId: GAME })).result!
  const first = await ask()
  expect(first.won).toEqual([
    {
      badgeId: 'twenty48/first',
      have: 1,
      family: expect.objectContaining({ title: '2048 and merging numbers' }),
    },
  ])
  expect(first.next).toMatchObject({ badgeId: 'twenty48/regular', have: 1 })
  expect((await ask()).won).toEqual([])
  // PostgreSQL gives a row a new xmin whenever it is written.
  const written = async () =>
    (
      await sql<{ xmin: string }>`
        select xmin::text from badge_won where account_id = ${dora.userId()}`.execute(portal.db)
    ).rows
  const before = await written()
  const asked = await portal.statementsOf(ask)
  expect(await written()).toEqual(before)
  expect(asked.filter((text) => /for key share|insert/i.test(text))).toEqual([])
  expect(asked.filter((text) => /badge_won.* where .*is_seen/is.test(text))).toEqual([
    expect.stringMatching(/^update/),
  ])
})

describe('what others see', () => {
  test('is nothing until the player allows it, then level and selected badges', async () => {
    const emma = await newPlayer('Emma')
    const finn = await newPlayer('Finn')
    await playRun(emma)
    await portal.api.deliver()
    const seen = async () => (await finn.call(badgesCalls.readWorn, { userId: emma.userId() })).result
    const wear = (params: object) => emma.call(badgesCalls.wearBadges, params)
    expect((await wear({ worn: ['twenty48/first'] })).error).toBeNull()
    expect(await seen()).toEqual({ level: null, worn: [] })
    await wear({ isShown: true })
    expect(await seen()).toMatchObject({ level: 1, worn: [{ badgeId: 'twenty48/first' }] })
    expect((await wear({ worn: ['twenty48/master'] })).error).toMatchObject({ name: 'NotFound' })
    expect((await wear({ worn: Array(4).fill('twenty48/first') })).error).toMatchObject({
      name: 'InvalidParams',
    })
    await emma.call(friendsCalls.blockPlayer, { userId: finn.userId() })
    expect(await seen()).toEqual({ level: null, worn: [] })
  })

  test('is for friends only before the player has chosen, and reveals no age', async () => {
    const [finn, stranger] = [await newPlayer('Finn'), await newPlayer('Stranger')]
    for (const year of [1980, 2012]) {
      const device = await newPlayer(`born in ${year}`)
      device.yearOfBirth = year
      const seenBy = async (reader: TestDevice) =>
        (await reader.call(badgesCalls.readWorn, { userId: device.userId() })).result!.level
      await device.call(friendsCalls.sendFriendRequest, { userId: finn.userId() })
      expect([await seenBy(finn), await seenBy(stranger)], String(year)).toEqual([null, null])
      await finn.call(friendsCalls.sendFriendRequest, { userId: device.userId() })
      expect([await seenBy(finn), await seenBy(stranger)], String(year)).toEqual([1, null])
      await device.call(badgesCalls.wearBadges, { isShown: false })
      expect(await seenBy(finn), String(year)).toBe(null)
    }
  })
})

test('a member keeps the badges of their visitor, and a recount finds them again', async () => {
  const visitor = await newPlayer('Visitor')
  const member = await newPlayer('Member')
  await playRun(visitor)
  await portal.api.deliver()
  const journey = { from: visitor.userId(), to: member.userId(), now: portal.now() }
  await inTransaction(portal.db, (tx) => carryBadges(tx, journey))
  expect(await names(member)).toEqual(['twenty48/first'])
  await portal.db.deleteFrom('badge_won').where('account_id', '=', member.userId()).execute()
  await recount(member)
  expect(await names(member)).toEqual(['twenty48/first'])
})
