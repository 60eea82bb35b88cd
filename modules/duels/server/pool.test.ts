import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, KALAH, NO_DUEL, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { duelJobs } from '#apps/testing/duel-rules.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { milliseconds, seconds } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { duelsCalls } from '../calls.ts'
import type { ClockName } from '../model.ts'
import { NEIGHBOURS_AFTER, SEEKS_FOR } from '../rules/pairing.ts'
import { duelsPersonalData } from './personal-data.ts'
import { tryLockPool } from './seek-store.ts'
import { endOverdueDuels } from './overdue-duels.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function player(): Promise<TestDevice> {
  strangers++
  const device = portal.device(`seeker ${strangers}`)
  device.address = `203.0.${strangers}.7`
  await device.signIn()
  return device
}
interface Wish {
  readonly gameId?: number
  readonly clock?: ClockName
  readonly isFresh?: boolean
}
const ask = (device: TestDevice, { gameId = TIC_TAC_TOE, clock = '3+2', isFresh = true }: Wish = {}) =>
  device.call(duelsCalls.seekDuel, { gameId, clock, isFresh })
const seek = async (device: TestDevice, wish?: Wish) => (await ask(device, wish)).result!
const places = async () =>
  (await portal.db.selectFrom('duel_seek').select('account_id').execute()).map((row) => row.account_id)
const empty = () => portal.db.deleteFrom('duel_seek').execute()

