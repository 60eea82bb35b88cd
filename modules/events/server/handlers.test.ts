import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { after, days, hours, milliseconds, minutes } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { eventsCalls } from '../calls.ts'
import { planFrom } from '../testing/event-samples.ts'
import { playRanked, RANKED_GAME } from '#apps/testing/ranked-run.ts'
import {
  eventsInvariants,
  insertEvent,
  listEvents,
  plantSeasons,
  SETTLED_AFTER,
  settleEvents,
  notifyOfEvents,
  type EventGames,
} from './index.ts'
import { NOTIFIED_AT_ONCE } from './notify-players.ts'

const GAMES: EventGames = { gameOf: () => ({ gameId: RANKED_GAME, best: 'highest', isRanked: true }) }
const { listEvents: listRunning, listStandings, readEvent } = eventsCalls

let portal: TestPortal
let count = 0
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  for (const table of ['event_place', 'event', 'score', 'score_replay', 'score_run'] as const)
    await portal.db.deleteFrom(table).execute()
})

const play = (device: TestDevice, seed: number) => playRanked(portal, device, seed)
const player = async () => {
  const device = portal.device(`player ${++count}`)
  await device.signIn()
  return device
}
const erase = (accountId: number) =>
  portal.db
    .updateTable('account')
    .set({ deleted_at: timestamp(portal.now()) })
    .where('id', '=', accountId)
    .execute()
/** An event that begins now. */
const begin = (more: Parameters<typeof planFrom>[1] = {}) =>
  insertEvent(portal.db, planFrom(portal.now(), more))
const settle = () => settleEvents(portal.db, GAMES, portal.now())
const table = async (device: TestDevice, slug = 'reefs') =>
  (await device.call(listStandings, { slug })).result!
const broken = async () => {
  const [invariant] = eventsInvariants
  if (!invariant || !('breaks' in invariant)) throw new Error('There is no such invariant')
  return (await sql.raw(invariant.breaks).execute(portal.db)).rows
}

describe('an event', () => {
  test('is listed while it runs and has its page, in the reader’s language', async () => {
    const reader = await player()
    reader.head = { ...reader.head, language: 'de' }
    const running = async () => (await reader.call(listRunning, {})).result!.events
    await insertEvent(portal.db, planFrom(after(portal.now(), days(8))))
    expect((await reader.call(readEvent, { slug: 'reefs' })).error).toMatchObject({ name: 'NotFound' })
    portal.wait(days(2))
    expect(await running()).toEqual([])
    expect((await reader.call(readEvent, { slug: 'reefs' })).result).toMatchObject({ title: 'Reefs de' })
    portal.wait(days(6))
    expect(await running()).toMatchObject([{ slug: 'reefs', lead: 'Lead de', art: 'stars' }])
    const page = (await reader.call(readEvent, { slug: 'reefs' })).result!
    expect(page).toMatchObject({ about: ['About de'], cards: [1, 2], rankRule: 'sum' })
    expect(page.games.map(({ slug }) => slug)).toEqual(['2048'])
    portal.wait(days(7))
    expect(await running()).toEqual([])
    expect((await reader.call(readEvent, { slug: 'reefs' })).result).toMatchObject({ slug: 'reefs' })
    for (const call of [readEvent, listStandings])
      expect((await reader.call(call, { slug: 'nothing' })).error).toMatchObject({ name: 'NotFound' })
  })

  test('counts proved scores between its beginning and its end, and no others', async () => {
    const [early, one, other, late] = [await player(), await player(), await player(), await player()]
    await play(early, 1)
    portal.wait(minutes(1))
    await begin()
    const scores = [await play(one, 2), await play(other, 3)]
    const [first, second] = scores[0]! > scores[1]! ? [one, other] : [other, one]
    expect(await table(one)).toMatchObject({
      isFinal: false,
      places: [
        { place: 1, userId: first.userId(), points: 1000, gameCount: 1 },
        { place: 2, userId: second.userId(), points: 999, gameCount: 1 },
      ],
      mine: { userId: one.userId() },
    })
    portal.wait(days(7))
    await play(late, 4)
    portal.wait(SETTLED_AFTER)
    await settle()
    const final = await table(late)
    expect(final).toMatchObject({ isFinal: true, mine: null })
    expect(final.places.map(({ userId }) => userId)).toEqual([first.userId(), second.userId()])
    expect(await broken()).toEqual([])
  })

  test('is settled once, some minutes after its end', async () => {
    const one = await player()
    await begin()
    await play(one, 5)
    portal.wait(days(7))
    portal.wait(milliseconds(SETTLED_AFTER - 1))
    await settle()
    expect((await table(one)).isFinal).toBe(false)
    portal.wait(milliseconds(1))
    await settle()
    const final = await table(one)
    expect(final).toMatchObject({ isFinal: true, places: [{ place: 1, points: 1000 }] })
    // What is in the tables of the games later does not touch it.
    await portal.db.deleteFrom('score').execute()
    portal.wait(hours(1))
    await settle()
    expect((await table(one)).places).toEqual(final.places)
  })

  test('is announced once to every recent player, even if a process is killed meanwhile', async () => {
    const [one, other] = [await player(), await player()]
    const seenAt = { seen_at: new Date(portal.now()) as never }
    for (const device of [one, other])
      await portal.db
        .insertInto('presence')
        .values({ account_id: device.userId(), ...seenAt })
        .onConflict((known) => known.column('account_id').doUpdateSet(seenAt))
        .execute()
    await begin()
    const tell = () => notifyOfEvents(portal.db, { now: portal.now(), signal: new AbortController().signal })
    await tell()
    await Promise.all([tell(), tell()])
    await portal.api.deliver()
    for (const device of [one, other]) {
      const { notices } = (await device.call(noticesCalls.listNotices, {})).result!
      expect(notices.filter(({ kind }) => kind === 'eventBegun')).toMatchObject([{ subject: 'reefs' }])
    }
  })
})

