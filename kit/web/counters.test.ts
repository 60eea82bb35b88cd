import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { counters } from './counters.ts'

test('[3.7] requests count from 1 and the nonce from 1e15, one more at each use', () => {
  const { nextRequest, nextNonce } = counters(memoryStorage())
  expect([nextRequest(), nextRequest(), nextRequest()]).toEqual([1, 2, 3])
  expect([nextNonce(), nextNonce()]).toEqual([1e15, 1e15 + 1])
})

test('[3.7] the counters continue across visits', () => {
  const storage = memoryStorage()
  const first = counters(storage)
  first.nextRequest()
  first.nextNonce()
  const second = counters(storage)
  expect(second.nextRequest()).toBe(2)
  expect(second.nextNonce()).toBe(1e15 + 1)
})

test.for(['', 'x', '-5', '0', '1.5', 'NaN', '9007199254740993', '1e400'])(
  'a counter that was damaged (%j) starts again',
  (text) => {
    const storage = memoryStorage()
    storage.write('reqId', text)
    const { nextRequest } = counters(storage)
    expect([nextRequest(), nextRequest()]).toEqual([1, 2])
  },
)
