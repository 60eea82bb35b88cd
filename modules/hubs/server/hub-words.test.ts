import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { HUBS } from '../rules/hubs.ts'
import { hubWords } from './hub-words.ts'

/** Scripts that say more with a letter have shorter sentences. */
const SHORTEST_LEAD = 12

test.for(LANGUAGES)('every hub has its own texts in %s', (language) => {
  const words = hubWords(language)
  expect(Object.keys(words)).toEqual(Object.keys(hubWords('en')))
  expect(Object.keys(words).toSorted()).toEqual(HUBS.map(({ slug }) => slug).toSorted())
  for (const [slug, said] of Object.entries(words)) {
    expect(said, slug).toHaveLength(2)
    const [title, lead] = said
    expect(title.trim(), slug).toBe(title)
    expect(title, slug).not.toBe('')
    expect(lead.length, slug).toBeGreaterThan(SHORTEST_LEAD)
    expect(title + lead, slug).not.toMatch(/[{}|<>]|\s{2}/)
  }
  const all = Object.values(words)
  expect(new Set(all.map(([title]) => title)).size).toBe(all.length)
  expect(new Set(all.map(([, lead]) => lead)).size).toBe(all.length)
})

test('each language has its own introductions', () => {
  const english = hubWords('en')
  for (const language of LANGUAGES.filter((other) => other !== 'en'))
    for (const [slug, [, lead]] of Object.entries(hubWords(language)))
      expect(lead, `${language} ${slug}`).not.toBe(english[slug]![1])
})
