import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '#kit/time/time.ts'
import { repeat, type Repeating } from './repeat.ts'

const lines: string[] = []
const log = { warn: (_facts: object, message: string) => void lines.push(message) }
let repeating: Repeating
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await repeating.close()
  vi.useRealTimers()
  lines.length = 0
})

test('repeated work logs a series of failures in two lines', async () => {
  let isAway = false
  let turns = 0
  repeating = repeat({
    log,
    trouble: 'The shelf cannot be read',
    every: seconds(1),
    work: async () => {
      turns++
      if (isAway) throw new Error('away')
    },
  })
  await vi.advanceTimersByTimeAsync(2000)
  isAway = true
  await vi.advanceTimersByTimeAsync(3000)
  isAway = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(turns).toBe(7)
  expect(lines).toEqual(['The shelf cannot be read', 'The shelf cannot be read: over'])
})

test('repeated work never overlaps, and stops when closed', async () => {
  const ends: (() => void)[] = []
  repeating = repeat({
    log,
    trouble: 'never',
    every: seconds(1),
    work: () => new Promise<void>((done) => void ends.push(done)),
  })
  await vi.advanceTimersByTimeAsync(3000)
  const soon = repeating.soon()
  expect(ends).toHaveLength(1)
  ends[0]!()
  await soon
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
  const closed = repeating.close()
  ends[1]!()
  await closed
  await repeating.soon()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(2)
})
