import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloudGame } from '#apps/testing/cloud-rig.ts'
import { fillShelf } from '#apps/testing/cloud-shelf.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { hours, instant, seconds } from '#kit/time/time.ts'
import { cloudCalls } from '../calls.ts'
import { countHot, putCloudGame } from './catalogue-store.ts'

const { listCloudGames } = cloudCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

function reader(language = 'en') {
  const device = portal.device(`reader ${language}`)
  device.head = { ...device.head, language }
  return device
}
const list = async (params: Parameters<ReturnType<typeof reader>['call']>[1] = {}, language = 'en') =>
  (await reader(language).call(listCloudGames, params as never)).result!
const keys = (answer: { games: readonly { gameKey: string }[] }) => answer.games.map(({ gameKey }) => gameKey)

/** The worker of the line is here for the moment that the test is at. */
const beat = () => sql`update cloud_worker set seen_at = ${timestamp(portal.now())}`.execute(portal.db)

describe('a small catalogue', () => {
  beforeAll(async () => {
    const { db } = portal
    const games = [
      cloudGame('tux', 100, { names: { en: 'SuperTux', pl: 'Łoś Tux' }, tags: ['platformer'] }),
      cloudGame('mines', 25, { names: { en: 'Mines', de: 'Ärger mit Minen' } }),
      cloudGame('chess', 25, {
        names: { en: 'Chess' },
        summaries: { en: 'A game of kings', de: 'Ein königliches Spiel' },
      }),
      cloudGame('rare', 25, { names: { en: 'Rare' }, neededLevel: 's' }),
      cloudGame('shut', 25, { isOpen: false }),
      cloudGame('alone', 25),
    ]
    for (const [place, game] of games.entries())
      await putCloudGame(
        db,
        { ...game, icon: '', package: 'x', probe: null },
        instant(`2026-01-0${place + 1}T00:00Z`),
      )
    await sql`insert into cloud_worker (id, boot, line_key, line_name, line_area, media_url, capacity, seen_at)
      values ('one', 'boot', 'home', 'Home', 'here', '', 100, ${timestamp(portal.now())})`.execute(db)
    await sql`insert into cloud_worker_game (worker_id, game_key)
      select 'one', unnest(array['tux', 'mines', 'chess', 'rare', 'shut'])`.execute(db)
    await sql`update cloud_game set hot = 5 where game_key = 'mines'`.execute(db)
  })

  test('[2.23] lists only open games that a line has', async () => {
    const answer = await list({ sort: 'name' })
    expect(keys(answer)).toEqual(['chess', 'mines', 'rare', 'tux'])
    expect(answer).toMatchObject({ total: 4, hasMore: false, tags: ['puzzle', 'platformer'] })
    expect(answer.games[0]).toMatchObject({
      load: 'free',
      online: 0,
      neededLevel: 'normal',
      isCardInUse: false,
    })
  })

  test('[2.23] lists nothing when the worker is gone, or the operator has closed the game', async () => {
    await sql`insert into cloud_closed_game values ('chess', now())`.execute(portal.db)
    expect(keys(await list({ sort: 'name' }))).not.toContain('chess')
    await sql`delete from cloud_closed_game`.execute(portal.db)
    portal.wait(hours(1))
    expect(await list()).toMatchObject({ games: [], total: 0, hasMore: false })
    await beat()
    expect(await list()).toMatchObject({ total: 4 })
  })

  test('[2.23] [7.6] lists the popular ones first, or the new ones', async () => {
    expect(keys(await list())).toEqual(['mines', 'chess', 'rare', 'tux'])
    expect(keys(await list({ sort: 'new' }))).toEqual(['rare', 'chess', 'mines', 'tux'])
  })

  test('[2.23] games that are played as often stand by their names in the language, on every page', async () => {
    await sql`update cloud_game set hot = 0`.execute(portal.db)
    const first = await list({ pageSize: 2 }, 'pl')
    const second = await list({ pageSize: 2, cursor: first.cursor }, 'pl')
    // What is Łoś Tux in Polish comes before Mines and Rare.
    expect([...keys(first), ...keys(second)]).toEqual(['chess', 'tux', 'mines', 'rare'])
    expect(keys(await list())).toEqual(['chess', 'mines', 'rare', 'tux'])
    await sql`update cloud_game set hot = 5 where game_key = 'mines'`.execute(portal.db)
  })

  test('[1.26] has names in the language, and marks English ones', async () => {
    const { games } = await list({ sort: 'name' }, 'de')
    expect(games.map(({ name, language }) => [name, language])).toEqual([
      ['Ärger mit Minen', 'en'],
      ['Chess', 'en'],
      ['Rare', 'en'],
      ['SuperTux', 'en'],
    ])
  })

  test.for([
    ['tux', 'en', ['tux']],
    ['los', 'pl', ['tux']],
    ['los', 'en', []],
    ['arger', 'de', ['mines']],
    ['koniglich', 'de', ['chess']],
    ['kings game', 'de', ['chess']],
    ["'; drop table cloud_game --", 'en', []],
    ['%', 'en', []],
  ] as const)('searching for %j in %s finds %j', async ([keyword, language, found]) => {
    const answer = await list({ keyword, sort: 'name' }, language)
    expect(keys(answer)).toEqual(found)
    expect(answer.total).toBe(found.length)
  })

  test.for(['', 'x', 'mines', 'mines x', 'mines 9e99', "' ' 1"])(
    'the invalid cursor %j is harmless',
    async (cursor) => {
      for (const sort of ['hot', 'new', 'name'] as const)
        expect((await list({ sort, cursor, pageSize: 2 })).games.length).toBeLessThanOrEqual(2)
    },
  )

  test('counts plays of seven days for the popular order', async () => {
    const ann = portal.device('Ann')
    await ann.signIn()
    const play = (id: string, days: number) =>
      sql`insert into cloud_play (id, account_id, ticket_id, game_key, line_key, worker_id, boot, weight, state, token_hash,
          token_until, reserved_at, reserved_until, asked_at, begun_at, ended_at, end_reason)
        select ${id}, ${ann.userId()}, 't', 'tux', 'home', 'one', 'boot', 25, 'ended', 'x', at, at, at, at, at, at, 'left'
        from (select ${timestamp(portal.now())} - make_interval(days => ${days}) as at) moment`.execute(
        portal.db,
      )
    await play('one', 1)
    await play('two', 6)
    await play('three', 8)
    await countHot(portal.db, portal.now())
    expect((await list()).games.map(({ gameKey, hot }) => [gameKey, hot]).slice(0, 2)).toEqual([
      ['tux', 2],
      ['chess', 0],
    ])
  })
})

