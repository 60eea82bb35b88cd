import { expect, test } from 'vitest'
import { RETIRED_SLUG, testCatalogue } from '#apps/testing/test-catalogue.ts'
import { FIRST_IMPORTED_GAME_ID } from '../rules/ids.ts'
import { catalogueOf } from './catalogue.ts'
import { isCrowded, turnsOf } from './search-turns.ts'

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

test('a network that searches without end rests in between, and delays no other one', async () => {
  const flooding = { network: '203.0.113.0/24', isLocal: false }
  const elsewhere = { network: '198.51.100.0/24', isLocal: false }
  await testCatalogue.search('chess', 'en')
  let done = 0
  const begun = performance.now()
  /** Searches that take a millisecond each. */
  const flood = Array.from({ length: 41 }, () =>
    turnsOf(flooding)(() => {
      const until = performance.now() + 1
      while (performance.now() < until);
      done++
    }),
  )
  expect([isCrowded(flooding), isCrowded(elsewhere)]).toEqual([true, false])
  await testCatalogue.search('sudoku', 'en', turnsOf(elsewhere))
  expect(done).toBeLessThan(5)
  await Promise.all(flood)
  expect(isCrowded(flooding)).toBe(false)
  // Four times as long a rest after each, and once more for each that waits: 980 milliseconds.
  expect(performance.now() - begun).toBeGreaterThan(980)
})

test('a search that fails gives the turn on', async () => {
  const network = { network: '192.0.2.0/24', isLocal: false }
  const broken = turnsOf(network)(() => {
    throw new Error('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect(await turnsOf(network)(() => 'found')).toBe('found')
})
