import { expect, test } from 'vitest'
import { openTerms, type Terms } from './terms.ts'

function termsOf(words: readonly string[]): Terms {
  const steps = openTerms(new Map(words.map((word, place) => [word, place])))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const WORDS = ['sudoku', 'sud', 'sudden', 'chess', 'chest', 'ches']
const terms = termsOf(WORDS)
const words = (found: readonly { readonly term: number }[]) => found.map(({ term }) => WORDS[term])

test('a word matches a term exactly, or not', () => {
  expect(terms.exact('chess')).toBe(3)
  expect(terms.exact('che')).toBeUndefined()
})

test.for([
  ['sud', ['sudden', 'sudoku']],
  ['che', ['ches', 'chess', 'chest']],
  ['sudokus', []],
  ['z', []],
  ['', WORDS.toSorted()],
] as const)('%j begins %j', ([word, begun]) => {
  expect(words(terms.begunBy(word)).toSorted()).toEqual([...begun].toSorted())
})

test('a prefix counts more the fewer letters are missing, and less than the whole word', () => {
  const weights = new Map(terms.begunBy('su').map(({ term, weight }) => [WORDS[term], weight]))
  expect(weights.get('sud')).toBeGreaterThan(weights.get('sudoku')!)
  expect(weights.get('sud')).toBeLessThan(1)
})

test('misspellings match the nearest terms first, never the word itself or its completions', () => {
  expect(words(terms.near('chess', 1))).toEqual(['chest', 'ches'])
  expect(words(terms.near('sudako', 2))).toEqual(['sudoku'])
  expect(words(terms.near('sudako', 1))).toEqual([])
})

test('two letters that begin a thousand words match only the shortest', () => {
  const many = termsOf(Array.from({ length: 1000 }, (_, place) => `ab${'c'.repeat(place % 40)}${place}`))
  const begun = many.begunBy('ab')
  expect(begun.length).toBeLessThan(100)
  expect(begun.some(({ term }) => term === 0)).toBe(true)
  expect(begun.some(({ term }) => term === 39)).toBe(false)
})
