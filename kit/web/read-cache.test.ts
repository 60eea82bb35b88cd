import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { defineCall } from '#kit/contract/call.ts'
import { settled } from '#kit/testing/settled.ts'
import { after, instant, minutes, milliseconds, type Instant } from '#kit/time/time.ts'
import { openReadCache, readKey } from './read-cache.ts'

const read = (wire: string) =>
  defineCall({ wire, access: 'anyone', repeat: 'read', params: Type.Object({}), result: Type.Object({}) })
const listGames = read('game/list')
const listGamesToo = read('game/list/all')

let now: Instant = instant('2026-01-10T12:00Z')

function openCounted() {
  const cache = openReadCache(() => now)
  let loads = 0
  const load = async () => `answer ${++loads}`
  return { cache, load, loads: () => loads }
}

test('a read is identified by its call and params, in any order', () => {
  expect(readKey(listGames, { tag: 'cards', size: 2 })).toBe(readKey(listGames, { size: 2, tag: 'cards' }))
  expect(readKey(listGames, { tag: 'cards' })).not.toBe(readKey(listGames, { tag: 'board' }))
  expect(readKey(listGames, {})).not.toBe(readKey(listGamesToo, {}))
})

test('concurrent reads are made once', async () => {
  const { cache, load, loads } = openCounted()
  cache.refresh('a', load)
  cache.refresh('a', load)
  expect(cache.state('a')).toMatchObject({ data: undefined, isLoading: true })
  await settled()
  cache.refresh('a', load)
  expect(cache.state('a')).toEqual({ data: 'answer 1', error: undefined, isLoading: false })
  expect(loads()).toBe(1)
})

test.for([
  [milliseconds(299_999), 1],
  [minutes(5), 2],
] as const)('after %i ms it has been made %i times', async ([length, times]) => {
  const { cache, load, loads } = openCounted()
  cache.refresh('a', load)
  await settled()
  now = after(now, length)
  cache.refresh('a', load)
  expect(loads()).toBe(times)
})

test('data of the page is not read again, and is shown while it is refreshed', async () => {
  const { cache, load, loads } = openCounted()
  cache.put('a', 'from the page')
  cache.refresh('a', load)
  expect(loads()).toBe(0)
  now = after(now, minutes(5))
  cache.refresh('a', load)
  expect(cache.state('a')).toMatchObject({ data: 'from the page', isLoading: true })
  await settled()
  expect(cache.state('a').data).toBe('answer 1')
})

test('a failed read keeps the old answer beside its error and is not hammered', async () => {
  const { cache, load, loads } = openCounted()
  cache.put('a', 'old')
  now = after(now, minutes(5))
  const failure = new Error('no link')
  cache.refresh('a', () => Promise.reject(failure))
  await settled()
  expect(cache.state('a')).toEqual({ data: 'old', error: failure, isLoading: false })
  cache.refresh('a', load)
  expect(loads()).toBe(0)
})

test('a change expires all reads of its call and notifies subscribers', async () => {
  const { cache, load, loads } = openCounted()
  const [one, two] = [readKey(listGames, { tag: 'a' }), readKey(listGames, { tag: 'b' })]
  const other = readKey(listGamesToo, {})
  for (const key of [one, two, other]) cache.put(key, key)
  const before = cache.state(one)
  let told = 0
  cache.subscribe(one, () => {
    told++
  })
  cache.expire(listGames)
  expect(told).toBe(1)
  expect(cache.state(one)).not.toBe(before)
  for (const key of [one, two, other]) cache.refresh(key, load)
  expect(loads()).toBe(2)
})

