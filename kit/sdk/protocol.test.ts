import { expect, test } from 'vitest'
import { isHello, readGameMessage, readPortalMessage, SDK_LIMITS } from './protocol.ts'

test.for([
  [
    { t: 'progress', value: 0.5 },
    { t: 'progress', value: 0.5 },
  ],
  [
    { t: 'progress', value: 7 },
    { t: 'progress', value: 1 },
  ],
  [
    { t: 'score', value: 12, more: 'ignored' },
    { t: 'score', value: 12 },
  ],
  [
    { t: 'ask', n: 1, question: { what: 'save', key: 'level', value: null } },
    { t: 'ask', n: 1, question: { what: 'save', key: 'level', value: null } },
  ],
  [
    { t: 'ask', n: 2, question: { what: 'invite', params: { room: 'a1' } } },
    { t: 'ask', n: 2, question: { what: 'invite', params: { room: 'a1' } } },
  ],
] as const)('a message of a game is read: %j', ([given, read]) => {
  expect(readGameMessage(given)).toEqual(read)
})

test.for([
  undefined,
  null,
  'ready',
  [],
  { t: 'nothing' },
  { t: 'progress', value: Number.NaN },
  { t: 'score', value: '12' },
  { t: 'score', value: Number.POSITIVE_INFINITY },
  { t: 'ask', n: 1.5, question: { what: 'saves' } },
  { t: 'ask', n: 1, question: { what: 'save', key: '', value: 'x' } },
  { t: 'ask', n: 1, question: { what: 'save', key: 'k'.repeat(SDK_LIMITS.keyLetters + 1), value: 'x' } },
  { t: 'ask', n: 1, question: { what: 'save', key: 'k', value: { deep: 1 } } },
  { t: 'ask', n: 1, question: { what: 'share', text: 'x'.repeat(SDK_LIMITS.shareLetters + 1) } },
  { t: 'ask', n: 1, question: { what: 'share', text: 'see https://elsewhere.example' } },
  { t: 'ask', n: 1, question: { what: 'share', text: 'turned \u202e around' } },
  { t: 'ask', n: 1, question: { what: 'invite', params: { room: 7 } } },
  { t: 'ask', n: 1, question: { what: 'invite', params: { room: 'x'.repeat(SDK_LIMITS.paramLetters) } } },
  { t: 'ask', n: 1, question: { what: 'break', kind: 'forever' } },
  { t: 'ask', n: 1, question: { what: 'token' } },
])('%j is not a message of a game', (given) => {
  expect(readGameMessage(given)).toBeUndefined()
})

test('a portal message of another shape is ignored', () => {
  expect(readPortalMessage({ t: 'facts', facts: { language: 'en', theme: 'blue' } })).toBeUndefined()
  expect(readPortalMessage({ t: 'no', n: 1, why: 'because' })).toBeUndefined()
  expect(readPortalMessage({ t: 'answer', n: 1, value: 3 })).toEqual({ t: 'answer', n: 1, value: 3 })
})

test('only a hello of this version or a later one asks for a channel', () => {
  expect(isHello({ sdk: 'hello', version: 1 })).toBe(true)
  expect(isHello({ sdk: 'hello', version: 9 })).toBe(true)
  expect(isHello({ sdk: 'hello', version: 0 })).toBe(false)
  expect(isHello({ sdk: 'port', version: 1 })).toBe(false)
})
