import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { duelCatalogue } from '#apps/testing/duel-games.ts'
import { livePlayers } from '#apps/testing/live-duels.ts'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { FACTS_TOPIC } from '#modules/badges/server/index.ts'
import { SURE_BELOW } from '../rules/rating.ts'
import { ratedFacts } from './index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { begun, again, won } = livePlayers(() => portal)
const factsOf = (device: TestDevice) => ratedFacts(portal.db, device.userId())

async function badgesOf(device: TestDevice) {
  await portal.api.deliver()
  const rows = await portal.db
    .selectFrom('badge_won')
    .select('badge_id')
    .where('account_id', '=', device.userId())
    .where((row) => row.or([row('badge_id', 'like', 'rating/%'), row('badge_id', 'like', 'ratedGames/%')]))
    .orderBy('badge_id')
    .execute()
  return rows.map((row) => row.badge_id)
}
/** A rating of one family as many games would have left it. */
const standAt = (device: TestDevice, rating: number, deviation: number) =>
  portal.db
    .updateTable('duel_rating')
    .set({ rating, deviation, peak: null })
    .where('account_id', '=', device.userId())
    .execute()
const recount = async (device: TestDevice) =>
  (
    await operatorTerminal(portal, { catalogue: () => duelCatalogue }).run(
      'badges',
      'recount',
      '--account',
      String(device.userId()),
    )
  ).text

test('a rated game gives both players their badge, and a provisional rating does not count', async () => {
  const table = await begun({ clock: '3+2', isRated: true })
  await won(table)
  expect(await factsOf(table.ann)).toEqual({ games: 1, peak: 0 })
  for (const device of [table.ann, table.ben]) expect(await badgesOf(device)).toEqual(['ratedGames/1'])
})

test('the end of a rated game is reported to the badges once per player', async () => {
  const table = await begun({ clock: '3+2', isRated: true })
  await portal.api.deliver()
  await won(table)
  const rows = await portal.db.selectFrom('outbox').select('body').where('topic', '=', FACTS_TOPIC).execute()
  const told = rows.map(({ body }) => (body as unknown as { readonly accountId: number }).accountId)
  const players = [table.ann.userId(), table.ben.userId()]
  expect(told.toSorted()).toEqual(players.toSorted())
})

test('the highest firm rating is stored, and a recount agrees after it has fallen', async () => {
  const { ann, ben } = await begun({ clock: '3+2', isRated: true })
  await won(await again({ ann, ben }, { isRated: true }))
  await standAt(ben, 1790, SURE_BELOW - 30)
  await standAt(ann, 1500, SURE_BELOW + 1)
  expect((await factsOf(ben)).peak).toBe(1790)
  // Ann wins and is surer than before; Ben loses what he had, but not what he had reached.
  await won(await again({ ann, ben }, { isRated: true }))
  const { rating } = await portal.db
    .selectFrom('duel_rating')
    .select('rating')
    .where('account_id', '=', ben.userId())
    .executeTakeFirstOrThrow()
  expect(rating).toBeLessThan(1790)
  expect((await factsOf(ben)).peak).toBe(1790)
  expect((await factsOf(ann)).peak).toBeGreaterThan(1500)
  const reached = await badgesOf(ben)
  expect(reached).toEqual(['ratedGames/1', 'rating/1', 'rating/2'])
  await portal.db.deleteFrom('badge_won').where('account_id', '=', ben.userId()).execute()
  await recount(ben)
  expect(await badgesOf(ben)).toEqual(reached)
  expect(await recount(ben)).toContain('0 badges came, 0 went')
})
