import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DRAW_DOMINOES, duelCatalogue } from '#apps/testing/duel-games.ts'
import { duelJobs } from '#apps/testing/duel-rules.ts'
import { livePlayers, moveIn, readIn, type LiveTable } from '#apps/testing/live-duels.ts'
import { recordingLive, type Heard } from '#apps/testing/recording-live.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { hours } from '#kit/time/time.ts'
import { duelsCalls } from '../calls.ts'
import { findDuel } from './duel-store.ts'
import { isForbidden } from './forbidden.ts'
import { endOverdueDuels } from './overdue-duels.ts'

let portal: TestPortal
const heard: Heard[] = []
beforeAll(async () => {
  portal = await openTestPortal({ live: recordingLive(heard), catalogue: duelCatalogue })
})
afterAll(() => portal.close())
beforeEach(() => void (heard.length = 0))

const { player, underWay } = livePlayers(() => portal)

/** A later release of the game knows nothing of a move that was made under the one before. */
async function withForbidden<Table extends Pick<LiveTable, 'code'>>(table: Table): Promise<Table> {
  const moves = JSON.stringify([0, 3, 99, 1])
  await portal.db.updateTable('duel').set({ moves }).where('code', '=', table.code).execute()
  heard.length = 0
  return table
}

const NOBODY_WINS = { status: 'ended', endedBy: 'rules', winner: null, turn: null } as const
const logged = (code: string) => portal.log().split(`"code":"${code}"`).length - 1
const ratedOf = (code: string) =>
  portal.db.selectFrom('duel_rated').selectAll().where('code', '=', code).execute()

/** An hour in which the clocks were looked at. */
async function timePasses() {
  await endOverdueDuels(duelJobs(portal))
  portal.wait(hours(1))
  await portal.db
    .updateTable('duel_beat')
    .set({ beat_at: timestamp(portal.now()) })
    .execute()
}

type Act = (device: TestDevice, code: string) => Promise<unknown>
const ACTS: readonly (readonly [string, Act])[] = [
  ['reads it', (device, code) => readIn(device, code)],
  ['sits at its board', (device, code) => device.call(duelsCalls.keepSeat, { code })],
  ['moves in it', (device, code) => moveIn(device, code, 4, 1)],
  ['gives up', (device, code) => device.call(duelsCalls.resignDuel, { code })],
  ['claims the win', (device, code) => device.call(duelsCalls.claimWin, { code })],
  ['offers a draw', (device, code) => device.call(duelsCalls.offerDraw, { code, after: 4 })],
]

test('a duel that is over by the present rules, or with the other player to move, is ended, too', async () => {
  for (const moves of [
    // A row of three.
    [0, 3, 1, 4, 2],
    // The other one to move than was stored.
    [0, 3, 1],
  ]) {
    const { ann, code } = await underWay({ isRated: true })
    await portal.db
      .updateTable('duel')
      .set({ moves: JSON.stringify(moves) })
      .where('code', '=', code)
      .execute()
    expect(await readIn(ann, code)).toMatchObject(NOBODY_WINS)
    expect(logged(code)).toBe(1)
  }
})

describe('a rated duel whose moves a later release of its game forbids', () => {
  test.each(ACTS)('ends without a winner and rating for the first player who %s', async (_how, act) => {
    const { ann, ben, code } = await withForbidden(await underWay({ isRated: true }))
    await act(ben, code)
    const stored = await portal.db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirst()
    expect(stored).toMatchObject({ status: 'ended', ended_by: 'rules', winner: null })
    expect(await ratedOf(code)).toEqual([])
    for (const device of [ann, ben, await player()])
      expect(await readIn(device, code)).toMatchObject(NOBODY_WINS)
    expect((await readIn(ann, code)).firstRating).toMatchObject({ change: null })
    // Both pages are told to read it again, once, and the operator which one it was.
    expect(heard.map(({ to }) => to)).toEqual([`duel:${code}`, [ann.userId(), ben.userId()]])
    expect(logged(code)).toBe(1)
    expect(portal.log()).toMatch(new RegExp(`"level":50.*"code":"${code}".*its game forbids its moves`))
  })

  test('is ended once, however many read it at once', async () => {
    const { ann, ben, code } = await withForbidden(await underWay({ isRated: true }))
    const looks = await Promise.all([ann, ben, ann, ben].map((device) => readIn(device, code)))
    for (const duel of looks) expect(duel).toMatchObject(NOBODY_WINS)
    expect(logged(code)).toBe(1)
  })

  test('is ended the same way when its time is over and nobody has read it', async () => {
    const { ann, code } = await withForbidden(await underWay({ isRated: true }))
    const noted: object[] = []
    await timePasses()
    await endOverdueDuels(duelJobs(portal, noted))
    expect(noted).toEqual([expect.objectContaining({ code })])
    expect(await ratedOf(code)).toEqual([])
    expect(await readIn(ann, code)).toMatchObject(NOBODY_WINS)
  })

  test('is ended the same way by a read after its time is over', async () => {
    const { ann, code } = await withForbidden(await underWay({ isRated: true }))
    await timePasses()
    expect(await readIn(ann, code)).toMatchObject(NOBODY_WINS)
    expect(await ratedOf(code)).toEqual([])
  })

  test('can be repeated with a rematch', async () => {
    const { ann, ben, code } = await withForbidden(await underWay({ isRated: true }))
    await readIn(ann, code)
    await ann.call(duelsCalls.askRematch, { code })
    const { rematchCode } = (await ben.call(duelsCalls.askRematch, { code })).result!.duel
    expect(await readIn(ben, rematchCode!)).toMatchObject({ status: 'running', moveCount: 0 })
  })
})

