import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recoverDeviceId } from './recover-device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A database that answers whatever is asked of it only when it is told to. */
function slowDatabase(kept: unknown) {
  const waiting: (() => void)[] = []
  const request = (result: unknown) => ({
    result,
    addEventListener: (kind: string, listen: () => void) => void (kind === 'success' && waiting.push(listen)),
  })
  const store = { get: () => request(kept) }
  const database = { transaction: () => ({ objectStore: () => store }) }
  vi.stubGlobal('indexedDB', { open: () => request(database) })
  return async () => {
    for (let listen = waiting.shift(); listen; listen = waiting.shift()) {
      listen()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
}

test('[9.12] the lookup of an earlier id of this browser takes at most 500 ms', async () => {
  slowDatabase('ID')
  const outcome = vi.fn<(id: string | undefined) => void>()
  void recoverDeviceId().then(outcome)
  await vi.advanceTimersByTimeAsync(499)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(undefined)
})

test.for([
  ['ID', 'ID'],
  [7, undefined],
  [undefined, undefined],
] as const)('[9.12] the stored value %j is read as %j', async ([kept, found]) => {
  const answer = slowDatabase(kept)
  const recovered = recoverDeviceId()
  await answer()
  expect(await recovered).toBe(found)
})

test('[9.12] a browser without the database has nothing to recover, at once', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await recoverDeviceId()).toBeUndefined()
})
