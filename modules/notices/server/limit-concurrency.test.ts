import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('tasks run in order with limited concurrency, and a failed one frees its place', async () => {
  const limited = limitConcurrency(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((name) =>
    limited(async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      if (name === 0) throw new Error('failed')
    }).catch((error: unknown) => error),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  ends[0]!()
  expect(await works[0]).toBeInstanceOf(Error)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]!()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]!()
  ends[3]!()
  await Promise.all(works)
})