test('players hidden from the reader are missing from the table, and places stay', async () => {
  const players = [await player(), await player(), await player()]
  const reader = await player()
  await begin()
  for (const [index, device] of players.entries()) await play(device, 20 + index)
  const seen = async (device: TestDevice) =>
    (await table(device)).places.map(({ place, userId }) => ({ place, userId }))
  const all = await seen(reader)
  expect(all).toHaveLength(3)
  await reader.call(friendsCalls.blockPlayer, { userId: all[0]!.userId })
  expect(await seen(reader)).toEqual(all.slice(1))
  const blocked = players.find((device) => device.userId() === all[0]!.userId)!
  expect((await seen(blocked))[0]).toEqual(all[0])
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  await settle()
  expect(await seen(reader)).toEqual(all.slice(1))
  await erase(all[1]!.userId)
  expect(await seen(reader)).toEqual(all.slice(2))
})

test('friends are listed separately, with the reader among them, during the event and afterwards', async () => {
  const [reader, friend, stranger] = [await player(), await player(), await player()]
  await begin()
  for (const [index, device] of [stranger, friend, reader].entries()) await play(device, 40 + index)
  const friends = async (device: TestDevice) => (await table(device)).friends.map(({ userId }) => userId)
  expect(await friends(reader)).toEqual([])
  await reader.call(friendsCalls.sendFriendRequest, { userId: friend.userId() })
  await friend.call(friendsCalls.sendFriendRequest, { userId: reader.userId() })
  const both = [reader.userId(), friend.userId()].toSorted()
  expect((await friends(reader)).toSorted()).toEqual(both)
  expect(await friends(stranger)).toEqual([])
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  await settle()
  const { places, friends: lines } = await table(reader)
  expect(lines.map(({ userId }) => userId).toSorted()).toEqual(both)
  const order = places.map(({ userId }) => userId).filter((id) => both.includes(id))
  expect(lines.map(({ userId }) => userId)).toEqual(order)
})

test('a settlement stores no row of an account that was erased meanwhile', async () => {
  const [one, gone] = [await player(), await player()]
  await begin()
  await play(one, 30)
  await play(gone, 31)
  await erase(gone.userId())
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  await settle()
  const rows = await portal.db.selectFrom('event_place').select('account_id').execute()
  expect(rows).toEqual([{ account_id: one.userId() }])
})

test('a game that an operator hides still counts, while the event runs and when it is settled', async () => {
  const one = await player()
  await begin()
  await play(one, 40)
  await operatorTerminal(portal).change('games', 'hide', '2048')
  await portal.api.catalogue.read(portal.db)
  expect(portal.api.catalogue.bySlug('2048')).toBeUndefined()
  expect((await table(one)).places).toMatchObject([{ place: 1, points: 1000 }])
  portal.wait(days(7))
  portal.wait(SETTLED_AFTER)
  await portal.api.jobs.runDue()
  await portal.api.jobs.runDue()
  const shown = await table(one)
  await operatorTerminal(portal).change('games', 'show', '2048')
  await portal.api.catalogue.read(portal.db)
  expect(shown).toMatchObject({ isFinal: true, places: [{ place: 1, points: 1000 }] })
})

test('the beginning of an event is announced in batches, one per run of the job, to each player once', async () => {
  await portal.db.deleteFrom('outbox').execute()
  await portal.db.deleteFrom('presence').execute()
  await sql`
    insert into presence (account_id, seen_at)
    select 9000000000 + n, ${new Date(portal.now())} from generate_series(1, ${NOTIFIED_AT_ONCE + 3}::int) n`.execute(
    portal.db,
  )
  await begin()
  const tell = () => notifyOfEvents(portal.db, { now: portal.now(), signal: new AbortController().signal })
  const told = async () => {
    const { rows } = await sql<{ id: string }>`
      select body->>'accountId' as id from outbox where topic = 'notice'`.execute(portal.db)
    return rows.map(({ id }) => id)
  }
  await tell()
  expect(await told()).toHaveLength(NOTIFIED_AT_ONCE)
  await tell()
  await tell()
  expect(new Set(await told()).size).toBe(NOTIFIED_AT_ONCE + 3)
  expect(await told()).toHaveLength(NOTIFIED_AT_ONCE + 3)
  await portal.db.deleteFrom('outbox').execute()
  await portal.db.deleteFrom('presence').execute()
})

test('the shipped seasons are stored once, also after an operator has removed one', async () => {
  await plantSeasons(portal.db, portal.now())
  const names = async () =>
    (await listEvents(portal.db)).map(({ slug, removedAt }) => [slug, removedAt !== null])
  expect(await names()).toEqual([
    ['lanterns-2026', false],
    ['tides-2027', false],
  ])
  await portal.db
    .updateTable('event')
    .set({ removed_at: new Date(portal.now()) as never })
    .where('slug', '=', 'tides-2027')
    .execute()
  await plantSeasons(portal.db, portal.now())
  expect(await names()).toEqual([
    ['lanterns-2026', false],
    ['tides-2027', true],
  ])
})
