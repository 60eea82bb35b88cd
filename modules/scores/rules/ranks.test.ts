import { expect, test } from 'vitest'
import { hasRanks } from './ranks.ts'

test.for([
  [0, false],
  [4, false],
  [5, true],
  [5000, true],
] as const)('a table of %d players has ranks: %s', ([players, told]) => {
  expect(hasRanks(players)).toBe(told)
})
