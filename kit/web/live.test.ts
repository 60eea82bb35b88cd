// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '#kit/time/time.ts'
import { pauseAfter, type PlainSocket } from './live-socket.ts'
import { BACK } from './live-kinds.ts'
import { createLive, type LiveClient, type LiveItem } from './live.ts'

/** A socket whose server is the test. */
function fakeSocket(protocols: readonly string[]) {
  const sent: object[] = []
  const socket: PlainSocket = {
    readyState: 0,
    onopen: null,
    onclose: null,
    onmessage: null,
    onerror: null,
    send: (text) => void sent.push(JSON.parse(text as string) as object),
    close: () => change(3),
  }
  const change = (state: number) => Object.assign(socket, { readyState: state })
  return {
    socket,
    sent,
    protocols,
    open() {
      change(1)
      socket.onopen?.call(socket as WebSocket, new Event('open'))
    },
    say: (...list: readonly LiveItem[]) =>
      socket.onmessage?.call(
        socket as WebSocket,
        new MessageEvent('message', { data: JSON.stringify({ v: 1, list }) }),
      ),
    raw: (data: string) => socket.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data })),
    /** The server or the network closes it. */
    end(reason = '') {
      change(3)
      socket.onclose?.call(socket as WebSocket, new CloseEvent('close', { reason }))
    },
  }
}

let live: LiveClient
let sockets: ReturnType<typeof fakeSocket>[]
let tickets: number
let hasTickets: boolean
const pass = (length: number) => vi.advanceTimersByTimeAsync(length)
const last = () => sockets.at(-1)!
const settle = () => pass(0)

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  tickets = 0
  hasTickets = true
  live = createLive()
})
afterEach(() => {
  live.close()
  setHidden(false)
  vi.useRealTimers()
})

const connect = () =>
  live.connect({
    async ticket() {
      if (!hasTickets) throw new Error('No ticket')
      return `ticket${++tickets}`
    },
    open(protocols) {
      const opening = fakeSocket(protocols)
      sockets.push(opening)
      return opening.socket
    },
  })

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** An open socket with a listener. */
async function standing() {
  const heard: object[] = []
  connect()
  live.listen('friends', (body) => void heard.push(body))
  await settle()
  last().open()
  return heard
}

test('no socket is opened before the first listener, and one socket serves all', async () => {
  connect()
  await settle()
  expect(sockets).toHaveLength(0)
  live.listen('friends', () => undefined)
  live.listen('notices', () => undefined)
  live.join('world', { onMessage: () => undefined, onStale: () => undefined })
  await settle()
  expect(sockets).toHaveLength(1)
  expect(last().protocols).toEqual(['islet.1', 'ticket1'])
})

test('listeners that came before the connection get messages', async () => {
  live.listen('friends', () => undefined)
  await settle()
  connect()
  await settle()
  expect(sockets).toHaveLength(1)
})

test('a message reaches the listeners of its kind until they leave', async () => {
  const heard = await standing()
  const leave = live.listen('notices', (body) => void heard.push(body))
  last().say(
    { kind: 'friends', body: { a: 1 } },
    { kind: 'notices', body: { b: 2 } },
    { kind: 'other', body: {} },
  )
  leave()
  last().say({ kind: 'notices', body: { c: 3 } })
  expect(heard).toEqual([{ a: 1 }, { b: 2 }])
})

test.for(['nonsense', 'null', '{}', '{"v":2,"list":[{"kind":"friends","body":{}}]}', '{"v":1,"list":7}'])(
  'an unknown frame is ignored: %s',
  async (data) => {
    const heard = await standing()
    last().raw(data)
    expect(heard).toEqual([])
    expect(live.state.read()).toBe(true)
  },
)

test('the page knows whether a socket is connected', async () => {
  expect(live.state.read()).toBe(false)
  await standing()
  expect(live.state.read()).toBe(true)
  last().end()
  expect(live.state.read()).toBe(false)
})