/** A read whose answers the test releases. */
function openHeld() {
  const cache = openReadCache(() => now)
  const answers: ((data: string) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const load = () =>
    new Promise<string>((resolve, reject) => {
      answers.push(resolve)
      failures.push(reject)
    })
  return { cache, load, answers, failures }
}
const key = readKey(listGames, {})

test('an answer asked for before a change is shown, but the read is made again', async () => {
  const { cache, load, answers } = openHeld()
  cache.refresh(key, load)
  cache.expire(listGames)
  answers[0]!('from before the change')
  await settled()
  expect(cache.state(key)).toEqual({ data: 'from before the change', error: undefined, isLoading: false })
  cache.refresh(key, load)
  expect(answers).toHaveLength(2)
  answers[1]!('with the change')
  await settled()
  cache.refresh(key, load)
  expect(answers).toHaveLength(2)
  expect(cache.state(key).data).toBe('with the change')
})

test('any number of changes during a read cause one more read', async () => {
  const { cache, load, answers } = openHeld()
  cache.refresh(key, load)
  for (let index = 0; index < 5; index++) {
    cache.expire(listGames)
    cache.refresh(key, load)
  }
  expect(answers).toHaveLength(1)
  answers[0]!('old')
  await settled()
  cache.refresh(key, load)
  cache.refresh(key, load)
  expect(answers).toHaveLength(2)
})

test('a failure from before a change is not shown; the read is made again', async () => {
  const { cache, load, answers, failures } = openHeld()
  cache.refresh(key, load)
  cache.expire(listGames)
  failures[0]!(new Error('no link'))
  await settled()
  expect(cache.state(key)).toEqual({ data: undefined, error: undefined, isLoading: false })
  cache.refresh(key, load)
  expect(answers).toHaveLength(2)
})

test('an answer in flight is dropped when another was stored meanwhile', async () => {
  const { cache, load, answers } = openHeld()
  cache.refresh(key, load)
  cache.put(key, 'from the page')
  answers[0]!('older')
  await settled()
  expect(cache.state(key)).toEqual({ data: 'from the page', error: undefined, isLoading: false })
})

test('a page that was asked for before a change is shown, but its read is made again', () => {
  const { cache, load, loads } = openCounted()
  const askedAt = now
  now = after(now, milliseconds(1))
  cache.expire(listGames)
  cache.put(key, 'from before the change', askedAt)
  expect(cache.state(key).data).toBe('from before the change')
  cache.refresh(key, load)
  expect(loads()).toBe(1)
})

test('data of a cached page does not replace a newer answer', async () => {
  const { cache, load, answers } = openHeld()
  const askedAt = now
  now = after(now, milliseconds(1))
  cache.put(key, 'newer')
  cache.put(key, 'kept', askedAt)
  expect(cache.state(key).data).toBe('newer')
  cache.expire(listGames)
  cache.refresh(key, load)
  cache.put(key, 'kept', askedAt)
  answers[0]!('newest')
  await settled()
  expect(cache.state(key)).toEqual({ data: 'newest', error: undefined, isLoading: false })
})

test('data of a page has the age of the page', () => {
  const { cache, load, loads } = openCounted()
  const askedAt = now
  now = after(now, minutes(5))
  cache.put(key, 'kept for five minutes', askedAt)
  cache.refresh(key, load)
  expect(loads()).toBe(1)
})

test('a screen can require data younger than five minutes', async () => {
  const { cache, load, loads } = openCounted()
  cache.put(key, 'a minute ago')
  now = after(now, minutes(1))
  cache.refresh(key, load, minutes(2))
  expect(loads()).toBe(0)
  cache.refresh(key, load, minutes(1))
  expect(loads()).toBe(1)
})

test('unsubscribed listeners are not notified', () => {
  const { cache } = openCounted()
  let told = 0
  const leave = cache.subscribe('a', () => {
    told++
  })
  cache.put('a', 1)
  leave()
  cache.put('a', 2)
  expect(told).toBe(1)
})

test('the oldest of more than 200 reads is evicted, unless it has subscribers', () => {
  const { cache } = openCounted()
  for (let index = 0; index < 201; index++) cache.put(`unseen ${index}`, index)
  expect(cache.state('unseen 0').data).toBeUndefined()
  expect(cache.state('unseen 1').data).toBe(1)
  cache.subscribe('unseen 1', () => undefined)
  cache.put('one more', 1)
  expect(cache.state('unseen 1').data).toBe(1)
})
