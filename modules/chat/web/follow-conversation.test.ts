// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_VERSION } from '#kit/contract/live-protocol.ts'
import { toWire } from '#kit/contract/renamed.ts'
import { connectApi } from '#kit/web/api.ts'
import { connectLive } from '#kit/web/live.ts'
import type { PlainSocket } from '#kit/web/live-socket.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { chatCalls, ChatMessageShape } from '../calls.ts'
import type { ChatMessage } from '../model.ts'
import { unreadCounts, watchedChannel } from './chat-store.ts'
import { conversationOf, follow, forgetConversations } from './conversations.ts'
import { channelWith, mine, reader, said } from './testing/chat-samples.ts'

const WORLD = { channel: 'world' } as const

let stored: ChatMessage[] = []
let asked: object[] = []
let socket: PlainSocket | undefined

/** The only socket of the page; it opens when a test says so. */
const plain: PlainSocket = {
  send: () => undefined,
  close: () => undefined,
  readyState: 1,
  onopen: null,
  onclose: null,
  onmessage: null,
  onerror: null,
}

beforeEach(() => {
  vi.useFakeTimers()
  stored = []
  asked = []
  forgetConversations()
  showAccount(reader)
  unreadCounts.change(() => ({ world: 0, game: 0 }))
  watchedChannel.change(() => undefined)
  connectApi(async (wire, params) => {
    expect(wire).toBe(chatCalls.listMessages.wire)
    asked.push(params as object)
    return {
      id: 1,
      result: toWire(chatCalls.listMessages.result, channelWith(...stored).value) as Record<string, unknown>,
      error: null,
    }
  })
})
afterEach(() => {
  forgetConversations()
  vi.useRealTimers()
})

const wait = (length: number) => vi.advanceTimersByTimeAsync(length)
const shown = () =>
  conversationOf(WORLD)
    .view.read()
    .messages.map(({ text }) => text)

test('without a socket the channel is polled every ten seconds for new messages', async () => {
  const first = said('one')
  stored = [first]
  const leave = follow(WORLD)
  await wait(0)
  expect(shown()).toEqual(['one'])
  stored = [said('two')]
  await wait(9_999)
  expect(asked).toHaveLength(1)
  await wait(1)
  expect(asked[1]).toEqual({ channel: 'world', lastId: first.messageId })
  expect(shown()).toEqual(['one', 'two'])
  leave()
  await wait(60_000)
  expect(asked).toHaveLength(2)
})

test('every minute the whole channel is read, so that removed messages disappear', async () => {
  stored = [said('one'), said('bad')]
  follow(WORLD)
  await wait(0)
  stored = stored.slice(0, 1)
  await wait(59_999)
  expect(shown()).toEqual(['one', 'bad'])
  await wait(1)
  expect(shown()).toEqual(['one'])
})

test('a socket delivers messages at once, and polling ends', async () => {
  connectLive({ ticket: async () => 'ticket', open: () => (socket = plain) })
  const say = (kind: string, body: unknown, room?: string) =>
    socket!.onmessage!.call(
      socket as WebSocket,
      {
        data: JSON.stringify({ v: LIVE_VERSION, list: [{ kind, body, ...(room ? { room } : {}) }] }),
      } as MessageEvent,
    )
  const wired = (message: ChatMessage) => toWire(ChatMessageShape, message)
  const leave = follow(WORLD)
  await wait(0)
  socket!.onopen!.call(socket as WebSocket, new Event('open'))
  await wait(0)
  const before = asked.length

  const live = said('live')
  say('chat', wired(live), 'world')
  say('chat', wired(live), 'world')
  say('chat', wired(mine('from another tab')))
  expect(shown()).toEqual(['live', 'from another tab'])
  expect(unreadCounts.read()).toEqual({ world: 1, game: 0 })
  say('chatGone', { msgId: live.messageId }, 'world')
  expect(conversationOf(WORLD).view.read().messages[0]).toMatchObject({ state: 'removed', text: '' })
  await wait(30_000)
  expect(asked).toHaveLength(before)

  // Closed, the world is still heard for the dot on its button; looked at, nothing is unread.
  leave()
  say('chat', wired(said('later')), 'world')
  expect(unreadCounts.read().world).toBe(2)
  watchedChannel.change(() => 'world')
  say('chat', wired(said('seen')), 'world')
  expect(unreadCounts.read().world).toBe(2)
})