describe('the job that ends expired duels', () => {
  const readBoth = async (tables: readonly LiveTable[]) =>
    Promise.all(tables.map(async ({ ann, code }) => readIn(ann, code)))
  const ON_TIME = { status: 'ended', endedBy: 'time', winner: 1 } as const

  test('ends by its time, and logs, the one of two duels that it cannot judge', async () => {
    const tables = [await underWay({ isRated: true }), await underWay({ isRated: true })]
    const { code } = tables[0]!
    const { seed } = (await findDuel(portal.db, code))!
    const noted: object[] = []
    const judge = async (_game: object, line: { readonly seed: number }) => {
      if (line.seed === seed) throw new Error('no such piece')
      return { turn: 0, ending: undefined } as const
    }
    await timePasses()
    await endOverdueDuels(duelJobs(portal, noted, { judge }))
    expect(noted).toEqual([
      expect.objectContaining({ code, err: expect.objectContaining({ message: 'no such piece' }) }),
    ])
    for (const duel of await readBoth(tables)) expect(duel).toMatchObject(ON_TIME)
  })

  test('leaves a duel without rules in this release to its clock', async () => {
    const table = await withForbidden(await underWay({ isRated: true }))
    const noted: object[] = []
    await timePasses()
    await endOverdueDuels(
      duelJobs(portal, noted, { judge: async () => undefined, hasRules: async () => false }),
    )
    expect(noted).toEqual([])
    expect(await readIn(table.ann, table.code)).toMatchObject(ON_TIME)
  })

  test('voids only what the rules refuse', async () => {
    const table = await underWay({ isRated: true })
    await timePasses()
    await endOverdueDuels(duelJobs(portal, [], { judge: async () => ({ turn: 1, ending: undefined }) }))
    expect(await readIn(table.ann, table.code)).toMatchObject(ON_TIME)
  })

  test('judges without a row lock, and discards its verdict if moves have changed since', async () => {
    const { ann, code } = await withForbidden(await underWay({ isRated: true }))
    const noted: object[] = []
    await timePasses()
    // Would wait for ever if the job held the row.
    const judge = async () => {
      const moves = JSON.stringify([0, 3])
      await portal.db.updateTable('duel').set({ moves }).where('code', '=', code).execute()
      return undefined
    }
    await endOverdueDuels(duelJobs(portal, noted, { judge, hasRules: async () => true }))
    expect(noted).toEqual([])
    expect(await readIn(ann, code)).toMatchObject(ON_TIME)
  })
})

test('a read does not void a duel whose rules this process lacks', async () => {
  const rules = duelJobs(portal).rules
  const { code } = await underWay()
  const duel = (await findDuel(portal.db, code))!
  const unknown = { ...rules, judge: async () => undefined }
  expect(await isForbidden({ ...unknown, hasRules: async () => false }, duel)).toBe(false)
  expect(await isForbidden({ ...unknown, hasRules: async () => true }, duel)).toBe(true)
})

test('hidden hands whose moves a later release forbids end the duel instead of showing an empty board', async () => {
  const [ann, ben] = [await player(), await player()]
  const wish = { gameId: DRAW_DOMINOES, begins: 'me' } as const
  const { code } = (await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
  await ben.call(duelsCalls.joinDuel, { code })
  await withForbidden({ code })
  expect(await readIn(ann, code)).toMatchObject({ ...NOBODY_WINS, sight: null })
  expect(await readIn(ben, code)).toMatchObject(NOBODY_WINS)
})

test('a duel with allowed moves continues, whoever reads it', async () => {
  const { ann, ben, code } = await underWay({ isRated: true })
  for (const [, act] of ACTS.slice(0, 2)) await act(ben, code)
  expect(await readIn(ann, code)).toMatchObject({ status: 'running', moveCount: 2 })
  expect(logged(code)).toBe(0)
})
