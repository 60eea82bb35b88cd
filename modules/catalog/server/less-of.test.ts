import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { manyGames } from '#apps/testing/many-games.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, milliseconds, seconds } from '#kit/time/time.ts'
import { catalogCalls } from '../calls.ts'
import { HOME_GAMES } from '../rules/categories.ts'
import { MOST_LESS_OF } from '../rules/rails.ts'
import { carryLessOf } from './less-of.ts'
import { catalogPersonalData } from './personal-data.ts'

const { listGames, listRails, wantLess, readLess } = catalogCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: manyGames(400) })
  for (const name of ['a player', 'somebody else']) await device(name).signIn()
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('catalog_less_of').execute())

const device = (name = 'a player') => portal.device(name)
async function shownTo(name?: string, isWhole = true) {
  const { result } = await device(name).call(listRails, { isWhole })
  return result!.rails.flatMap(({ kind, games }) => (kind === 'today' ? [] : games.map(({ slug }) => slug)))
}
async function less(slug: string, isLess = true, name?: string) {
  portal.wait(seconds(1))
  return device(name).call(wantLess, { slug, isLess })
}
const kept = () => portal.db.selectFrom('catalog_less_of').selectAll().orderBy('game_id').execute()

test('a game that an account wants less of disappears only from its rails, and can be brought back', async () => {
  const before = await shownTo()
  const slug = before[5]!
  await less(slug)
  expect(await shownTo()).not.toContain(slug)
  expect(await shownTo('somebody else')).toEqual(before)
  expect(await shownTo('a crawler')).toEqual(before)
  expect((await device().call(readLess, { slug })).result).toEqual({ isLess: true })
  await less(slug, false)
  expect(await shownTo()).toEqual(before)
  expect((await device().call(readLess, { slug })).result).toEqual({ isLess: false })
})

test('the rails in the page are the same for everybody', async () => {
  const before = await shownTo(undefined, false)
  await less(before[0]!)
  expect(await shownTo(undefined, false)).toEqual(before)
})

test('the home page shows other games in its place: wall, game of the day, challenges and rails', async () => {
  const wish = { pageSize: HOME_GAMES, isOffer: true }
  const slugs = (games: readonly { readonly slug: string }[]) => games.map(({ slug }) => slug)
  const before = (await device().call(listGames, wish)).result!
  const wall = slugs(before.games)
  const rails = (await device().call(listRails, { isWhole: true })).result!
  expect(rails).not.toHaveProperty('hasLess')
  const today = slugs(rails.rails.find(({ kind }) => kind === 'today')?.games ?? [])
  await less(wall[2]!)
  await less(before.featured.slug)
  for (const slug of today) await less(slug)

  const own = (await device().call(listGames, wish)).result!
  const said = new Set([wall[2]!, before.featured.slug, ...today])
  expect(own.games).toHaveLength(HOME_GAMES)
  for (const slug of [...slugs(own.games), own.featured.slug]) expect(said).not.toContain(slug)
  // Page after page every game comes once, but those of which they want less.
  const pages: string[] = []
  for (let place = 0; place < before.total; place += 7) {
    const page = { pageSize: 7, isOffer: true, cursor: String(place) }
    pages.push(...slugs((await device().call(listGames, page)).result!.games))
  }
  expect(pages.slice(0, HOME_GAMES)).toEqual(slugs(own.games))
  expect([new Set(pages).size, pages.length]).toEqual([pages.length, before.total - said.size])
  expect(pages.filter((slug) => said.has(slug))).toEqual([])
  // The others stay where they are.
  wall.forEach((slug, place) => said.has(slug) || expect(own.games[place]?.slug).toBe(slug))
  const ownRails = (await device().call(listRails, { isWhole: true })).result!
  expect(ownRails.hasLess).toBe(true)
  const offeredNow = ownRails.rails.flatMap(({ games }) => slugs(games))
  for (const slug of said) expect(offeredNow).not.toContain(slug)
  // What came into the wall stands in no rail, too.
  for (const slug of slugs(own.games)) expect(offeredNow).not.toContain(slug)

  // Others, crawlers and the lists in which one looks for a game see all of them.
  expect((await device('somebody else').call(listGames, wish)).result).toEqual(before)
  expect((await device('a crawler').call(listGames, wish)).result).toEqual(before)
  expect(slugs((await device().call(listGames, { pageSize: HOME_GAMES })).result!.games)).toEqual(wall)
  const named = await device().call(listGames, { slugs: [wall[2]!], isOffer: false })
  expect(slugs(named.result!.games)).toEqual([wall[2]])
})

test('a repeated request is stored once; a missing game is refused', async () => {
  await less('game-7')
  await less('game-7')
  expect(await kept()).toHaveLength(1)
  expect((await less('nowhere')).error?.name).toBe('GameNotFound')
  expect((await device().call(readLess, { slug: '../etc' })).error?.name).toBe('GameNotFound')
})

test('the latest requests of an account are kept', async () => {
  await less('game-1')
  const [{ account_id: accountId, since } = { account_id: 0, since: portal.now() }] = await kept()
  await portal.db
    .insertInto('catalog_less_of')
    .values(
      Array.from({ length: MOST_LESS_OF }, (_, place) => ({
        account_id: accountId,
        game_id: 500_000 + place,
        since: timestamp(after(since, milliseconds(1 + place))),
      })),
    )
    .execute()
  await less('game-2')
  const games = (await kept()).map(({ game_id }) => game_id)
  expect(games).toHaveLength(MOST_LESS_OF)
  expect(games).toContain(100_002)
  expect(games).not.toContain(100_001)
})

test('the requests follow a visitor into their member account, and are exported', async () => {
  await less('game-1')
  const from = device().userId()
  await less('game-2', true, 'somebody else')
  const to = device('somebody else').userId()
  await inTransaction(portal.db, (tx) => carryLessOf(tx, { from, to }))
  expect(await catalogPersonalData.collect(portal.db, from)).toMatchObject({ lessOf: [] })
  expect(await catalogPersonalData.collect(portal.db, to)).toMatchObject({
    lessOf: [{ game: 100_001 }, { game: 100_002 }],
  })
  await inTransaction(portal.db, (tx) =>
    catalogPersonalData.erase(tx, { accountId: to, systemId: 1, now: portal.now() }),
  )
  expect(await kept()).toEqual([])
})