test('after an interruption topics are rejoined at their last message, and all reads are repeated', async () => {
  await standing()
  const back = vi.fn<() => void>()
  live.listen(BACK, back)
  const messages: LiveItem[] = []
  const onStale = vi.fn<() => void>()
  live.join('world', { lastId: 'M1', onMessage: (item) => void messages.push(item), onStale })
  expect(last().sent).toEqual([{ v: 1, type: 'join', room: 'world', lastId: 'M1' }])
  last().say({ kind: 'joined', room: 'world', body: {} }, { kind: 'chat', id: 'M2', room: 'world', body: {} })
  last().end()
  await pass(seconds(2))
  last().open()
  expect(sockets).toHaveLength(2)
  expect(last().protocols[1]).toBe('ticket2')
  expect(last().sent).toEqual([{ v: 1, type: 'join', room: 'world', lastId: 'M2' }])
  expect(back).toHaveBeenCalledTimes(1)
  expect(onStale).not.toHaveBeenCalled()
  last().say({ kind: 'stale', room: 'world', body: {} })
  expect(onStale).toHaveBeenCalledTimes(1)
  expect(messages.map(({ id }) => id)).toEqual(['M2'])
})

test('a topic without a known message is read again after an interruption', async () => {
  await standing()
  const onStale = vi.fn<() => void>()
  live.join('game:1', { onMessage: () => undefined, onStale })
  last().end()
  await pass(seconds(2))
  last().open()
  expect(onStale).toHaveBeenCalledTimes(1)
})

test('a topic is left with its last listener', async () => {
  await standing()
  const listener = { onMessage: () => undefined, onStale: () => undefined }
  const leaves = [live.join('world', { ...listener }), live.join('world', { ...listener })]
  leaves[0]!()
  expect(last().sent.at(-1)).toMatchObject({ type: 'join' })
  leaves[1]!()
  expect(last().sent.at(-1)).toEqual({ v: 1, type: 'leave', room: 'world' })
})

test('with blocked sockets retries become rarer, without errors', async () => {
  connect()
  live.listen('friends', () => undefined)
  await settle()
  for (let minute = 0; minute < 60; minute++) {
    if (last().socket.readyState === 0) last().end()
    await pass(minutes(1))
  }
  expect(sockets.length).toBeGreaterThan(8)
  expect(sockets.length).toBeLessThan(40)
  expect(live.state.read()).toBe(false)
})

test('a failed socket ticket is requested again', async () => {
  hasTickets = false
  connect()
  live.listen('friends', () => undefined)
  await pass(seconds(5))
  expect(sockets).toHaveLength(0)
  hasTickets = true
  await pass(seconds(10))
  expect(sockets).toHaveLength(1)
})

test('retry pauses grow to five minutes, with jitter', () => {
  for (const [failures, longest] of [
    [1, 1],
    [2, 2],
    [5, 16],
    [20, 300],
  ] as const) {
    const pauses = Array.from({ length: 50 }, () => pauseAfter(failures))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(seconds(longest))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(seconds(longest) / 2)
    expect(new Set(pauses).size).toBeGreaterThan(10)
  }
})

test('a page hidden for a minute disconnects, and reconnects when shown', async () => {
  await standing()
  setHidden(true)
  await pass(seconds(59))
  expect(live.state.read()).toBe(true)
  await pass(seconds(1))
  expect(live.state.read()).toBe(false)
  await pass(minutes(30))
  expect(sockets).toHaveLength(1)
  const back = vi.fn<() => void>()
  live.listen(BACK, back)
  setHidden(false)
  await settle()
  last().open()
  expect(sockets).toHaveLength(2)
  expect(back).toHaveBeenCalledTimes(1)
})

test('hiding the page for a moment changes nothing', async () => {
  await standing()
  setHidden(true)
  await pass(seconds(30))
  setHidden(false)
  await pass(seconds(35))
  expect(sockets).toHaveLength(1)
  expect(live.state.read()).toBe(true)
})

test('a dead socket is detected and replaced', async () => {
  await standing()
  await pass(minutes(1))
  expect(last().sent.at(-1)).toEqual({ v: 1, type: 'here' })
  last().say({ kind: 'here', body: {} })
  await pass(seconds(20))
  expect(sockets).toHaveLength(1)
  await pass(seconds(50))
  expect(live.state.read()).toBe(false)
  await settle()
  expect(sockets).toHaveLength(2)
})

test('going online reconnects at once', async () => {
  await standing()
  for (let count = 0; count < 6; count++) {
    last().end()
    await pass(minutes(5))
  }
  const before = sockets.length
  last().end()
  dispatchEvent(new Event('online'))
  await settle()
  expect(sockets).toHaveLength(before + 1)
})

test('a page that the server tells to wait reconnects after that time', async () => {
  await standing()
  last().end('30')
  await pass(seconds(29))
  expect(sockets).toHaveLength(1)
  await pass(seconds(1))
  expect(sockets).toHaveLength(2)
})
