import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { baseText, contentOf, differing, fieldsOf, missingIn } from './edit-draft.ts'

test.for([
  ['hero', { game: '2048' }],
  ['order', { first: ['2048', 'pool'] }],
  ['game:2048', { words: { en: { title: 'New', how: ['One', 'Two'] }, ar: { pitch: 'جديد' } } }],
  ['collection:klondike', { first: ['a'], without: ['b', 'c'], words: { de: { lead: 'Alle' } } }],
  ['new:quokkas', { games: ['a', 'b'], home: false, words: { de: { title: 'Alle', lead: 'Hier' } } }],
  [
    'event:reefs',
    {
      slug: 'reefs',
      kind: 'contest',
      art: 'tides',
      startsAt: '2027-01-01T00:00:00Z',
      endsAt: '2027-02-01T00:00:30Z',
      games: ['a'],
      hub: 'pearls',
      ranked: ['a', 'b'],
      rankRule: 'best',
      cards: [1, 52],
      oddsVersion: 3,
      texts: { en: { title: 'Reefs', lead: 'Go', about: ['One', 'Two'] } },
    },
  ],
  ['announcement', { words: { en: 'Hi', de: 'Hallo' }, endsAt: '2026-12-01T10:00:00Z' }],
] as const)('%s is the same after it has been through the fields of the editor', ([subject, content]) => {
  expect(contentOf(subject, fieldsOf(subject, content))).toEqual(content)
})

test('fields are empty without an edit, and only spaces count as empty', () => {
  expect(contentOf('game:2048', { ...fieldsOf('game:2048', null), 'en.title': '  ' })).toEqual({ words: {} })
})

test('two concurrent edits are compared by field', () => {
  const [mine, theirs] = [
    fieldsOf('game:2048', { words: { en: { title: 'Mine', pitch: 'Same' } } }),
    fieldsOf('game:2048', { words: { en: { title: 'Theirs', pitch: 'Same' }, de: { title: 'Neu' } } }),
  ]
  expect(differing(mine, theirs)).toEqual(['en.title', 'de.title'])
})

test('the text of the build is found by its field', () => {
  expect(baseText({ words: { en: { how: ['One', 'Two'] } } }, 'en.how')).toBe('One\nTwo')
  expect([baseText(null, 'en.how'), baseText({ words: {} }, 'xx.title')]).toEqual(['', ''])
})

test('missing languages of a required text are named', () => {
  const full = Object.fromEntries(LANGUAGES.map((language) => [language, { title: 'T', lead: 'L' }]))
  const fields = fieldsOf('new:quokkas', { games: [], words: full })
  expect(missingIn('new:quokkas', fields)).toEqual([])
  expect(missingIn('new:quokkas', { ...fields, 'de.lead': ' ', 'ar.title': '' }).toSorted()).toEqual([
    'ar',
    'de',
  ])
})
