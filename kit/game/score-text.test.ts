import { expect, test } from 'vitest'
import { lettersOf, scoreText } from './score-text.ts'

const plain = (value: number) => `number ${value}`

test.for([
  [0, '0:00.00'],
  [9, '0:00.00'],
  [59_999, '0:59.99'],
  [60_000, '1:00.00'],
  [64_279, '1:04.27'],
  [3_600_000, '60:00.00'],
] as const)('%i milliseconds are formatted as %s', ([value, text]) => {
  expect(scoreText('milliseconds', value, plain)).toBe(text)
})

test.for(['points', 'moves', 'wins'] as const)('%s are formatted in the language', (unit) => {
  expect(scoreText(unit, 1234, plain)).toBe('number 1234')
})

test('full-width letters count more, so that a value fits its space', () => {
  expect(lettersOf('0:05.40')).toBe(7)
  expect(lettersOf('\u20660/10\u2069')).toBe(4)
  expect(lettersOf('コンピューター')).toBeCloseTo(11.2)
})
