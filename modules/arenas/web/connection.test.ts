// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '#kit/web/api.ts'
import { seconds } from '#kit/time/time.ts'
import { openConnection } from './connection.ts'

vi.mock('#kit/web/api.ts', () => ({ callApi: vi.fn(async () => ({ ticket: 'ticket' })) }))

/** A socket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1
  readonly readyState = 1
  onclose: ((event: { code: number; reason: string }) => void) | undefined
  constructor() {
    sockets.push(this)
  }
  close() {
    return undefined
  }
}

let sockets: FakeSocket[]
let lost: (number | undefined)[]
const settle = () => vi.advanceTimersByTimeAsync(0)
const come = () =>
  openConnection('bumper-cars', { heard: () => undefined, lost: (wait) => void lost.push(wait) })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  sockets = []
  lost = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that is gone is told as that', async () => {
  come()
  await settle()
  sockets[0]!.onclose?.({ code: 1006, reason: '' })
  expect(lost).toEqual([undefined])
})

test('a page that is sent to wait says so, and asks for no room before the time is over', async () => {
  come()
  await settle()
  sockets[0]!.onclose?.({ code: 4429, reason: '30' })
  expect(lost).toEqual([30])

  await vi.advanceTimersByTimeAsync(seconds(20))
  const asked = vi.mocked(callApi).mock.calls.length
  come()
  await settle()
  expect([sockets.length, lost, vi.mocked(callApi).mock.calls.length]).toEqual([1, [30, 10], asked])

  await vi.advanceTimersByTimeAsync(seconds(10))
  come()
  await settle()
  expect(sockets).toHaveLength(2)
})
