import { expect, test } from 'vitest'
import { cellAfterKey, digitOfKey } from './key-names.ts'

const NINE = { columns: 9, rows: 9 }

test.for([
  ['1', 1],
  ['9', 9],
  ['0', 0],
  ['٣', 3],
  ['n', 0],
  [' ', 0],
  ['F1', 0],
] as const)('the key "%s" writes %i', ([key, digit]) => {
  expect(digitOfKey(key)).toBe(digit)
})

test('arrows wrap around the board and start in its middle', () => {
  expect(cellAfterKey('ArrowLeft', 0, NINE)).toBe(8)
  expect(cellAfterKey('ArrowUp', 4, NINE)).toBe(76)
  expect(cellAfterKey('ArrowDown', undefined, NINE)).toBe(40)
  expect(cellAfterKey('Enter', 0, NINE)).toBeUndefined()
})
