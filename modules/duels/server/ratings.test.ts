import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duelCatalogue, FOOTBALL, KALAH, NO_DUEL, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { seconds } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { duelsCalls } from '../calls.ts'
import { MOST_RATED_OF_PAIR } from '../rules/rating.ts'
import { rateMatch } from './rate-match.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player, pass, again, begun, underWay, won } = livePlayers(() => portal)
const ratingsOf = async (device: TestDevice) =>
  (await device.call(duelsCalls.listRatings, {})).result!.ratings

describe('a rating', () => {
  test('comes from a finished rated duel, once, and is shown in it', async () => {
    const table = await begun({ clock: '3+2', isRated: true })
    expect(await readIn(table.ann, table.code)).toMatchObject({
      isRated: true,
      firstRating: { rating: 1500, isProvisional: true, change: null },
    })
    await won(table)
    const end = await readIn(table.ben, table.code)
    expect(end.firstRating).toEqual({ rating: 1662, isProvisional: true, change: 162 })
    expect(end.secondRating).toEqual({ rating: 1338, isProvisional: true, change: -162 })
    // A replayed move, a resignation after the end, the job: nothing counts twice.
    await moveIn(table.ann, table.code, 4, 2)
    await table.ben.call(duelsCalls.resignDuel, { code: table.code })
    await pass(seconds(20))
    expect(await ratingsOf(table.ann)).toMatchObject([
      { rating: 1662, games: 1, wins: 1, isProvisional: true },
    ])
    expect(await ratingsOf(table.ben)).toMatchObject([{ rating: 1338, games: 1, wins: 0 }])
  })

  test('comes from resigning and from running out of time, but not from an unrated game', async () => {
    const first = await underWay({ clock: '1+0', isRated: true })
    await first.ann.call(duelsCalls.resignDuel, { code: first.code })
    expect(await ratingsOf(first.ben)).toMatchObject([{ wins: 1 }])
    const second = await underWay({ clock: '1+0', isRated: true })
    await pass(seconds(61))
    expect(await ratingsOf(second.ben)).toMatchObject([{ wins: 1 }])
    const friendly = await underWay({ clock: '1+0' })
    await friendly.ann.call(duelsCalls.resignDuel, { code: friendly.code })
    expect(await ratingsOf(friendly.ben)).toEqual([])
  })

  test('cannot be farmed by two players who play each other all day', async () => {
    const { ann, ben } = await begun()
    for (let game = 0; game < MOST_RATED_OF_PAIR; game++)
      await won(await again({ ann, ben }, { isRated: true }))
    const beyond = await again({ ann, ben }, { isRated: true })
    expect((await readIn(ann, beyond.code)).isRated).toBe(false)
    await won(beyond)
    expect(await ratingsOf(ann)).toMatchObject([{ games: MOST_RATED_OF_PAIR }])
  })

  test('does not change between two players of one network', async () => {
    const [ann, ben] = [await player(), await player()]
    ben.address = ann.address
    await ben.signIn()
    const table = await again({ ann, ben }, { isRated: true })
    expect((await readIn(ann, table.code)).isRated).toBe(false)
  })

  test('is none between two of one device, whatever networks it is on', async () => {
    const [ann, ben] = [await player(), await player()]
    ben.deviceId = ann.deviceId
    await ben.signIn()
    const table = await again({ ann, ben }, { isRated: true })
    expect((await readIn(ann, table.code)).isRated).toBe(false)
  })

  test('is shown among the reader’s friends, also while provisional', async () => {
    const { ann, ben, ...table } = await begun({ clock: '3+2', isRated: true })
    await won({ ann, ben, ...table })
    const among = async () =>
      (await ben.call(duelsCalls.listBestRated, { gameId: TIC_TAC_TOE })).result!.friends
    expect(await among()).toEqual([])
    await ann.call(friendsCalls.sendFriendRequest, { userId: ben.userId() })
    await ben.call(friendsCalls.sendFriendRequest, { userId: ann.userId() })
    expect(await among()).toMatchObject([
      { player: { userId: ann.userId() }, rating: 1662, isProvisional: true },
      { player: { userId: ben.userId() }, rating: 1338 },
    ])
    await ben.call(friendsCalls.blockPlayer, { userId: String(ann.userId()) })
    expect(await among()).toEqual([])
  })

  test('of a match in a room is read by the room’s game; a game without matches has no table', async () => {
    const [ann, ben] = [await player(), await player()]
    const best = async (gameId: number) => ann.call(duelsCalls.listBestRated, { gameId })
    expect((await best(FOOTBALL)).result).toMatchObject({ players: [], own: null })
    const players = [ann.userId(), ben.userId()] as const
    await rateMatch(portal.db, {
      code: 'room of two',
      family: 'bumper-cars',
      players,
      winner: 0,
      endedAt: portal.now(),
    })
    expect((await best(FOOTBALL)).result).toMatchObject({ players: [], own: { rating: 1662, place: null } })
    await portal.db
      .updateTable('duel_rating')
      .set({ deviation: 80 })
      .where('account_id', 'in', players)
      .execute()
    expect((await best(FOOTBALL)).result).toMatchObject({
      players: [{ player: { userId: players[0] } }, { player: { userId: players[1] } }],
      own: { rating: 1662, place: 1 },
    })
    expect((await best(NO_DUEL)).error?.name).toBe('GameNotFound')
  })

  test('is in the table of its family once it is no longer provisional', async () => {
    const table = await begun({ clock: '3+2', isRated: true })
    await won(table)
    const { ann, ben } = table
    const best = async () => (await ben.call(duelsCalls.listBestRated, { gameId: KALAH })).result!
    const ofLines = async () => (await ben.call(duelsCalls.listBestRated, { gameId: TIC_TAC_TOE })).result!
    const firm = (device: TestDevice) =>
      portal.db
        .updateTable('duel_rating')
        .set({ deviation: 80 })
        .where('account_id', '=', device.userId())
        .execute()
    expect(await ofLines()).toMatchObject({
      players: [],
      own: { rating: 1338, games: 1, isProvisional: true, place: null },
    })
    await firm(ann)
    const { players, own } = await ofLines()
    expect(players).toMatchObject([{ player: { userId: ann.userId() }, rating: 1662, isProvisional: false }])
    expect(own?.isProvisional).toBe(true)
    expect(await best()).toMatchObject({ players: [], own: null })
    await firm(ben)
    expect(await ofLines()).toMatchObject({
      players: [{ rating: 1662 }, { rating: 1338 }],
      own: { place: 2 },
    })
    const seen = await ben.call(duelsCalls.listRatings, { userId: ann.userId() })
    expect(seen.result!.ratings).toMatchObject([{ rating: 1662, wins: 1 }])
  })
})
