import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { catalogCalls } from '../calls.ts'
import { dayNumber } from './handlers.ts'
import { turnsOf } from './search-turns.ts'

const { readGame, listGames, searchGames, findNearest, listCategories } = catalogCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

/** A passer-by: no sign-in, only a language. */
function reader(language = 'en') {
  const device = portal.device(`reader ${language}`)
  device.head = { ...device.head, language }
  return device
}
const slugsOf = (games: readonly { readonly slug: string }[] | undefined) => games?.map(({ slug }) => slug)

describe('a game', () => {
  test('is read by its slug, with instructions and similar games', async () => {
    const { result } = await reader().call(readGame, { slug: 'klondike-solitaire' })
    expect(result).toMatchObject({
      gameId: 604,
      slug: 'klondike-solitaire',
      title: 'Klondike',
      pitch: 'Klondike is fun',
      family: 'solitaire',
      variant: 'klondike-solitaire',
      cover: '/covers/klondike-solitaire.svg',
      tone: '#1c0f18',
      instructions: ['Play Klondike'],
    })
    expect(slugsOf(result?.related)).toEqual(['freecell', '2048', 'sudoku', 'pool'])
  })

  test('is read by its number', async () => {
    const { result } = await reader().call(readGame, { gameId: 1752 })
    expect(result?.slug).toBe('2048')
  })

  test.for([
    [{ slug: 'nowhere' }],
    [{ slug: '' }],
    [{ slug: '../etc/passwd' }],
    [{ slug: '__proto__' }],
    [{ gameId: 999 }],
    [{ gameId: -1 }],
    [{}],
  ])('that does not exist (%j) is not found', async ([params]) => {
    const { error } = await reader().call(readGame, params!)
    expect(error).toMatchObject({ code: 200801, name: 'GameNotFound' })
  })

  test('[1.26] is in the reader’s language, or English without a translation', async () => {
    const polish = await reader('pl').call(readGame, { slug: 'klondike-solitaire' })
    expect(polish.result?.title).toBe('Pasjans Kłondike')
    const french = await reader('fr').call(readGame, { slug: 'klondike-solitaire' })
    expect(french.result?.title).toBe('Klondike')
  })

  test('with a slug that is too long is refused as a bad request', async () => {
    const { error } = await reader().call(readGame, { slug: 'x'.repeat(81) })
    expect(error).toMatchObject({ name: 'InvalidParams' })
  })
})

describe('the list of games', () => {
  test('is in the order of the portal', async () => {
    const { result } = await reader().call(listGames, {})
    expect(slugsOf(result?.games)).toEqual(['2048', 'klondike-solitaire', 'sudoku', 'pool', 'freecell'])
    expect(result).toMatchObject({ total: 5, hasMore: false })
    expect(result).not.toHaveProperty('cursor')
  })

  test('is paged', async () => {
    const first = await reader().call(listGames, { pageSize: 3 })
    expect(first.result).toMatchObject({ total: 5, hasMore: true, cursor: '3' })
    const second = await reader().call(listGames, { pageSize: 3, cursor: first.result!.cursor! })
    expect(slugsOf(second.result?.games)).toEqual(['pool', 'freecell'])
    expect(second.result?.hasMore).toBe(false)
  })

  test.for(['x', '-1', '1e9', ''])('survives the cursor %j', async (cursor) => {
    const { result } = await reader().call(listGames, { cursor, pageSize: 3 })
    expect(result?.total).toBe(5)
    expect(result!.games.length).toBeLessThanOrEqual(3)
  })

  test('has the games of one tag or genre', async () => {
    const cards = await reader().call(listGames, { tag: 'cards' })
    expect(slugsOf(cards.result?.games)).toEqual(['klondike-solitaire', 'freecell'])
    const sports = await reader().call(listGames, { tag: 'sports' })
    expect(slugsOf(sports.result?.games)).toEqual(['pool'])
    const nothing = await reader().call(listGames, { tag: 'nonsense' })
    expect(nothing.result).toMatchObject({ games: [], total: 0, hasMore: false })
  })

  test('has the named games in that order, without missing ones', async () => {
    const { result } = await reader().call(listGames, { slugs: ['pool', 'nowhere', '2048'] })
    expect(slugsOf(result?.games)).toEqual(['pool', '2048'])
  })

  test.for([{ pageSize: 0 }, { pageSize: 101 }, { slugs: Array.from({ length: 101 }, () => 'pool') }])(
    'refuses %j',
    async (params) => {
      const { error } = await reader().call(listGames, params)
      expect(error).toMatchObject({ name: 'InvalidParams' })
    },
  )

  test('has a different game of the day tomorrow', async () => {
    const featured = async () => (await reader().call(listGames, {})).result?.featured.slug
    const today = await featured()
    expect(dayNumber(portal.now())).toBe(20_463)
    portal.wait(days(1))
    expect(await featured()).not.toBe(today)
  })
})

