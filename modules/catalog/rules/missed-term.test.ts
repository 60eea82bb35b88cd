import { expect, test } from 'vitest'
import { missedTerm, MOST_LETTERS } from './missed-term.ts'

test.for([
  ['  Bubble   SHOOTER!', 'bubble shooter'],
  ['2048', '2048'],
  ['connect 4', 'connect 4'],
  ['agar.io', 'agar io'],
  ['кроссворд', 'кроссворд'],
  ['ｓｕｄｏｋｕ', 'sudoku'],
  ['เกมปลูกผัก', 'เกมปลูกผัก'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['word '.repeat(20), 'word '.repeat(12).trim()],
  ['\u202eevil\u202c', 'evil'],
] as const)('%j is counted as %j', ([typed, term]) => {
  expect(missedTerm(typed)).toBe(term)
})

test.for([
  'maria@example.org',
  'https://example.org/a',
  'www.example',
  'example.org/maria',
  '+48 600 700 800',
  '12.05.98',
  '#12345678',
  '٠٦٠٠٧',
  'maria1987',
  'ab12cd34',
  'f3b1c2d4',
  'a'.repeat(25),
  'x',
  '',
  '🙂',
  '%_',
])('%j identifies a person or is empty, and is not counted', (typed) => {
  expect(missedTerm(typed)).toBeUndefined()
})

test('a search term is cut between graphemes, never inside one', () => {
  expect([...missedTerm('𠮷'.repeat(80))!]).toHaveLength(MOST_LETTERS)
})
