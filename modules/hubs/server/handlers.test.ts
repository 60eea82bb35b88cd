import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { catalogueOf } from '#modules/catalog/server/catalogue.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { hubsCalls } from '../calls.ts'

const { readHub, listHubs, listHubGames } = hubsCalls

/** More solitaires than a page shows at once. */
const MANY = 90
const [klondike] = testCatalogue.games.filter(({ slug }) => slug === 'klondike-solitaire')
const catalogue = catalogueOf([
  ...testCatalogue.games,
  ...Array.from({ length: MANY }, (_, index) => ({
    ...klondike!,
    gameId: 10_000 + index,
    slug: `patience-${index}`,
    score: { ...klondike!.score, unit: index === 0 ? ('moves' as const) : klondike!.score.unit },
    words: { en: { title: `Patience ${MANY - index}`, pitch: 'Fun', how: ['Play'] } },
  })),
])

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue })
})
afterAll(() => portal.close())

function reader(language = 'en') {
  const device = portal.device(`reader ${language}`)
  device.head = { ...device.head, language }
  return device
}

describe('a hub', () => {
  test('has its texts, its best games, the rules of the best one and all games by name', async () => {
    const { result } = await reader().call(readHub, { slug: 'solitaire' })
    expect(result).toMatchObject({
      slug: 'solitaire',
      title: 'Solitaire',
      category: 'cards',
      total: MANY + 2,
      best: { slug: 'klondike-solitaire', title: 'Klondike' },
      instructions: ['Play Klondike'],
      cursor: '12',
    })
    expect(result?.games.slice(0, 2).map(({ slug }) => slug)).toEqual(['klondike-solitaire', 'freecell'])
    const names = result!.byName.split('\n').map((line) => line.slice(line.indexOf(' ') + 1))
    expect(names).toHaveLength(MANY + 2)
    expect(names.slice(0, 4)).toEqual(['FreeCell', 'Klondike', 'Patience 1', 'Patience 2'])
  })

  test('answers questions about its own games, in the reader’s language', async () => {
    const { questions } = (await reader().call(readHub, { slug: 'solitaire' })).result!
    expect(questions[0]).toEqual({
      question: 'Solitaire: which game is a good start?',
      answer: `Klondike. Of the ${MANY + 2} games here it is the one that players stay with longest.`,
    })
    const german = (await reader('de').call(readHub, { slug: 'pool' })).result!
    expect(german.questions.map(({ question }) => question)).toContain('Billard: Was zählt am Ende?')
    for (const { question, answer } of [...questions, ...german.questions])
      expect(question + answer).not.toMatch(/[{}]|undefined/)
  })

  test('puts no space between sentences in languages without spaces', async () => {
    const scored = async (language: 'ja' | 'de') => {
      const { questions } = (await reader(language).call(readHub, { slug: 'solitaire' })).result!
      return questions.map(({ answer }) => answer).filter((answer) => answer.includes('91'))
    }
    expect(await scored('ja')).toContain('得点で競うのは91本です。手数の少なさで競うのは1本です。')
    expect(await scored('de')).toContainEqual(expect.stringMatching(/^[^.]+91[^.]+\. [^.]+1[^.]+\.$/))
  })

  test('loads further games in parts until all are there', async () => {
    const first = (await reader().call(readHub, { slug: 'solitaire' })).result!
    const next = (await reader().call(listHubGames, { slug: 'solitaire', cursor: first.cursor! })).result!
    const last = (await reader().call(listHubGames, { slug: 'solitaire', cursor: next.cursor! })).result!
    expect(last.cursor).toBeUndefined()
    const all = [first, next, last].flatMap(({ games }) => games.map(({ slug }) => slug))
    expect(new Set(all).size).toBe(MANY + 2)
  })

  test('[1.26] is in the reader’s language', async () => {
    const { result } = await reader('de').call(readHub, { slug: 'solitaire' })
    expect(result?.title).toBe('Solitär')
    expect(result?.kin.map(({ title }) => title)).toContain('Offline-Spiele')
  })

  test('that is a theme has no list by name', async () => {
    const { result } = await reader().call(readHub, { slug: 'offline' })
    expect(result).toMatchObject({ total: catalogue.games.length, byName: '' })
    expect(result).not.toHaveProperty('category')
  })

  test.for(['nowhere', '', '__proto__', '../etc/passwd', 'chess'])(
    'that does not exist or has no games (%s) is not found',
    async (slug) => {
      expect((await reader().call(readHub, { slug })).error).toMatchObject({ name: 'GameNotFound' })
      const more = await reader().call(listHubGames, { slug, cursor: '0' })
      expect(more.error).toMatchObject({ name: 'GameNotFound' })
    },
  )
})

test('only hubs that have games are listed; those of a category are its kinds', async () => {
  const all = (await reader().call(listHubs, {})).result!.hubs.map(({ slug }) => slug)
  // Kinds in the order of their best games, then themes.
  expect(all).toEqual([
    '2048-games',
    'solitaire',
    'sudoku',
    'pool',
    'one-hand',
    'offline',
    'leaderboards',
    'relaxing',
    'pencil-puzzles',
    'ball-games',
  ])
  const cards = (await reader('fr').call(listHubs, { category: 'cards' })).result!
  expect(cards.hubs).toEqual([{ slug: 'solitaire', title: 'Solitaire' }])
  expect((await reader().call(listHubs, { category: 'nowhere' })).result?.hubs).toEqual([])
})

test('a game names its kind', async () => {
  const { result } = await reader('de').call(catalogCalls.readGame, { slug: 'pool' })
  expect(result?.kind).toEqual({ slug: 'pool', title: 'Billard', category: 'sports' })
})
