import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket, WebSocketServer } from 'ws'
import { LIVE_PROTOCOL, LiveClose } from '#kit/contract/live-protocol.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { REGION_CROWD, regionOf, type ClientAddress } from '#kit/server/client-address.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { seconds, toWholeSeconds, type Duration } from '#kit/time/time.ts'
import type { SocketOwner } from './client.ts'
import type { GatewayLimits } from './gateway-limits.ts'
import { headcount } from './headcount.ts'

export interface HandshakeServices {
  /** Whether the request comes from a page of another site. */
  isForeign(request: IncomingMessage): boolean
  addressOf(request: IncomingMessage): ClientAddress
  /** The owner of a ticket, which is used up. */
  redeem(ticket: string): Promise<SocketOwner | undefined>
  readonly limiter: Limiter
  readonly limits: Pick<GatewayLimits, 'mostOfAccount' | 'mostOfNetwork' | 'opens'>
}

export interface Handshake {
  /** Accepts a client, or answers with a status and closes; `full` when the account has its maximum of sockets. */
  open(request: IncomingMessage, stream: Duplex): Promise<SocketOwner | 'full' | undefined>
  /** Refuses all clients from then on. */
  close(): void
}

const TICKET = /^[\w-]{43}$/
/** By then another tab has closed, or the server has noticed that it is gone. */
const FULL_FOR: Duration = seconds(30)

/** The close reason of a rate-limited socket: seconds to wait. */
export const waitReason = (wait: Duration): string => String(toWholeSeconds(wait))

/** Checks clients that request a socket, cheapest check first: a flood must not slow down the others. */
export function openHandshake({ limits, limiter, ...services }: HandshakeServices): Handshake {
  const ofNetwork = headcount(limits.mostOfNetwork)
  const ofRegion = headcount(limits.mostOfNetwork * REGION_CROWD)
  const ofAccount = headcount(limits.mostOfAccount)
  let isClosed = false

  /** The status that refuses the client, or its owner. */
  async function judge(
    request: IncomingMessage,
    address: ClientAddress,
  ): Promise<SocketOwner | 'full' | number> {
    const ticket = ticketOf(request)
    if (isClosed) return 503
    if (services.isForeign(request)) return 403
    if (ticket === undefined) return 401
    if ((await takeOfNetwork(limiter, 'socket', address, limits.opens)) > 0) return 429
    const owner = await services.redeem(ticket)
    if (!owner) return 401
    // Shutdown may have begun meanwhile.
    if (isClosed) return 503
    return ofAccount.enter(owner.accountId) ? owner : 'full'
  }

  /** Counts a socket of a network, and of its region. */
  function enterNetwork({ isLocal, network }: ClientAddress): boolean {
    if (isLocal) return true
    if (!ofNetwork.enter(network)) return false
    if (ofRegion.enter(regionOf(network))) return true
    ofNetwork.leave(network)
    return false
  }
  function leaveNetworkOf({ isLocal, network }: ClientAddress) {
    if (isLocal) return
    ofNetwork.leave(network)
    ofRegion.leave(regionOf(network))
  }

  return {
    async open(request, stream) {
      // It may break while the ticket is looked up.
      stream.on('error', () => stream.destroy())
      const address = services.addressOf(request)
      if (!enterNetwork(address)) return turnAway(stream, 429)
      const leaveNetwork = () => leaveNetworkOf(address)
      const judged = await judge(request, address).catch((error: unknown) => {
        leaveNetwork()
        turnAway(stream, 503)
        throw error
      })
      if (typeof judged === 'number') {
        leaveNetwork()
        return turnAway(stream, judged)
      }
      const left = () => {
        leaveNetwork()
        if (judged !== 'full') ofAccount.leave(judged.accountId)
      }
      if (stream.destroyed) left()
      else stream.once('close', left)
      return stream.destroyed ? undefined : judged
    },
    close() {
      isClosed = true
    },
  }
}

/** The ticket comes as a second subprotocol, since a browser cannot set other headers. */
function ticketOf({ headers }: IncomingMessage): string | undefined {
  const offered = headers['sec-websocket-protocol']?.split(',').map((part) => part.trim()) ?? []
  return offered.includes(LIVE_PROTOCOL) ? offered.find((part) => TICKET.test(part)) : undefined
}

interface Upgrades {
  readonly handshake: Handshake
  readonly server: WebSocketServer
  readonly log: { warn(facts: object, message: string): void }
  serve(socket: WebSocket, owner: SocketOwner, asked: { request: IncomingMessage; stream: Duplex }): void
}

/** Turns upgrade requests into sockets. */
export const upgrades =
  ({ handshake, server, log, serve }: Upgrades) =>
  (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const open = async () => {
      const owner = await handshake.open(request, stream)
      if (!owner) return
      server.handleUpgrade(request, stream, head, (socket) => {
        // A message against the protocol, or a lost connection: `close` follows.
        socket.on('error', () => undefined)
        if (owner === 'full') sayFull(socket)
        else serve(socket, owner, { request, stream })
      })
    }
    open().catch((error: unknown) => {
      log.warn({ err: error }, 'A socket could not be opened')
      // A client refused with a status is disconnected after the write.
      if (!stream.writableEnded) stream.destroy()
    })
  }

/** Browsers hide the status of a refused upgrade, so the socket is opened and closed with the waiting time. */
function sayFull(socket: WebSocket): void {
  socket.close(LiveClose.tooFast, waitReason(FULL_FOR))
}

/** Answers a request that cannot become a socket, and closes the connection. */
export function turnAway(stream: Duplex, status: number): undefined {
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  stream.end(answer, () => stream.destroy())
  return undefined
}
