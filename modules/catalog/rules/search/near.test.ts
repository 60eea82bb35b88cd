import { expect, test } from 'vitest'
import { slipsBetween } from './near.ts'

test.for([
  ['chess', 'chess', 0],
  ['chess', 'ches', 1],
  ['chess', 'chses', 1],
  ['sudoku', 'soduku', 2],
  ['', 'ab', 2],
  ['minesweeper', 'minesweper', 1],
  ['pool', 'golf', 3],
] as const)('%s and %s have the distance %i', ([one, other, slips]) => {
  expect(slipsBetween(one, other, 2)).toBe(slips)
  expect(slipsBetween(other, one, 2)).toBe(slips)
})
