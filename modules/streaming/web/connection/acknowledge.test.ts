import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAcknowledger } from './acknowledge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('pictures in quick succession are acknowledged together, always including the last', () => {
  const answers: number[] = []
  const acknowledger = openAcknowledger(
    (sequence) => answers.push(sequence),
    () => Date.now(),
  )
  for (const sequence of [1, 2, 3]) acknowledger.arrived(sequence, 100)
  expect(answers).toEqual([1])
  vi.advanceTimersByTime(33)
  expect(answers).toEqual([1, 3])
  vi.advanceTimersByTime(1_000)
  expect(answers).toEqual([1, 3])
})

test('a large picture is acknowledged at once', () => {
  const answers: number[] = []
  const acknowledger = openAcknowledger(
    (sequence) => answers.push(sequence),
    () => Date.now(),
  )
  acknowledger.arrived(1, 100)
  acknowledger.arrived(2, 10_000)
  expect(answers).toEqual([1, 2])
})

test('nothing is acknowledged after the end', () => {
  const answers: number[] = []
  const acknowledger = openAcknowledger(
    (sequence) => answers.push(sequence),
    () => Date.now(),
  )
  acknowledger.arrived(1, 100)
  acknowledger.arrived(2, 100)
  acknowledger.close()
  vi.advanceTimersByTime(1_000)
  expect(answers).toEqual([1])
})
