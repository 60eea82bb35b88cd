import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Tasks that the test ends, with a list of those that started. */
function tasksOf(limited: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const add = (key: string, name: string) =>
    limited(key, async () => {
      begun.push(name)
      const failure = await new Promise<Error | undefined>((end) => ends.set(name, end))
      if (failure) throw failure
      return name
    }).catch((error: unknown) => error)
  return { begun, add, end: (name: string, failure?: Error) => ends.get(name)!(failure) }
}

test('tasks run in order with limited concurrency, and a failed one frees its place', async () => {
  const { begun, add, end } = tasksOf(limitConcurrency(2))
  const works = ['a', 'b', 'c', 'd'].map((name) => add('all', name))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  end('a', new Error('failed'))
  expect(await works[0]).toBeInstanceOf(Error)
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(works.slice(1))).toEqual(['b', 'c', 'd'])
})

test('tasks of one key do not wait for those of another', async () => {
  const { begun, add, end } = tasksOf(limitConcurrency(1))
  const works = [add('flood', 'one'), add('flood', 'two'), add('home', 'three')]
  await expect.poll(() => begun).toEqual(['one', 'three'])
  end('three')
  end('one')
  await expect.poll(() => begun).toEqual(['one', 'three', 'two'])
  end('two')
  await Promise.all(works)
})
