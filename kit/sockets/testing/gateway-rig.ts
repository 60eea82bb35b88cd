import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { LIVE_PROTOCOL, LIVE_VERSION, type LiveFrame, type LiveItem } from '#kit/contract/live-protocol.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { addressOf } from '#kit/server/client-address.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { GatewayLimits } from '../gateway-limits.ts'
import { openGateway } from '../gateway.ts'
import { liveOverBus } from '../live-bus.ts'

const WAIT = { interval: 5 }

/** A socket that a test holds in its hand. */
export type TestSocket = ReturnType<typeof testSocket>

export function testSocket(url: string, protocols: readonly string[], headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, [...protocols], { headers })
  const items: LiveItem[] = []
  const frames: string[] = []
  let closed: { readonly code: number; readonly reason: string } | undefined
  let turnedAway: number | undefined
  socket.on('message', (data) => {
    frames.push(data.toString())
    items.push(...(JSON.parse(data.toString()) as LiveFrame).list)
  })
  socket.on('close', (code, reason) => (closed = { code, reason: reason.toString() }))
  socket.on('unexpected-response', (_request, response) => {
    turnedAway = response.statusCode
    socket.terminate()
  })
  socket.on('error', () => undefined)
  return {
    socket,
    items,
    frames,
    opened: () => vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN), WAIT),
    /** The code that it was closed with. */
    closed: () => vi.waitFor(() => (expect(closed).toBeDefined(), closed!.code), WAIT),
    /** What it was closed with in words. */
    reason: () => closed?.reason,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** The HTTP status that it was refused with. */
    turnedAway: () => vi.waitFor(() => (expect(turnedAway).toBeDefined(), turnedAway!), WAIT),
    wish: (wish: object) => socket.send(JSON.stringify({ v: LIVE_VERSION, ...wish })),
    async join(topic: string, lastId?: string) {
      const before = items.length
      this.wish({ type: 'join', room: topic, ...(lastId === undefined ? {} : { lastId }) })
      await vi.waitFor(() => expect(items.slice(before).some((item) => item.room === topic)).toBe(true), WAIT)
    },
    /** The items of a kind, once there are so many. */
    heard: (kind: string, count = 1) =>
      vi.waitFor(() => {
        const some = items.filter((item) => item.kind === kind)
        expect(some).toHaveLength(count)
        return some
      }, WAIT),
  }
}

/** A gateway on its own web server. A ticket is the number of the account, padded; nothing else is checked. */
export async function openGatewayRig(limits: Partial<GatewayLimits> = {}) {
  const bus = memoryBus({ warn: () => undefined })
  const ended = new Set<string>()
  const seen: number[] = []
  const used = new Set<string>()
  const blocks: (readonly [one: number, other: number])[] = []
  let lookUpsWait: Promise<void> | undefined
  const gateway = openGateway({
    bus,
    clock: systemClock,
    limiter: memoryLimiter(systemClock),
    log: { warn: () => undefined },
    isForeign: ({ headers }) => headers.origin === 'https://evil.example',
    // Networks are played by a header.
    addressOf: ({ headers }) => addressOf((headers['x-network'] as string | undefined) ?? '127.0.0.1'),
    async redeem(ticket) {
      if (used.has(ticket)) return undefined
      used.add(ticket)
      const accountId = Number(ticket.slice(0, 8))
      return { accountId, sessionId: `session${accountId}` }
    },
    isTopic: (name) => name === 'world' || name === 'game:1',
    liveSessions: async (ids) => new Set(ids.filter((id) => !ended.has(id))),
    async blockedWith(accountId, others) {
      await lookUpsWait
      const those = blocks.filter((pair) => pair.includes(accountId)).flat()
      return new Set(others.filter((other) => other !== accountId && those.includes(other)))
    },
    seen: (accountId) => void seen.push(accountId),
    limits: { tick: 20, goodbye: 300, ...limits },
  })
  const server = createServer()
  server.on('upgrade', gateway.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`
  let tickets = 0
  const ticketOf = (accountId: number) =>
    String(accountId).padStart(8, '0') + String(++tickets).padStart(35, '0')

  return {
    gateway,
    bus,
    live: liveOverBus(bus),
    ended,
    seen,
    /** Pairs of accounts that have a block between them. */
    blocks,
    /** From now on look-ups of blocks wait until they are let go, or fail. */
    holdLookUps() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      lookUpsWait = promise
      return { letGo: resolve, fail: () => reject(new Error('no database')) }
    },
    url,
    ticketOf,
    socket: (accountId: number, headers: Record<string, string> = {}) =>
      testSocket(url, [LIVE_PROTOCOL, ticketOf(accountId)], headers),
    /** An open socket of an account. */
    async player(accountId: number, headers: Record<string, string> = {}) {
      const player = this.socket(accountId, headers)
      await player.opened()
      return player
    },
    async close() {
      await gateway.close()
      server.close()
    },
  }
}
