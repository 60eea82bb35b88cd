import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_NUMBER, manyGames } from '#apps/testing/many-games.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { minutes } from '#kit/time/time.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { CATEGORY_ORDER, HOME_GAMES } from '../rules/categories.ts'
import { FIRST_IN_RAIL, FIRST_RAILS, LEAST_IN_RAIL, MOST_IN_RAIL } from '../rules/rails.ts'

const { listRails, listGames, readGame } = catalogCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: manyGames(400) })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`truncate centre_list, game_tally`.execute(portal.db)
  portal.wait(minutes(2))
})

const reader = (name = 'a reader') => portal.device(name)
async function railsOf(params: Parameters<typeof ask>[1] = {}, name?: string): Promise<readonly Rail[]> {
  const { result } = await ask(name, params)
  return result!.rails
}
const ask = (name: string | undefined, params: { isWhole?: boolean; played?: string[] }) =>
  reader(name).call(listRails, params)
const kindsOf = (rails: readonly Rail[]) => rails.map(({ kind }) => kind)
const slugsOf = (rails: readonly Rail[]) => rails.flatMap(({ games }) => games.map(({ slug }) => slug))
const railOf = (kind: string, rails: readonly Rail[]) => rails.find((rail) => rail.kind === kind)

describe('for a newcomer', () => {
  test('the first rails load alone and equal the first of all rails', async () => {
    const first = (await railsOf()).filter(({ games }) => games.length > 0)
    expect(kindsOf(first)).toEqual(['new', 'two-players'])
    expect(first).toHaveLength(FIRST_RAILS)
    const whole = await railsOf({ isWhole: true })
    const begun = whole.map((rail) => ({ ...rail, games: rail.games.slice(0, FIRST_IN_RAIL) }))
    expect(begun.slice(0, FIRST_RAILS)).toEqual(first)
    expect(kindsOf(whole).slice(FIRST_RAILS)).toEqual(['puzzle', 'five-minutes', 'cards', 'arcade', 'board'])
  })

  test('with the first rails all others are listed without games, so that the page reserves their space', async () => {
    const others = (await railsOf()).slice(FIRST_RAILS)
    expect(kindsOf(others)).toEqual(kindsOf(await railsOf({ isWhole: true })).slice(FIRST_RAILS))
    expect(slugsOf(others)).toEqual([])
  })

  test('no game is in two rails, or in a rail and on the wall above', async () => {
    const { result } = await reader().call(listGames, { pageSize: HOME_GAMES })
    const shown = [...result!.games.map(({ slug }) => slug), ...slugsOf(await railsOf({ isWhole: true }))]
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('every rail has enough games', async () => {
    for (const { games } of await railsOf({ isWhole: true })) {
      expect(games.length).toBeGreaterThanOrEqual(LEAST_IN_RAIL)
      expect(games.length).toBeLessThanOrEqual(MOST_IN_RAIL)
    }
  })

  test('the newest games are those with the highest numbers', async () => {
    const numbers = railOf('new', await railsOf())!.games.map(({ slug }) => Number(slug.slice(5)))
    expect(Math.min(...numbers)).toBeGreaterThan(400 - 2 * MOST_IN_RAIL)
  })
})

describe('for a player with recent games', () => {
  test('games like the last played one are first, with its name, without games just played', async () => {
    const played = ['game-101', 'game-105', 'nowhere']
    const rails = await railsOf({ isWhole: true, played })
    expect(rails[0]).toMatchObject({
      kind: 'because',
      title: 'Because you played Game 101',
      path: '/g/game-101',
    })
    const { result: last } = await reader().call(readGame, { slug: 'game-101' })
    const kin = rails[0]!.games[0]!.slug
    expect((await reader().call(readGame, { slug: kin })).result!.genre).toBe(last!.genre)
    for (const slug of played) expect(slugsOf(rails)).not.toContain(slug)
  })

  test('missing games are ignored', async () => {
    expect(await railsOf({ isWhole: true, played: ['nowhere', '__proto__'] })).toEqual(
      await railsOf({ isWhole: true }),
    )
  })

  test('more than ten games, or a slug that is too long, is refused as a bad request', async () => {
    for (const played of [Array.from({ length: 11 }, () => 'game-1'), ['x'.repeat(81)]])
      expect((await ask('a reader', { isWhole: true, played })).error?.name).toBe('InvalidParams')
  })
})

describe('lists from players’ behaviour', () => {
  const places = [301, 302, 303, 304, 305]
  const ids = places.map((place) => FIRST_NUMBER + place)

  test('games that rise have a rail and a page', async () => {
    await sql`insert into centre_list (list, place, game_id, score, count, likes, online)
      select 'trend', row_number() over (), id, 2, 30, 0, 0 from unnest(${ids}::int[]) id`.execute(portal.db)
    const rising = railOf('rising', await railsOf({ isWhole: true }))
    expect(rising?.games.map(({ slug }) => slug)).toEqual(places.map((place) => `game-${place}`))
    const { result } = await reader().call(listGames, { tag: 'rising' })
    expect(result!.games.map(({ gameId }) => gameId)).toEqual(ids)
  })

  test('pearls are games that few players know and most of them like', async () => {
    await sql`insert into game_tally (game_id, players, likes, dislikes)
      select id, 20, 12, 0 from unnest(${ids}::int[]) id`.execute(portal.db)
    expect(railOf('pearls', await railsOf({ isWhole: true }))).toBeUndefined()
    portal.wait(minutes(2))
    await sql`insert into game_tally select id, 900, 12, 0 from generate_series(1, 20) id`.execute(portal.db)
    expect(railOf('pearls', await railsOf({ isWhole: true }))?.games).toHaveLength(ids.length)
  })

  test('games that friends play now are shown only to that friend', async () => {
    const [host, ...friends] = ['host', 'one', 'two', 'three', 'four']
    const idOf = async (name: string) => {
      await reader(name).signIn()
      return reader(name).userId()
    }
    const hostId = await idOf(host!)
    for (const [place, name] of friends.entries()) {
      const id = await idOf(name)
      await sql`insert into friendship (low_id, high_id, since_at)
        values (${Math.min(id, hostId)}, ${Math.max(id, hostId)}, now())`.execute(portal.db)
      await reader(name).call(centreCalls.startPlay, { gameId: FIRST_NUMBER + 201 + place })
    }
    const rails = await railsOf({ isWhole: true }, host)
    const slugs = railOf('friends', rails)?.games.map(({ slug }) => slug)
    expect(slugs?.toSorted()).toEqual(['game-201', 'game-202', 'game-203', 'game-204'])
    expect(railOf('friends', await railsOf({ isWhole: true }, 'a stranger'))).toBeUndefined()
    portal.wait(minutes(5))
    expect(railOf('friends', await railsOf({ isWhole: true }, host))).toBeUndefined()
  })
})

test.for(['new', 'five-minutes', ...CATEGORY_ORDER.slice(0, 1)])(
  'the list %s has its own page, loaded in parts',
  async (tag) => {
    const first = (await reader().call(listGames, { tag, pageSize: 20 })).result!
    expect(first.games).toHaveLength(20)
    const second = (await reader().call(listGames, { tag, pageSize: 20, cursor: first.cursor! })).result!
    const slugs = [...first.games, ...second.games].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  },
)
