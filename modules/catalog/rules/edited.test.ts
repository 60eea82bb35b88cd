import { expect, test } from 'vitest'
import type { CatalogueEntry } from '../model.ts'
import { pinned, withWords } from './edited.ts'

const games = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }))

test.for([
  [[], 'abcd'],
  [['c'], 'cabd'],
  [['d', 'b'], 'dbac'],
  [['gone', 'd', 'd'], 'dabc'],
] as const)('%j first: %s', ([first, order]) => {
  expect(
    pinned(games, first)
      .map(({ slug }) => slug)
      .join(''),
  ).toBe(order)
})

test('edited texts override those of the build, language by language', () => {
  const en = { title: 'Old', pitch: 'Pitch', how: ['Do'] }
  const game = { slug: 'a', words: { en, de: { ...en, title: 'Alt' } } } as unknown as CatalogueEntry
  const edited = withWords(game, { en: { title: 'New' }, fr: { pitch: 'Bien' } })
  expect(edited.words).toEqual({
    en: { ...en, title: 'New' },
    de: { ...en, title: 'Alt' },
    fr: { ...en, pitch: 'Bien' },
  })
  expect(withWords(game, undefined)).toBe(game)
})
