import { expect, test } from 'vitest'
import { RETIRED_SLUG, testCatalogue } from '#apps/testing/test-catalogue.ts'
import { FIRST_IMPORTED_GAME_ID } from '../rules/ids.ts'
import { catalogueOf } from './catalogue.ts'

test('a catalogue with invalid ids does not open', () => {
  const [first] = testCatalogue.games
  expect(() => catalogueOf([first!, first!])).toThrow(/not sound: .* stands twice/)
})

test('a retired slug redirects to an existing game and is not reused', () => {
  const [first, second] = testCatalogue.games
  const wish = (retired: Record<string, string>) => () => catalogueOf([first!, second!], undefined, retired)
  expect(wish({ old: 'nowhere' })).toThrow('not sound: old is retired to nowhere, which is no game')
  expect(wish({ [first!.slug]: second!.slug })).toThrow(`not sound: ${first!.slug} is retired and in use`)
  expect(wish({ old: second!.slug })().currentSlug('Old')).toBe(second!.slug)
})

test('a retired game cannot be named in calls, and no game of others takes its slug', () => {
  expect(testCatalogue.canonicalSlug(RETIRED_SLUG)).toBeUndefined()
  expect(testCatalogue.bySlug(RETIRED_SLUG)).toBeUndefined()
  const hosted = { address: 'https://games.example/', maker: 'Someone', licence: 'MIT' }
  const other = { ...testCatalogue.games[0]!, gameId: FIRST_IMPORTED_GAME_ID, slug: RETIRED_SLUG, hosted }
  const shown = testCatalogue.shownAs({ imported: [other] })
  expect(shown.bySlug(RETIRED_SLUG)).toBeUndefined()
  expect(shown.currentSlug(RETIRED_SLUG)).toBe('2048')
})

test('a retired game does not redirect while its replacement is hidden', () => {
  const hidden = new Set([testCatalogue.bySlug('2048')!.gameId])
  expect(testCatalogue.shownAs({ hidden }).currentSlug(RETIRED_SLUG)).toBeUndefined()
})

test.for([
  ['2048', '2048'],
  ['SuDoKu', 'sudoku'],
  ['Klondike-Solitaire', 'klondike-solitaire'],
  ['nowhere', undefined],
  ['', undefined],
] as const)('[2.10] the spelling of %s in the catalogue is %s', ([slug, spelling]) => {
  expect(testCatalogue.canonicalSlug(slug)).toBe(spelling)
})

test('every game is found by its slug and by its number', () => {
  for (const game of testCatalogue.games) {
    expect(testCatalogue.bySlug(game.slug)).toBe(game)
    expect(testCatalogue.byId(game.gameId)).toBe(game)
  }
})

test('searches yield to other work', async () => {
  await testCatalogue.search('chess', 'en')
  let done = 0
  const flood = Array.from({ length: 20 }, async () => {
    await testCatalogue.search('sudoku', 'en')
    done++
  })
  const seen = new Set<number>()
  while (done < flood.length) {
    seen.add(done)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(flood)
  expect(seen.size).toBeGreaterThan(10)
})
