// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '#kit/web/api.ts'
import { seconds } from '#kit/time/time.ts'
import { namesMessage, seatMessage } from '#kit/game/rooms/wire.ts'
import { openConnection, sayHere } from './connection.ts'

vi.mock('#kit/web/api.ts', () => ({ callApi: vi.fn(async () => ({ ticket: 'ticket' })) }))

/** A socket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1
  readonly readyState = 1
  onmessage: ((event: { data: ArrayBuffer }) => void) | undefined
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

test('a lost server is reported as lost', async () => {
  come()
  await settle()
  sockets[0]!.onclose?.({ code: 1006, reason: '' })
  expect(lost).toEqual([undefined])
})

test('a server of an older build that gives its reason as text is retried at once', async () => {
  come()
  await settle()
  sockets[0]!.onclose?.({ code: 4429, reason: 'Too many messages' })
  expect(lost).toEqual([undefined])
})

test('phrases are offered if the room relays them, which one of an older build does not', async () => {
  come()
  await settle()
  const hear = (message: Uint8Array) => sockets[0]!.onmessage?.({ data: message.slice().buffer })
  hear(seatMessage(0, new Uint8Array(16), 'here'))
  expect(sayHere.read()).toBeUndefined()
  hear(namesMessage(new Map([[0, 'Ann']])))
  expect(sayHere.read()).toBeDefined()
})

test('a page that is told to wait shows it, and requests no room before the time is over', async () => {
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
