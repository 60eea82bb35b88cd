import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manyGames } from '#apps/testing/many-games.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, seconds } from '#kit/time/time.ts'
import { catalogCalls } from '../calls.ts'
import { catalogPersonalData } from './personal-data.ts'
import { RAIL_OPENS_KEPT_FOR } from './rail-opens.ts'

const { listRails, openFromRail } = catalogCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: manyGames(400) })
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('catalog_rail_open').execute())

const PLAYED = ['game-101']
const player = (name = 'a player') => portal.device(name)
async function kindsOf(name?: string) {
  const { result } = await player(name).call(listRails, { isWhole: true, played: PLAYED })
  return result!.rails.map(({ kind }) => kind)
}
async function open(kind: string, passed: readonly string[] = [], slug = 'game-1', name?: string) {
  portal.wait(seconds(1))
  return player(name).call(openFromRail, { kind, passed: [...passed], slug })
}
const kept = () => portal.db.selectFrom('catalog_rail_open').selectAll().execute()

const STANDING = ['because', 'new', 'two-players', 'puzzle', 'five-minutes', 'cards', 'arcade', 'board']

describe('the order of rails', () => {
  test('is the portal’s for players who have opened little or nothing', async () => {
    await player().signIn()
    expect(await kindsOf()).toEqual(STANDING)
    await open('board', STANDING.slice(0, 2))
    expect(await kindsOf()).toEqual(STANDING)
  })

  test('moves opened rails up, for this account alone, and stays for a day', async () => {
    await player('somebody else').signIn()
    for (let time = 0; time < 20; time++) await open('board', STANDING.slice(0, 7))
    const order = await kindsOf()
    expect(order.toSorted()).toEqual(STANDING.toSorted())
    expect(order.indexOf('board')).toBeLessThan(3)
    expect(await kindsOf()).toEqual(order)
    expect(await kindsOf('somebody else')).toEqual(STANDING)
  })

  test('is the same for everybody who sends no game: crawlers and newcomers', async () => {
    for (let time = 0; time < 20; time++) await open('board', STANDING.slice(0, 7))
    const newcomers = async (name: string) =>
      (await player(name).call(listRails, { isWhole: true })).result!.rails.map(({ kind }) => kind)
    expect(await newcomers('a player')).toEqual(await newcomers('somebody else'))
  })
})

describe('an open', () => {
  test('is stored with its rail and the rails above, each once', async () => {
    await open('puzzle', ['because', 'new', 'because', 'puzzle'], 'game-7')
    expect(await kept()).toMatchObject([{ kind: 'puzzle', game_id: 100_007, passed: ['because', 'new'] }])
  })

  test('from an unknown rail or of an unknown game is not stored', async () => {
    expect((await open('nowhere')).error?.name).toBe('GameNotFound')
    expect((await open('puzzle', [], 'nowhere')).error?.name).toBe('GameNotFound')
    await open('puzzle', ['nowhere', '__proto__'])
    expect(await kept()).toMatchObject([{ passed: [] }])
  })

  test('more than 50 on a day are ignored', async () => {
    for (let time = 0; time < 55; time++) await open('puzzle')
    expect(await kept()).toHaveLength(50)
    portal.wait(days(1))
    await open('puzzle')
    expect(await kept()).toHaveLength(51)
  })

  test('is forgotten after 90 days', async () => {
    await open('puzzle')
    portal.wait(RAIL_OPENS_KEPT_FOR)
    await portal.api.tidy()
    expect(await kept()).toHaveLength(1)
    portal.wait(seconds(1))
    await portal.api.tidy()
    expect(await kept()).toEqual([])
  })

  test('is part of the account’s export, and deleted with the account', async () => {
    await open('puzzle', ['new'], 'game-7', 'one who leaves')
    const accountId = player('one who leaves').userId()
    expect(await catalogPersonalData.collect(portal.db, accountId)).toEqual({
      lessOf: [],
      openedFromRails: [
        { rail: 'puzzle', game: 100_007, openedAt: new Date(portal.now()), railsAbove: ['new'] },
      ],
    })
    await inTransaction(portal.db, (tx) =>
      catalogPersonalData.erase(tx, { accountId, systemId: 0, now: portal.now() }),
    )
    expect(await kept()).toEqual([])
  })
})
