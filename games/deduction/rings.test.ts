import { expect, test } from 'vitest'
import {
  answerTo,
  clueOf,
  codesOf,
  isWon,
  secretAt,
  shapeOf,
  stillPossible,
  type Rings,
} from './code-rules.ts'

test.for([
  ['warm', '4719', '5718', 2, 2],
  ['above', '4719', '3728', 1, 2],
  ['beside', '0123', '1032', 0, 4],
  ['beside', '0012', '0100', 1, 2],
  ['parity', '4719', '2739', 2, 2],
  ['facing', '0123', '3021', 1, 1],
  ['nothing', '0123', '0321', 2, 0],
  ['steps', '4719', '5718', 0, 2],
  ['steps', '4719', '9013', 0, 18],
] as const)('rings of %s: code %s answers %s with %i and %i', ([rings, secret, guess, hits, near]) => {
  expect(clueOf(secret, guess, rings satisfies Rings)).toEqual({ hits, near })
})

test.for(['warm', 'above', 'silent', 'beside', 'parity', 'facing', 'steps'] as const)(
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

test('a code on the tide moves on by one place after every try', () => {
  const shape = shapeOf('drift', 7)
  const state = { shape, secret: '0123', guesses: ['0124', '3012'] }
  expect([0, 1, 2, 4].map((row) => secretAt(state, row))).toEqual(['0123', '3012', '2301', '0123'])
  expect(answerTo(state, 0)).toEqual({ hits: 3, near: 0 })
  expect(isWon(state)).toBe(true)
  expect(isWon({ ...state, guesses: ['3012'] })).toBe(false)
  // What is still possible is named as it lies at the next try.
  const asked = { ...state, guesses: ['0124', '4501'] }
  expect(stillPossible(asked)).toContain('2301')
  expect(stillPossible(asked)).not.toContain('0123')
})
