import { expect, test } from 'vitest'
import { exceeded, GIFT_LIMITS } from './gifts.ts'

const { atOnce, toPlayer, byOperator } = GIFT_LIMITS

test.for([
  [atOnce, 0, 0, undefined],
  [atOnce + 1, 0, 0, 'atOnce'],
  [1, toPlayer - 1, 0, undefined],
  [1, toPlayer, 0, 'toPlayer'],
  [2, toPlayer - 1, 0, 'toPlayer'],
  [1, 0, byOperator - 1, undefined],
  [1, 0, byOperator, 'byOperator'],
] as const)('%i after %i to the player and %i by the operator: %s', ([count, to, by, limit]) => {
  expect(exceeded({ count, toPlayer: to, byOperator: by })).toBe(limit)
})
