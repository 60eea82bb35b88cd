import { expect, test } from 'vitest'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { catalogueOf } from './catalogue.ts'

test('a catalogue whose numbers are not sound does not open', () => {
  const [first] = testCatalogue.games
  expect(() => catalogueOf([first!, first!])).toThrow(/not sound: .* stands twice/)
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

test('every game is reached by its slug and by its number', () => {
  for (const game of testCatalogue.games) {
    expect(testCatalogue.bySlug(game.slug)).toBe(game)
    expect(testCatalogue.byId(game.gameId)).toBe(game)
  }
})
