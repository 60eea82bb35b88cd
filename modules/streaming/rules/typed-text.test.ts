import { expect, test } from 'vitest'
import { isTypeable, LONGEST_TEXT, lengthOfTyping, piecesOf, strokesBetween } from './typed-text.ts'

test.for([
  'a',
  'Ä',
  'é',
  'ж',
  '好',
  '한',
  'ñ',
  '😀',
  ' ',
  '\u00a0',
  'x'.repeat(LONGEST_TEXT),
  '😀'.repeat(LONGEST_TEXT),
])('%s can be typed', (text) => {
  expect(isTypeable(text)).toBe(true)
})

test.for([
  ['nothing', ''],
  ['a line feed', 'a\nb'],
  ['Escape', '\u001b[A'],
  ['a delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a change of direction', '\u202eabc'],
  ['a character of no width', '\u200b'],
  ['half a pair', '\ud83d'],
  ['a private character', '\ue000'],
  ['a break of lines', '\u2028'],
  ['too much', 'x'.repeat(LONGEST_TEXT + 1)],
  ['far too much', '😀'.repeat(LONGEST_TEXT * 100)],
] as const)('%s cannot be typed', ([, text]) => {
  expect(isTypeable(text)).toBe(false)
})

test('a long text is split into parts that can be typed, without characters that cannot', () => {
  const text = 'name\twith\u200d tab '.repeat(9)
  const pieces = piecesOf(text)
  expect(pieces.join('')).toBe('namewith tab '.repeat(9))
  expect(pieces.every(isTypeable)).toBe(true)
  expect(piecesOf('\n')).toEqual([])
})

test('a surrogate pair is one keystroke', () => {
  expect(lengthOfTyping('😀')).toBe(lengthOfTyping('a'))
})

test.for([
  ['', 'a', 0, 'a'],
  ['a', 'ab', 0, 'b'],
  ['ab', 'a', 1, ''],
  ['teh', 'the ', 2, 'he '],
  ['nihao', '你好', 5, '你好'],
  ['a😀', 'a😁', 1, '😁'],
  ['same', 'same', 0, ''],
] as const)('%s becomes %s with %i times Backspace and %s', ([before, after, erased, text]) => {
  expect(strokesBetween(before, after)).toEqual({ erased, text })
})