describe('quick match', () => {
  test('pairs two players who want the same game with the same clock', async () => {
    const [ann, ben] = [await player(), await player()]
    expect(await seek(ann)).toEqual({ status: 'waiting' })
    heard.length = 0
    const found = await seek(ben)
    expect(found).toMatchObject({ status: 'paired', slug: 'tic-tac-toe' })
    // Ann's page hears of it, and asks again.
    expect(heard.some(({ to }) => Array.isArray(to) && to.includes(ann.userId()))).toBe(true)
    expect(await seek(ann, { isFresh: false })).toEqual(found)
    const { duel } = (await ann.call(duelsCalls.readDuel, { code: found.code! })).result!
    expect(duel).toMatchObject({ status: 'running', clock: '3+2', isRated: true, moveCount: 0 })
    expect(new Set([duel.first?.userId, duel.second?.userId])).toEqual(new Set([ann.userId(), ben.userId()]))
    expect(await places()).toEqual([])
  })

  test('does not mix games or clocks', async () => {
    const [ann, ben, cleo] = [await player(), await player(), await player()]
    await seek(ann)
    expect(await seek(ben, { gameId: KALAH })).toEqual({ status: 'waiting' })
    expect(await seek(cleo, { clock: '5+3' })).toEqual({ status: 'waiting' })
    expect((await ask(cleo, { gameId: NO_DUEL })).error?.name).toBe('GameNotFound')
    expect((await ask(cleo, { clock: '10+0' })).error?.name).toBe('GameNotFound')
    await empty()
  })

  test('returns a player to their running game', async () => {
    const [ann, ben, cleo] = [await player(), await player(), await player()]
    await seek(ann)
    const { code } = await seek(ben)
    expect(await seek(ann, { gameId: KALAH })).toMatchObject({ status: 'paired', code, slug: 'tic-tac-toe' })
    expect(await seek(cleo, { gameId: KALAH })).toEqual({ status: 'waiting' })
    await empty()
  })

  test('does not pair a player who has joined a live board meanwhile', async () => {
    const [ann, ben, cleo] = [await player(), await player(), await player()]
    await seek(ann)
    await seek(ben, { gameId: KALAH })
    const wish = { gameId: TIC_TAC_TOE, begins: 'me', clock: '3+2' } as const
    const { code } = (await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
    expect((await ben.call(duelsCalls.joinDuel, { code })).error).toBeNull()
    expect(await places()).toEqual([])
    // A question that was on its way.
    await sql`
      insert into duel_seek (account_id, game_id, clock, rating, since, seen_at)
      values (${ann.userId()}, ${TIC_TAC_TOE}, '3+2', 1500, ${timestamp(portal.now())}, ${timestamp(portal.now())})`.execute(
      portal.db,
    )
    expect(await seek(cleo)).toEqual({ status: 'waiting' })
    await empty()
  })

  test('does not let a polling page wait for a pairing in progress', async () => {
    const [ann, ben] = [await player(), await player()]
    await seek(ann)
    await ben.call(duelsCalls.stopSeeking, {})
    await inTransaction(portal.db, async (tx) => {
      await tryLockPool(tx, { gameId: TIC_TAC_TOE, clock: '3+2' })
      expect(await seek(ben, { isFresh: false })).toEqual({ status: 'waiting' })
      expect((await places()).toSorted()).toEqual([ann.userId(), ben.userId()].toSorted())
    })
    expect(await seek(ben, { isFresh: false })).toMatchObject({ status: 'paired' })
    await empty()
  })

  test('gives one place to a player: a second page takes it over', async () => {
    const ann = await player()
    await seek(ann)
    await seek(ann, { gameId: KALAH })
    expect(await seek(ann, { isFresh: false })).toEqual({ status: 'elsewhere' })
    expect(await seek(ann, { gameId: KALAH, isFresh: false })).toEqual({ status: 'waiting' })
    expect(await places()).toEqual([ann.userId()])
    await empty()
  })

  test('removes players who leave or whose page was closed silently', async () => {
    const [ann, ben, cleo] = [await player(), await player(), await player()]
    await seek(ann)
    await ann.call(duelsCalls.stopSeeking, {})
    expect(await places()).toEqual([])
    await seek(ben)
    portal.wait(SEEKS_FOR)
    expect(await seek(cleo)).toEqual({ status: 'waiting' })
    await endOverdueDuels(duelJobs(portal))
    expect(await places()).toEqual([cleo.userId()])
    await empty()
    // A phone that was asleep goes on looking.
    expect(await seek(cleo, { isFresh: false })).toEqual({ status: 'waiting' })
    expect(await places()).toEqual([cleo.userId()])
    await empty()
  })

  test('never pairs players with a block between them', async () => {
    const [ann, ben] = [await player(), await player()]
    await ann.call(friendsCalls.blockPlayer, { userId: ben.userId() })
    await seek(ann)
    for (let asked = 0; asked < 20; asked++) {
      portal.wait(seconds(2))
      expect(await seek(ben, { isFresh: asked === 0 })).toEqual({ status: 'waiting' })
      expect(await seek(ann, { isFresh: false })).toEqual({ status: 'waiting' })
    }
    await empty()
  })

  test('pairs two players of one network late, and unrated', async () => {
    const [ann, ben] = [await player(), await player()]
    ben.address = ann.address
    await ben.signIn()
    await seek(ann)
    let found = await seek(ben)
    expect(found.status).toBe('waiting')
    for (let waited = 0; waited < NEIGHBOURS_AFTER && found.status === 'waiting'; waited += seconds(2)) {
      portal.wait(seconds(2))
      await seek(ann, { isFresh: false })
      found = await seek(ben, { isFresh: false })
    }
    expect(found.status).toBe('paired')
    const { duel } = (await ann.call(duelsCalls.readDuel, { code: found.code! })).result!
    expect(duel.isRated).toBe(false)
  })

  test('finds the nearest among a thousand with few statements', async () => {
    const ann = await player()
    const [from] = await places()
    expect(from).toBeUndefined()
    await sql`
      insert into account (id, kind, created_at)
      select 90000000 + place, 'visitor', ${timestamp(portal.now())} from generate_series(1, 1000) place`.execute(
      portal.db,
    )
    await sql`
      insert into duel_seek (account_id, game_id, clock, rating, since, seen_at)
      select 90000000 + place, ${TIC_TAC_TOE}, '3+2', 1000 + place, ${timestamp(portal.now())}, ${timestamp(portal.now())}
      from generate_series(1, 1000) place`.execute(portal.db)
    portal.wait(milliseconds(1))
    let found: Awaited<ReturnType<typeof seek>> | undefined
    const statements = await portal.statementsOf(async () => {
      found = await seek(ann)
    })
    expect(statements.length).toBeLessThan(25)
    const { duel } = (await ann.call(duelsCalls.readDuel, { code: found!.code! })).result!
    const rival = [duel.first, duel.second].find((one) => one?.userId !== ann.userId())
    expect(rival?.userId).toBe(90000500)
    expect(await places()).toHaveLength(999)
    await empty()
  })

  test('leaves nothing of an erased player, and is part of the export', async () => {
    const [ann, ben] = [await player(), await player()]
    await seek(ann)
    const { code } = await seek(ben)
    const { duel } = (await ann.call(duelsCalls.readDuel, { code: code! })).result!
    const [first, second] = duel.seat === 0 ? [ann, ben] : [ben, ann]
    for (const [index, cell] of [0, 3, 1, 4, 2].entries())
      await (index % 2 === 0 ? first : second).call(duelsCalls.makeMove, {
        code: code!,
        after: index,
        move: cell,
      })
    await seek(ann, { gameId: KALAH })
    const known = await duelsPersonalData.collect(portal.db, ann.userId())
    expect(known).toMatchObject({
      looksFor: { game: KALAH, clock: '3+2' },
      ratings: [{ family: 'line-up', games: 1 }],
      rated: [{ family: 'line-up', player: ben.userId() }],
    })
    await inTransaction(portal.db, (tx) =>
      duelsPersonalData.erase(tx, { accountId: ann.userId(), systemId: 0, now: portal.now() }),
    )
    expect(await places()).toEqual([])
    expect(await duelsPersonalData.collect(portal.db, ann.userId())).toMatchObject({
      looksFor: null,
      ratings: [],
      rated: [],
    })
    expect((await duelsPersonalData.collect(portal.db, ben.userId()))['rated']).toMatchObject([
      { player: null },
    ])
  })
})
