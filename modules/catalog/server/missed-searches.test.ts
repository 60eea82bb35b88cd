import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { catalogCalls } from '../calls.ts'
import { MISSED_SEARCHES_KEPT_FOR, MOST_TERMS_A_DAY } from './missed-searches.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())
beforeEach(() => sql`delete from catalog_missed_search`.execute(portal.db))

async function search(...keywords: readonly string[]) {
  for (const keyword of keywords) await portal.device('a seeker').call(catalogCalls.searchGames, { keyword })
  await portal.api.missedSearches.flush()
}
const kept = () =>
  portal.db.selectFrom('catalog_missed_search').select(['term', 'searches']).orderBy('term').execute()
const stats = (...options: readonly string[]) => operatorTerminal(portal).run('stats', 'searches', ...options)

test('searches that find nothing are counted by day and term, others are not', async () => {
  await search('Qqqq  zz', 'qqqq zz', 'sudoku', 'xyzzy')
  await search('QQQQ ZZ')
  expect(await kept()).toEqual([
    { term: 'qqqq zz', searches: 3 },
    { term: 'xyzzy', searches: 1 },
  ])
})

test('search terms that may identify a person are not stored', async () => {
  await search('qqqq@example.org', '+48 600 700 800', 'qqqq1987')
  expect(await kept()).toEqual([])
})

test('buffered search terms are stored when the server stops', async () => {
  await portal.device('a seeker').call(catalogCalls.searchGames, { keyword: 'zzyzx' })
  await portal.restart()
  expect(await kept()).toEqual([{ term: 'zzyzx', searches: 1 }])
})

test('a full day takes no new terms, but counts the known ones', async () => {
  await sql`insert into catalog_missed_search select ${'2026-01-10'}::date, 'aa ' || n, 1
    from generate_series(2, ${MOST_TERMS_A_DAY}) n`.execute(portal.db)
  await search('qqqq zz', 'zzyzx', 'qqqq zz')
  await search('qqqq zz', 'xyzzy')
  const terms = (await kept()).filter(({ term }) => !term.startsWith('aa '))
  expect(terms).toEqual([{ term: 'qqqq zz', searches: 3 }])
})

test('the operator lists them by number, over days, and rare ones only when asked for', async () => {
  await search('qqqq', 'xyzzy', 'xyzzy', 'zzyzx')
  portal.wait(days(2))
  await search('qqqq', 'qqqq')
  expect((await stats()).text).toBe(
    ['term   searches  last', 'qqqq   3         2026-01-12', 'xyzzy  2         2026-01-10'].join('\n'),
  )
  expect((await stats('--least', '1')).text).toContain('zzyzx')
  expect((await stats('--days', '2')).text).not.toContain('xyzzy')
  for (const wrong of [
    ['--days', '91'],
    ['--days', 'x'],
    ['--least', '0'],
    ['--limit', '0'],
  ])
    expect(await stats(...wrong)).toMatchObject({ code: 2 })
})

test('counts are forgotten after 90 days', async () => {
  await search('qqqq')
  portal.wait(MISSED_SEARCHES_KEPT_FOR)
  await portal.api.tidy()
  expect(await kept()).toHaveLength(1)
  portal.wait(days(1))
  await portal.api.tidy()
  expect(await kept()).toEqual([])
  expect((await stats()).text).toBe('Every search found something.')
})
