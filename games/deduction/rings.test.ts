import { expect, test } from 'vitest'
import { clueOf, codesOf, shapeOf, stillPossible, type Rings } from './code-rules.ts'

test.for([
  ['warm', '4719', '5718', 2, 2],
  ['above', '4719', '3728', 1, 2],
  ['beside', '0123', '1032', 0, 4],
  ['beside', '0012', '0100', 1, 2],
  ['parity', '4719', '2739', 2, 2],
  ['facing', '0123', '3021', 1, 1],
  ['nothing', '0123', '0321', 2, 0],
] as const)('rings of %s: code %s answers %s with %i and %i', ([rings, secret, guess, hits, near]) => {
  expect(clueOf(secret, guess, rings satisfies Rings)).toEqual({ hits, near })
})

test.for(['warm', 'above', 'silent', 'beside', 'parity', 'facing'] as const)(
  'the code of %s stays possible',
  (kind) => {
    for (const level of [1, 13, 30]) {
      const shape = shapeOf(kind, level)
      const codes = codesOf(shape)
      const secret = codes[Math.floor(codes.length / 3)]!
      expect(stillPossible({ shape, secret, guesses: codes.slice(0, 3) })).toContain(secret)
    }
  },
)
