import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Instant } from '#kit/time/time.ts'
import { openEntrance } from './admission.ts'

const NOW = 1000 as Instant
const END = 2000 as Instant
const token = (letter: string) => letter.repeat(43)
const admission = (letter: string, until = END) => ({
  tokenHash: createHash('sha256').update(token(letter)).digest('base64url'),
  until,
})

test('a token works once', () => {
  const entrance = openEntrance(admission('a'))
  expect(entrance.enter(token('a'), NOW)).toBe('open')
  expect(entrance.enter(token('a'), NOW)).toBe('shut')
})

test.for([
  [1999, 'open'],
  [2000, 'shut'],
] as const)('is valid until its end: at %i it is %s', ([now, entry]) => {
  expect(openEntrance(admission('a')).enter(token('a'), now as Instant)).toBe(entry)
})

test('a newer one replaces it', () => {
  const entrance = openEntrance(admission('a'))
  entrance.admit(admission('b'))
  expect(entrance.enter(token('a'), NOW)).toBe('shut')
  expect(entrance.enter(token('b'), NOW)).toBe('open')
})

test('an unknown token may become valid', () => {
  const entrance = openEntrance(admission('a'))
  expect(entrance.enter(token('b'), NOW)).toBe('early')
  entrance.admit(admission('b'))
  expect(entrance.enter(token('b'), NOW)).toBe('open')
})

test.for(['', 'a', `${token('a')}a`, token('.')])('%j is not a token', (text) => {
  expect(openEntrance(admission('a')).enter(text, NOW)).toBe('shut')
})

test('an invalid hash matches no token', () => {
  expect(openEntrance({ tokenHash: '', until: END }).enter(token('a'), NOW)).toBe('early')
})