describe('searching', () => {
  test.for([
    ['en', '2048', '2048'],
    ['en', 'POOL', 'pool'],
    ['de', 'billard', 'pool'],
    ['en', 'billiard', 'pool'],
    ['en', 'solitare', 'klondike-solitaire'],
    ['pl', 'klondike', 'klondike-solitaire'],
  ] as const)('in %s for "%s" finds %s first', async ([language, keyword, slug]) => {
    const { result } = await reader(language).call(searchGames, { keyword })
    expect(result).toMatchObject({ isFound: true })
    expect(slugsOf(result?.games)?.[0]).toBe(slug)
  })

  test('a category in the query is returned with its games', async () => {
    const { result } = await reader().call(searchGames, { keyword: 'card games' })
    expect(result?.tags[0]).toBe('cards')
    expect(slugsOf(result?.games)?.slice(0, 2).toSorted()).toEqual(['freecell', 'klondike-solitaire'])
  })

  test.for(['', '%', 'qqqq'])(
    'for %j, which matches nothing, gives the most played games',
    async (keyword) => {
      const { result } = await reader().call(searchGames, { keyword })
      expect(result).toMatchObject({ isFound: false, tags: [] })
      expect(slugsOf(result?.games)?.[0]).toBe('2048')
    },
  )

  test('is refused for a second while forty of its network wait, and answered elsewhere', async () => {
    const flood = turnsOf({ network: '203.0.113.0/24', isLocal: false })
    // Each is followed by a millisecond of rest.
    const waiting = Array.from({ length: 1000 }, () => flood(() => undefined))
    const searcher = reader()
    searcher.address = '203.0.113.5'
    const { error } = await searcher.call(searchGames, { keyword: 'sudoku' })
    expect(error).toMatchObject({ name: 'TooFast', data: { retrySec: 1 } })
    searcher.address = '198.51.100.7'
    expect((await searcher.call(searchGames, { keyword: 'sudoku' })).result).toMatchObject({ isFound: true })
    await Promise.all(waiting)
  })

  test('refuses more than 60 letters', async () => {
    const { error } = await reader().call(searchGames, { keyword: 'x'.repeat(61) })
    expect(error).toMatchObject({ name: 'InvalidParams' })
  })
})

test.for([
  ['sudoko', 'sudoku'],
  ['nothing-like-it', undefined],
] as const)('a search for %s suggests %s', async ([slug, near]) => {
  const { result } = await reader().call(findNearest, { slug })
  expect(result?.game?.slug).toBe(near)
})

test('categories without games are left out, others have their numbers', async () => {
  const { result } = await reader().call(listCategories, {})
  expect(result?.categories).toEqual([
    { tag: 'puzzle', count: 4 },
    { tag: 'cards', count: 2 },
    { tag: 'sports', count: 1 },
    { tag: 'numbers', count: 2 },
    { tag: 'two-players', count: 1 },
  ])
})