describe('ten thousand games', () => {
  beforeAll(async () => {
    // What was counted before is counted again.
    portal.wait(seconds(10))
    await fillShelf(portal.db, 10_000, portal.now())
  })

  test.for(['hot', 'new', 'name'] as const)(
    '[9.9] every game is listed once in the pages by %s',
    async (sort) => {
      await beat()
      const seen = new Set<string>()
      let cursor: string | undefined
      let pages = 0
      do {
        const page = await list({ sort, pageSize: 60, ...(cursor === undefined ? {} : { cursor }) })
        for (const { gameKey } of page.games) seen.add(gameKey)
        cursor = page.cursor
        pages += 1
      } while (cursor !== undefined && pages < 12)
      expect(seen.size).toBe(pages * 60)
    },
  )

  test('a page needs one statement for any number of games', async () => {
    await list({ tag: 'puzzle' })
    const statements = await portal.statementsOf(() => list({ sort: 'name', tag: 'puzzle' }))
    expect(statements.filter((text) => text.includes('from cloud_game'))).toHaveLength(1)
  })

  test.for([
    ['hot', /cloud_game_by_plays_1/],
    ['new', /cloud_game_by_added/],
    ['name', /cloud_game_by_name_1/],
  ] as const)('by %s it reads an index, not the table', async ([sort, index]) => {
    const statements = await portal.statementsOf(() => list({ sort, pageSize: 24 }))
    const page = statements.find((text) => text.includes('as line_keys'))!
    const plan = await planOf(page)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on cloud_game\b/)
  })

  test('a search uses the search index', async () => {
    const found = "select game_key from cloud_game where is_open and found_by @@ '(''en:9871'':*)'::tsquery"
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${found}`).execute(portal.db)
    expect(JSON.stringify(rows)).toMatch(/cloud_game_found_by/)
  })

  test('[9.9] the list has the true number of games, and a line serves each of them', async () => {
    await beat()
    const { games, total } = await list()
    expect(total).toBeGreaterThanOrEqual(10_000)
    const ann = portal.device('Ann of the shelf')
    const last = (await list({ keyword: '10000' })).games[0]!
    for (const { gameKey } of [games[0]!, last]) {
      const { result } = await ann.call(cloudCalls.listLines, { gameKey })
      expect(result!.lines).toMatchObject([{ lineKey: 'home', hasSeat: true }])
    }
  })

  test('[9.9] a search finds one of ten thousand, and tags have their counts', async () => {
    expect(keys(await list({ keyword: '9871' }))).toEqual(['game-9871'])
    expect(await list({ tag: 'board' })).toMatchObject({ total: 1000, hasMore: true })
  })
})

/** The plan of a statement with its values unknown, as the database keeps it for all of them. */
async function planOf(statement: string): Promise<string> {
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`)
    .execute(portal.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
