import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import { LIVE_PROTOCOL, LiveClose } from '#kit/contract/live-protocol.ts'
import { takeToken, tillFull, type Rate } from '#kit/limits/limiter.ts'
import { minutes, type Clock, type Duration, type Instant } from '#kit/time/time.ts'
import type { SocketOwner } from './client.ts'
import { openHandshake, upgrades, waitReason, type HandshakeServices } from './handshake.ts'
import { openSessionChecks, type SessionChecks } from './session-checks.ts'

/** A socket that carries binary messages. */
export interface ByteSocket extends SocketOwner {
  send(message: Uint8Array): void
  close(code: number, reason: string): void
}

export interface ByteListener {
  heard(message: Uint8Array): void
  closed(): void
}

export interface ByteSocketsLimits {
  readonly largestMessage: number
  readonly mostWaiting: number
  /** Messages beyond this rate are dropped unread. */
  readonly messages: Rate
  /** A socket is closed after this many dropped messages. */
  readonly mostDropped: number
}

export interface ByteSocketsServices extends HandshakeServices, Pick<SessionChecks, 'liveSessions' | 'log'> {
  readonly clock: Clock
  readonly bytes: ByteSocketsLimits
  welcome(socket: ByteSocket, request: IncomingMessage): ByteListener
}

export interface ByteSockets {
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  /** Closes sockets of ended sessions; runs every minute. */
  checkSessions(): Promise<void>
  /** The same for one account, at once. */
  lookAt(accountId: number): void
  close(): void
}

const CHECK_EVERY: Duration = minutes(1)

/** Sockets for messages sent many times a second: the gateway's handshake, with bytes instead of JSON. */
export function openByteSockets({
  clock,
  bytes,
  welcome,
  liveSessions,
  log,
  ...services
}: ByteSocketsServices): ByteSockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: bytes.largestMessage,
    handleProtocols: () => LIVE_PROTOCOL,
  })
  const handshake = openHandshake(services)
  const owners = new Map<WebSocket, SocketOwner>()

  function serve(socket: WebSocket, request: IncomingMessage, owner: SocketOwner) {
    let fullAt: Instant | undefined
    let dropped = 0
    const isOpen = () => socket.readyState === WebSocket.OPEN
    const close = (code: number, reason: string) => isOpen() && socket.close(code, reason)
    const listener = welcome(
      {
        ...owner,
        send(message) {
          if (!isOpen()) return
          if (socket.bufferedAmount > bytes.mostWaiting) close(LiveClose.tooSlow, 'You read too slowly')
          else socket.send(message)
        },
        close,
      },
      request,
    )
    // Only now: a socket that could not be welcomed is terminated without a `close` handler.
    owners.set(socket, owner)
    socket.on('message', (data: RawData, isBinary) => {
      const taken = takeToken(fullAt, clock(), bytes.messages)
      fullAt = taken.fullAt ?? fullAt
      if (!isBinary) close(LiveClose.badFrame, 'Messages are bytes')
      else if (taken.wait === 0) listener.heard(data as Buffer)
      else if (++dropped > bytes.mostDropped) close(LiveClose.tooFast, waitReason(tillFull(bytes.messages)))
    })
    socket.once('close', () => {
      owners.delete(socket)
      listener.closed()
    })
  }

  const sessions = openSessionChecks({
    liveSessions,
    every: CHECK_EVERY,
    log,
    held: () =>
      [...owners].map(([socket, { accountId, sessionId }]) => ({
        accountId,
        sessionId,
        end: () => socket.close(LiveClose.sessionOver, 'The session has ended'),
      })),
  })

  return {
    checkSessions: () => sessions.check(),
    lookAt: sessions.look,
    upgrade: upgrades({
      handshake,
      server,
      log,
      serve: (socket, owner, { request }) => serve(socket, request, owner),
    }),
    close() {
      sessions.close()
      handshake.close()
      for (const socket of server.clients) {
        socket.close(LiveClose.goingAway, 'The server goes away')
        socket.terminate()
      }
    },
  }
}
