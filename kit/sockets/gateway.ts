import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { Bus } from '#kit/bus/bus.ts'
import { LIVE_PROTOCOL, LiveClose, LiveKind, type LiveItem } from '#kit/contract/live-protocol.ts'
import { tillFull } from '#kit/limits/limiter.ts'
import type { Clock } from '#kit/time/time.ts'
import { openClient, type Client } from './client.ts'
import { openHandshake, upgrades, waitReason, type HandshakeServices } from './handshake.ts'
import { listFrame, pingFrame } from './frame.ts'
import { GATEWAY_LIMITS, type GatewayLimits } from './gateway-limits.ts'
import { inSlices } from './in-slices.ts'
import { receiveLive } from './live-bus.ts'
import { sayInOrder, type Said } from './say-in-order.ts'
import { itemJson } from './topic.ts'
import { openTopics } from './topics.ts'
import { openSessionChecks, type SessionChecks } from './session-checks.ts'
import { readLiveRequest } from './live-request.ts'

export interface GatewayServices
  extends Omit<HandshakeServices, 'limits'>, Pick<SessionChecks, 'liveSessions' | 'log'> {
  readonly bus: Bus
  readonly clock: Clock
  /** Whether there is such a topic. */
  isTopic(name: string): boolean
  /** Which of these accounts have a block with another one. */
  blockedWith(accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** Activity of an account. */
  seen(accountId: number): void
  readonly limits?: Partial<GatewayLimits>
}

export interface Gateway {
  /** Handles an upgrade request. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  readonly size: number
  /** Closes sockets of ended sessions; runs every minute. */
  checkSessions(): Promise<void>
  /** The same for one account, at once. */
  lookAt(accountId: number): void
  /** Closes all sockets and refuses new ones. */
  close(): Promise<void>
}

const HERE = listFrame([itemJson({ kind: LiveKind.here, body: {} })])

interface Held {
  readonly all: Set<Client>
  readonly ofAccount: Map<number, Set<Client>>
  readonly topics: ReturnType<typeof openTopics>
}

function enter({ all, ofAccount }: Held, client: Client): void {
  all.add(client)
  const those = ofAccount.get(client.accountId) ?? new Set()
  ofAccount.set(client.accountId, those.add(client))
}

function exit({ all, ofAccount, topics }: Held, client: Client): void {
  all.delete(client)
  topics.leaveAll(client)
  const those = ofAccount.get(client.accountId)
  those?.delete(client)
  if (those?.size === 0) ofAccount.delete(client.accountId)
}

async function ping({ all, topics }: Held): Promise<void> {
  await inSlices([...all], (client) => {
    if (client.wasAlive()) client.write(pingFrame())
    else client.cut()
  })
  topics.tidy()
}

type Written = Pick<GatewayServices, 'blockedWith' | 'log'>

/** One look-up for a node's readers, instead of all of them reading the topic again. */
async function forReaders(
  asked: readonly number[],
  { blockedWith, log }: Written,
  { item, writerId }: { readonly item: LiveItem; readonly writerId: number },
): Promise<Said> {
  try {
    const blocked = await blockedWith(writerId, asked)
    return { item, deaf: { exceptFor: [writerId, ...blocked], asked } }
  } catch (error) {
    log.warn({ err: error }, 'The readers of a message could not be looked up')
    return { item: { kind: LiveKind.stale, body: {} }, deaf: { exceptFor: [] } }
  }
}

/** Forwards bus messages to sockets; returns a function that stops it. */
function followBus(bus: Bus, held: Held, services: Written) {
  const { topics } = held
  const order = sayInOrder(topics.say)
  return receiveLive(bus, {
    toAccounts(accountIds, item) {
      const frame = listFrame([itemJson(item)])
      for (const accountId of accountIds)
        for (const client of held.ofAccount.get(accountId) ?? []) client.write(frame)
    },
    toTopic: (topic, item, exceptFor) => order.now(topic, { item, deaf: { exceptFor } }),
    toReaders: (topic, item, writerId) =>
      void order.later(topic, forReaders(topics.accountsIn(topic), services, { item, writerId })),
  })
}

async function sayGoodbye({ all }: Held, patience: number): Promise<void> {
  await inSlices([...all], (client) => client.close(LiveClose.goingAway, 'The server restarts'))
  const deadline = performance.now() + patience
  while (all.size > 0 && performance.now() < deadline) await new Promise((wait) => setTimeout(wait, 20))
  for (const client of all) client.cut()
}

type Heard = Pick<GatewayServices, 'clock' | 'isTopic' | 'seen'> & { readonly limits: GatewayLimits }

function hear({ topics }: Held, { clock, limits, isTopic, seen }: Heard, client: Client, text: string): void {
  if (!client.mayAsk(clock())) return client.close(LiveClose.tooFast, waitReason(tillFull(limits.frames)))
  const request = readLiveRequest(text)
  if (!request) return client.close(LiveClose.badFrame, 'This is no frame of version 1')
  seen(client.accountId)
  const { topics: joined } = client
  const mayJoin = (topic: string) => joined.has(topic) || joined.size < limits.mostTopics
  if (request.type === 'here') client.write(HERE)
  else if (request.type === 'leave') topics.leave(request.room, client)
  else if (isTopic(request.room) && mayJoin(request.room)) topics.join(request.room, client, request.lastId)
  else client.write(listFrame([itemJson({ kind: LiveKind.refused, room: request.room, body: {} })]))
}

function welcome(held: Held, heard: Heard, client: Client, socket: WebSocket): void {
  enter(held, client)
  heard.seen(client.accountId)
  socket.on('message', (data: RawData, isBinary) => {
    client.showAlive()
    if (isBinary) client.close(LiveClose.badFrame, 'Frames are texts')
    else hear(held, heard, client, data.toString())
  })
  socket.on('pong', () => {
    client.showAlive()
    heard.seen(client.accountId)
  })
  socket.once('close', () => exit(held, client))
}

/** The sockets of this node: who has one, which topics they have joined, and forwarding from the bus. */
export function openGateway({ bus, clock, log, ...services }: GatewayServices): Gateway {
  const limits = { ...GATEWAY_LIMITS, ...services.limits }
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.largestFrame,
    handleProtocols: () => LIVE_PROTOCOL,
  })
  const handshake = openHandshake({ ...services, limits })
  const held: Held = { all: new Set(), ofAccount: new Map(), topics: openTopics(limits) }
  const heard: Heard = { ...services, clock, limits }
  const sessions = openSessionChecks({
    liveSessions: services.liveSessions,
    every: limits.checkEvery,
    log,
    held: () =>
      [...held.all].map((client) => ({
        accountId: client.accountId,
        sessionId: client.sessionId,
        end: () => client.close(LiveClose.sessionOver, 'The session has ended'),
      })),
  })
  const leaveBus = followBus(bus, held, { ...services, log })
  const pinging = setInterval(() => void ping(held), limits.pingEvery).unref()

  return {
    get size() {
      return held.all.size
    },
    upgrade: upgrades({
      handshake,
      server,
      log,
      serve: (socket, owner, { stream }) =>
        welcome(held, heard, openClient(socket, stream, { owner, limits }), socket),
    }),
    checkSessions: () => sessions.check(),
    lookAt: sessions.look,
    async close() {
      handshake.close()
      leaveBus()
      held.topics.close()
      clearInterval(pinging)
      sessions.close()
      await sayGoodbye(held, limits.goodbye)
    },
  }
}
