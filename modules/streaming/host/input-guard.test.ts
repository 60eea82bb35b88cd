import { describe, expect, test } from 'vitest'
import { isKnownKey } from './key-codes.ts'
import { MOST_AT_ONCE, MOST_PER_SECOND, openFloodGuard, readPlayerMessage } from './input-guard.ts'

const read = (message: unknown) => readPlayerMessage(JSON.stringify(message), isKnownKey)
const report = {
  type: 'report',
  frames: 60,
  lost: 0,
  jitterMs: 1.5,
  roundTripMs: 20.4,
  queueMs: 0,
  isHidden: false,
  lastSequence: 7,
}

describe('valid messages', () => {
  test.for([
    { type: 'answer', sdp: 'v=0' },
    { type: 'candidate', candidate: 'candidate:1', mid: '0' },
    { type: 'use', transport: 'track' },
    { type: 'keyFrame' },
    report,
    { ...report, received: 300 },
    { type: 'seen', sequence: 4_294_967_295 },
    { type: 'ping', sentAt: 12.25 },
    { type: 'key', code: 'ArrowLeft', isDown: true },
    { type: 'key', code: 'ArrowLeft', isDown: false, turn: 1 },
    { type: 'key', code: 'KeyA', isDown: true, isLocked: true },
    { type: 'button', button: 'right', isDown: false },
    { type: 'move', x: 0, y: 65_535 },
    { type: 'move', x: 1, y: 2, order: 3 },
    { type: 'moveBy', dx: -4_096, dy: 4_096 },
    { type: 'wheel', dx: 0, dy: -50 },
    { type: 'text', text: 'Zoë 好 😀' },
    { type: 'release' },
  ])('$type is understood', (message) => {
    expect(read(message)).toEqual(message)
  })
})

describe('invalid messages', () => {
  test.for<readonly [string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['a list', [{ type: 'release' }]],
    ['no type', {}],
    ['a name of every object', { type: 'toString' }],
    ['an unknown type', { type: 'shout' }],
    ['a key that no keyboard has', { type: 'key', code: 'KeyÄ', isDown: true }],
    ['a key of another kind', { type: 'key', code: 65, isDown: true }],
    ['a key that is neither up nor down', { type: 'key', code: 'KeyA', isDown: 1 }],
    ['a lock that is neither on nor off', { type: 'key', code: 'KeyA', isDown: true, isLocked: 'on' }],
    ['a turn before the first', { type: 'key', code: 'KeyA', isDown: true, turn: 0 }],
    ['a turn that is no number', { type: 'release', turn: 'next' }],
    ['a fourth button', { type: 'button', button: 'back', isDown: true }],
    ['a place left of the picture', { type: 'move', x: -1, y: 0 }],
    ['a place right of it', { type: 'move', x: 65_536, y: 0 }],
    ['a place between two', { type: 'move', x: 0.5, y: 0 }],
    ['a place nowhere', { type: 'move', x: null, y: 0 }],
    ['an order that falls below zero', { type: 'move', x: 0, y: 0, order: -1 }],
    ['a step across the room', { type: 'moveBy', dx: 4_097, dy: 0 }],
    ['a wheel that spins', { type: 'wheel', dx: 0, dy: 51 }],
    ['a control character as text', { type: 'text', text: 'a\u0008' }],
    ['no text', { type: 'text', text: '' }],
    ['text beyond all bounds', { type: 'text', text: 'x'.repeat(17) }],
    ['text that is a list', { type: 'text', text: ['a'] }],
    ['another transport', { type: 'use', transport: 'pigeon' }],
    ['half a report', { ...report, frames: undefined }],
    ['a report of less than nothing', { ...report, lost: -1 }],
    ['an answer beyond all bounds', { type: 'answer', sdp: 'x'.repeat(24_577) }],
  ])('%s', ([, message]) => {
    expect(read(message)).toBeUndefined()
  })

  test('text that is not JSON, and JSON that is too long', () => {
    expect(readPlayerMessage('{"type":', isKnownKey)).toBeUndefined()
    expect(
      readPlayerMessage(JSON.stringify({ type: 'release', x: 'x'.repeat(32_768) }), isKnownKey),
    ).toBeUndefined()
  })
})

describe('a flood of messages', () => {
  test('begins with the message that empties the bucket', () => {
    const guard = openFloodGuard(0)
    const taken = Array.from({ length: MOST_AT_ONCE + 1 }, () => guard.take(0))
    expect(taken.indexOf(false)).toBe(MOST_AT_ONCE)
  })

  test('is not a minute of messages at the highest allowed rate', () => {
    const guard = openFloodGuard(0)
    const step = 1000 / MOST_PER_SECOND
    const taken = Array.from({ length: MOST_PER_SECOND * 60 }, (_, count) => guard.take(count * step))
    expect(taken).not.toContain(false)
  })
})
