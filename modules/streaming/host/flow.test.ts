import { expect, test } from 'vitest'
import { openFlow, STALLED_AFTER_MS } from './flow.ts'

const KB = 1024

test('a link that acknowledges at once is never throttled', () => {
  const flow = openFlow()
  for (let sequence = 1; sequence < 200; sequence += 1) {
    const now = sequence * 16
    flow.sent(sequence, 4 * KB, now)
    flow.seen(sequence, now + 5)
    expect(flow.isHeld(2_000, now + 6)).toBe(false)
  }
})

test('pictures beyond the allowed delay are held back until earlier ones have arrived', () => {
  const flow = openFlow()
  flow.sent(1, 4 * KB, 0)
  flow.seen(1, 30)
  flow.sent(2, 20 * KB, 40)
  expect(flow.isHeld(1_000, 41)).toBe(true)
  // 150 ms at 2 Mbit/s are more than 20 KB.
  expect(flow.isHeld(2_000, 41)).toBe(false)
  flow.seen(2, 60)
  expect(flow.isHeld(1_000, 61)).toBe(false)
})

test('a small picture that does not arrive delays the next ones, too', () => {
  const flow = openFlow()
  flow.sent(1, KB, 0)
  flow.seen(1, 30)
  flow.sent(2, KB, 100)
  expect(flow.isHeld(2_000, 100 + 150)).toBe(false)
  expect(flow.isHeld(2_000, 100 + 151)).toBe(true)
})

test('an acknowledgement covers all pictures before it', () => {
  const flow = openFlow()
  for (const sequence of [1, 2, 3]) flow.sent(sequence, 10 * KB, 0)
  flow.seen(2, 10)
  expect(flow.isStalled(STALLED_AFTER_MS + 1)).toBe(true)
  flow.seen(3, 20)
  expect(flow.isStalled(STALLED_AFTER_MS * 9)).toBe(false)
})

test('an acknowledgement of a picture that was never sent changes nothing', () => {
  const flow = openFlow()
  flow.sent(5, KB, 0)
  flow.seen(4, 10)
  expect(flow.isStalled(STALLED_AFTER_MS + 1)).toBe(true)
})

test('a client that acknowledges nothing for ten seconds counts as stalled', () => {
  const flow = openFlow()
  flow.sent(1, KB, 1_000)
  expect(flow.isStalled(1_000 + STALLED_AFTER_MS)).toBe(false)
  expect(flow.isStalled(1_001 + STALLED_AFTER_MS)).toBe(true)
})

test('each second reports what arrived, the delay, and how long nothing could be sent', () => {
  const flow = openFlow()
  flow.sent(1, 10 * KB, 0)
  flow.seen(1, 20)
  flow.sent(2, 100 * KB, 100)
  expect(flow.isHeld(2_000, 100)).toBe(true)
  flow.seen(2, 600)
  expect(flow.isHeld(2_000, 600)).toBe(false)
  const second = flow.takeSecond(1_000)
  expect(second.seenKilobits).toBeCloseTo((110 * KB * 8) / 1_000)
  expect(second.heldShare).toBeCloseTo(0.5)
  expect(second.queueMs).toBeCloseTo((20 + 500) / 2 - 20)
  expect(flow.takeSecond(2_000)).toEqual({ seenKilobits: 0, heldShare: 0, queueMs: 0 })
})
