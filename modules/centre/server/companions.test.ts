import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { emptyCentre } from '#apps/testing/empty-centre.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { before, days, minutes, type Duration } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { centreCalls } from '../calls.ts'
import { STAYED_WITHIN, STAYS_AFTER } from '../rules/companions.ts'
import { computeCompanions, readCompanions } from './index.ts'

const [TILES, SUDOKU, POOL] = [1752, 1748, 1750] as const
const PLAYERS = 12

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  for (let index = 0; index < PLAYERS; index++)
    await portal.device(`player ${index}`).call(centreCalls.listRecent, {})
})
afterAll(() => portal.close())
beforeEach(() => emptyCentre(portal.db))

/** So many accounts have played a game. */
async function stay(
  gameId: number,
  players: number,
  { played = STAYS_AFTER, ago = minutes(1) }: { played?: Duration; ago?: Duration } = {},
) {
  await sql`insert into game_player (account_id, game_id, played_ms, last_at)
    select id, ${gameId}, ${played}, ${timestamp(before(portal.now(), ago))}
    from account order by id limit ${players}`.execute(portal.db)
}
const compute = async () => {
  await computeCompanions(portal.db, portal.now())
  return readCompanions(portal.db)
}
/** Players of other games, so that what these share is no chance. */
const others = () =>
  sql`insert into game_player (account_id, game_id, played_ms, last_at)
    select id, 1, ${STAYS_AFTER}, ${timestamp(portal.now())} from account`.execute(portal.db)

test('games with ten common players are companions, with nine they are not', async () => {
  for (let index = 0; index < 30; index++)
    await portal.device(`other ${index}`).call(centreCalls.listRecent, {})
  await others()
  await stay(TILES, 10)
  await stay(SUDOKU, 10)
  await stay(POOL, 9)
  const found = await compute()
  expect(found.get(TILES)).toEqual([SUDOKU])
  expect(found.get(SUDOKU)).toEqual([TILES])
  expect(found.get(POOL)).toBeUndefined()
})

test.for([
  ['a moment of play', { played: (STAYS_AFTER - 1) as Duration }],
  ['play of long ago', { ago: (STAYED_WITHIN + days(1)) as Duration }],
] as const)('%s does not count as staying', async ([, change]) => {
  await others()
  await stay(TILES, PLAYERS)
  await stay(SUDOKU, PLAYERS, change)
  expect((await compute()).size).toBe(0)
})

test('a game page offers companions first, and similar games until there are companions', async () => {
  const related = async () => {
    await portal.api.catalogue.read(portal.db)
    const { result } = await portal.device('reader').call(catalogCalls.readGame, { gameId: TILES })
    return result!.related.map(({ gameId }) => gameId)
  }
  const kin = await related()
  const far = [POOL, SUDOKU].find((gameId) => kin[0] !== gameId)!
  await others()
  await stay(TILES, 10)
  await stay(far, 10)
  await compute()
  const now = await related()
  expect(now[0]).toBe(far)
  expect(now.slice(1)).toEqual(kin.filter((gameId) => gameId !== far).slice(0, now.length - 1))
  expect(new Set(now).size).toBe(now.length)
})
