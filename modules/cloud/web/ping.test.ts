import { expect, test } from 'vitest'
import { measurePing, median } from './ping.ts'

test.for([
  { values: [30, 10, 20], middle: 20 },
  { values: [5], middle: 5 },
  { values: [], middle: undefined },
])('the median of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle))

test('the latency of a line is the median of three requests in sequence [2.25]', async () => {
  const times = [90.4, 12.2, 31.6]
  let underWay = 0
  const asked: string[] = []
  const ask = async (url: string) => {
    expect(++underWay).toBe(1)
    asked.push(url)
    await Promise.resolve()
    underWay -= 1
    return times.shift()
  }
  expect(await measurePing('/ping', ask)).toBe(32)
  expect(asked).toEqual(['/ping', '/ping', '/ping'])
})

test('a line that does not answer has no latency', async () => {
  expect(await measurePing('/ping', () => Promise.resolve(undefined))).toBeUndefined()
})

test('the lowest latency is a millisecond', async () => {
  expect(await measurePing('/ping', () => Promise.resolve(0.2))).toBe(1)
})
