import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { settled } from '#kit/testing/settled.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { scoresCalls } from '../calls.ts'
import { dealRuns } from './deal-runs.ts'

const run = (runId: string) => ({ runId, seed: Number(runId) })

test('a browser without dealt runs requests some; the next run uses one of them and reports it to the server', async () => {
  const begun: object[] = []
  const deal = dealRuns(memoryStorage(), async (wish) => {
    begun.push(wish)
    return { runs: [run('2'), run('3')] }
  })
  expect(deal(7)).toBeUndefined()
  await settled()
  expect(deal(7)).toEqual(run('2'))
  expect(begun).toEqual([{ gameId: 7 }, { gameId: 7, runId: '2' }])
})

test('dealt runs survive a reload, and each is used once', async () => {
  const storage = memoryStorage()
  storage.write('dealt-runs', JSON.stringify([run('4'), run('5')]))
  const never = () => new Promise<never>(() => undefined)
  expect(dealRuns(storage, never)(7)).toEqual(run('4'))
  expect(dealRuns(storage, never)(7)).toEqual(run('5'))
  expect(dealRuns(storage, never)(7)).toBeUndefined()
})

test('a run that began offline is announced once there is a connection', async () => {
  vi.useFakeTimers()
  const storage = memoryStorage()
  storage.write('dealt-runs', JSON.stringify([run('4')]))
  let attempts = 0
  dealRuns(storage, async () => {
    // Nobody has connected the calls yet.
    if (++attempts < 3) return callApi(scoresCalls.startRun, { gameId: 7 })
    return { runs: [run('6')] }
  })(7)
  await vi.advanceTimersByTimeAsync(1000)
  expect([attempts, storage.read('dealt-runs')]).toEqual([3, JSON.stringify([run('6')])])
  vi.useRealTimers()
})

test('a run requested again before the answer arrives is requested once', async () => {
  const begun: object[] = []
  const answer = Promise.withResolvers<{ readonly runs: readonly ReturnType<typeof run>[] }>()
  const deal = dealRuns(memoryStorage(), (wish) => {
    begun.push(wish)
    return answer.promise
  })
  for (let times = 0; times < 3; times++) expect(deal(7)).toBeUndefined()
  answer.resolve({ runs: [run('2')] })
  await vi.waitFor(() => expect(deal(7)).toEqual(run('2')))
  expect(begun).toEqual([{ gameId: 7 }, { gameId: 7, runId: '2' }])
})

test('a refused deal is not requested again', async () => {
  let attempts = 0
  const deal = dealRuns(memoryStorage(), async () => {
    attempts++
    throw new CallError('TooFast')
  })
  deal(7)
  await settled()
  expect(attempts).toBe(1)
})

test('damaged storage counts as empty', () => {
  const storage = memoryStorage()
  storage.write('dealt-runs', '{nonsense')
  expect(dealRuns(storage, () => new Promise<never>(() => undefined))(7)).toBeUndefined()
})
