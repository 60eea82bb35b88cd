import { afterAll, beforeAll, expect, test } from 'vitest'
import { livePlayers } from '#apps/testing/live-duels.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { duelsCalls } from '../calls.ts'
import { MOST_RATED_OF_PAIR } from '../rules/rating.ts'
import { rateMatch } from './rate-match.ts'
import { rateGame } from './rating-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const { player } = livePlayers(() => portal)
const ratingsOf = async (device: TestDevice) =>
  (await device.call(duelsCalls.listRatings, {})).result!.ratings

const matchOf = (code: string, one: TestDevice, other: TestDevice, winner?: 0 | 1) => ({
  code,
  family: 'bumper-cars',
  players: [one.userId(), other.userId()] as const,
  winner,
  endedAt: portal.now(),
})

test('a match that is reported eight times at once counts once, with the same answer each time', async () => {
  const [ann, ben] = [await player(), await player()]
  const match = matchOf('match one', ann, ben, 0)
  const answers = await Promise.all(Array.from({ length: 8 }, () => rateMatch(portal.db, match)))
  for (const answer of answers)
    expect(answer).toEqual([
      { accountId: ann.userId(), rating: 1662, change: 162 },
      { accountId: ben.userId(), rating: 1338, change: -162 },
    ])
  expect(await ratingsOf(ann)).toMatchObject([{ rating: 1662, games: 1, wins: 1 }])
  expect(await ratingsOf(ben)).toMatchObject([{ rating: 1338, games: 1, wins: 0 }])
})

test('a match whose process is killed before the commit changes nothing, and counts when it is reported again', async () => {
  const [ann, ben] = [await player(), await player()]
  const match = matchOf('match two', ann, ben, 1)
  const killed = inTransaction(portal.db, async (tx) => {
    await rateGame(tx, match)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await ratingsOf(ann)).toEqual([])
  await rateMatch(portal.db, match)
  expect(await ratingsOf(ben)).toMatchObject([{ games: 1, wins: 1 }])
})

test('two players of one network are not rated, nor one against themselves', async () => {
  const [ann, ben] = [await player(), await player()]
  ben.address = ann.address
  await ben.signIn()
  expect(await rateMatch(portal.db, matchOf('match three', ann, ben, 0))).toEqual([])
  expect(await rateMatch(portal.db, matchOf('match four', ann, ann, 0))).toEqual([])
  expect(await ratingsOf(ann)).toEqual([])
})

test('a pair is not rated beyond its daily limit', async () => {
  const [ann, ben] = [await player(), await player()]
  const codes = Array.from({ length: MOST_RATED_OF_PAIR + 3 }, (_, count) => `pair ${count}`)
  for (const code of codes) await rateMatch(portal.db, matchOf(code, ann, ben))
  expect(await ratingsOf(ann)).toMatchObject([{ games: MOST_RATED_OF_PAIR, draws: MOST_RATED_OF_PAIR }])
})
