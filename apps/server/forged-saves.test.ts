import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { MOST_COINS, startProgress, writeProgress } from '#kit/game/progress/progress.ts'
import { badgesCalls } from '#modules/badges/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { playRanked, RANKED_GAME } from '#apps/testing/ranked-run.ts'
import { savesCalls } from '#modules/saves/calls.ts'
import type { SavedRecord } from '#modules/saves/model.ts'
import { documentText } from '#modules/saves/rules/document.ts'
import { pack } from '#modules/saves/server/packing.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** What ranks, can be traded, rewards or gives time. */
const WORTH = [
  'scores',
  'dailies',
  'events',
  'duels',
  'badges',
  'cards',
  'market',
  'idle',
  'playtime',
  'cloud',
]

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

/** Everything of worth that the portal holds of a player. */
async function worthOf(device: TestDevice) {
  const held: Record<string, unknown> = {}
  for (const one of PERSONAL_DATA)
    if (WORTH.includes(one.module)) held[one.module] = await one.collect(portal.db, device.userId())
  return held
}

/** Whatever awards something has had its turn. */
async function awarded(device: TestDevice) {
  await portal.api.deliver()
  await portal.api.jobs.wish('award-badges')
  await portal.api.jobs.runDue()
  return (await device.call(badgesCalls.listBadges, {})).result!
}

const ranked = async (device: TestDevice) => {
  const tables = await Promise.all(
    (['week', 'ever'] as const).map((period) =>
      device.call(scoresCalls.listScores, { gameId: RANKED_GAME, level: 1, period }),
    ),
  )
  return tables.flatMap(({ result }) => result!.scores)
}

/** A save of somebody who has everything: more than any game could give. */
const rich: SavedRecord = {
  bests: { 1: Number.MAX_SAFE_INTEGER, 2: 999_999_999 },
  plays: 1_000_000,
  level: 60,
  stars: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, 3])),
  options: { sandbox: 'on' },
  memory: writeProgress({
    ...startProgress(),
    coins: MOST_COINS,
    owned: ['gold', 'crown'],
    stars: 999,
    medals: { first: 3 },
    reached: 60,
  }),
  daily: { day: '2026-12-01', best: Number.MAX_SAFE_INTEGER },
  run: { seed: 1, level: 1, save: JSON.stringify({ score: 999_999_999, won: true }), inputs: [0, 1, 2] },
}

test('a forged save with millions of coins is stored, and gains nothing that ranks, is traded or is worn', async () => {
  const forger = portal.device('forger')
  await forger.signIn()
  const { badges: none } = await awarded(forger)
  expect(none).toEqual([])
  const before = await worthOf(forger)

  const packed = pack(documentText({ record: rich })).toString('base64url')
  const keys = ['game:2048', 'game:pool']
  const saves = keys.map((key) => ({ key, base: 0, packed }))
  const { result, error } = await forger.call(savesCalls.sendSaves, { saves })
  expect(error).toBeNull()
  expect(result!.saves.map(({ fate }) => fate)).toEqual(['stored', 'stored'])

  expect(await awarded(forger)).toMatchObject({ level: 1, points: 0, badges: [] })
  expect(await worthOf(forger)).toEqual(before)
  expect(await ranked(forger)).toEqual([])
  const { kinds } = (await forger.call(cardsCalls.readCollection, {})).result!
  expect(kinds.filter(({ count }) => count > 0)).toEqual([])
  expect(
    (await forger.call(cardsCalls.listBoxes, {})).result!.boxes.filter(({ count }) => count > 0),
  ).toEqual([])

  // A proved run of the same player changes all that was looked at, so the looks can see something.
  await playRanked(portal, forger, 11)
  expect((await awarded(forger)).points).toBeGreaterThan(0)
  expect(await worthOf(forger)).not.toEqual(before)
  expect(await ranked(forger)).toHaveLength(2)
})
