import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressOf, addressOfRequest, REGION_CROWD, regionOf } from '#kit/server/client-address.ts'
import { seconds, type Duration } from '#kit/time/time.ts'

export interface ConnectionLimits {
  /** Timeout for the head of a request; `request` is the one for all of it. */
  readonly head: Duration
  readonly request: Duration
  /** How often connections and unfinished bodies are checked. */
  readonly lookEvery: Duration
  /** The lowest rate of a request body over the last looks; a phone with poor reception is ten times as fast. */
  readonly bytesASecond: number
  /** Bodies of one network that take longer than a look; beyond them the slowest ends. */
  readonly unfinished: number
  /** Open connections per address, and per network. Many people share one address of a carrier. */
  readonly ofHousehold: number
  readonly ofNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  head: seconds(10),
  request: seconds(30),
  lookEvery: seconds(1),
  bytesASecond: 512,
  unfinished: 64,
  ofHousehold: 1000,
  ofNetwork: 4000,
}

/** Node's own timeouts. They end with the response: streams and sockets last. */
export const serverLimits = ({ head, request, lookEvery }: ConnectionLimits = CONNECTION_LIMITS) => ({
  requestTimeout: request,
  http: { headersTimeout: head, requestTimeout: request, connectionsCheckingInterval: lookEvery },
})

/** The looks that a rate is the mean of: a phone may be without reception for as long, also right after its head. */
const LOOKS = 3

interface Guard {
  readonly trustedProxies: number
  readonly limits?: ConnectionLimits
}

/**
 * Refuses connections of a network that has too many, and aborts requests whose bodies arrive too slowly. Behind our own
 * proxies all connections are theirs: proxies limit those of their clients.
 */
export function guardConnections(
  app: FastifyInstance,
  { trustedProxies, limits = CONNECTION_LIMITS }: Guard,
): void {
  if (trustedProxies === 0) limitConnections(app, limits)
  watchBodies(app, { trustedProxies, limits })
}

function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const open = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by
    if (count > 0) open.set(key, count)
    else open.delete(key)
    return count
  }
  app.server.on('connection', (socket: Socket) => {
    const { household, network, isLocal } = addressOf(socket.remoteAddress)
    if (isLocal) return
    const region = regionOf(network)
    const most = new Map([
      [`one ${household}`, limits.ofHousehold],
      [`all ${network}`, limits.ofNetwork],
    ])
    if (region !== network) most.set(`all ${region}`, limits.ofNetwork * REGION_CROWD)
    const keys = [...most.keys()]
    const isFull = keys.map((key) => change(key, 1) > most.get(key)!).includes(true)
    socket.once('close', () => keys.forEach((key) => change(key, -1)))
    if (isFull) socket.destroy()
  })
}

/** A body that has not come yet. */
interface Unfinished {
  readonly raw: IncomingMessage
  /** What its connection had received at the last looks, oldest first. */
  readonly looks: { readonly at: number; readonly bytes: number }[]
}

function watchBodies(app: FastifyInstance, { trustedProxies, limits }: Required<Guard>): void {
  const bodies = new Set<Unfinished>()
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (length === '0' || (length === undefined && encoding === undefined)) return
    // Nearly every body has come with its head once this turn is over. One that a test injects has no connection.
    setImmediate(() => {
      if (!(raw instanceof IncomingMessage) || raw.complete || raw.socket.destroyed) return
      bodies.add({ raw, looks: [] })
    })
  })

  const look = () => {
    const now = performance.now()
    const lasting = new Map<string, Unfinished[]>()
    for (const body of bodies) {
      const { raw, looks } = body
      if (raw.complete || raw.socket.destroyed) {
        bodies.delete(body)
        continue
      }
      // What has come is not read: we are slow, not its sender.
      if (raw.readableLength > 0) looks.length = 0
      looks.push({ at: now, bytes: raw.socket.bytesRead })
      if (looks.length > LOOKS + 1) looks.shift()
      if (looks.length < 2) continue
      if (looks.length > LOOKS && rateOf(body) < limits.bytesASecond) {
        raw.socket.destroy()
        continue
      }
      const { network, isLocal } = addressOfRequest(raw, trustedProxies)
      if (isLocal) continue
      const region = regionOf(network)
      const line = lasting.get(region)
      if (line) line.push(body)
      else lasting.set(region, [body])
    }
    for (const line of lasting.values())
      if (line.length > limits.unfinished)
        for (const { raw } of line
          .toSorted((one, other) => rateOf(one) - rateOf(other))
          .slice(0, line.length - limits.unfinished))
          raw.socket.destroy()
  }
  // After what has come meanwhile was read: a process that was busy for a second must not take it for silence.
  const timer = setInterval(() => setImmediate(look), limits.lookEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Bytes a second over the last looks. */
function rateOf({ looks }: Unfinished): number {
  const [first, last] = [looks[0]!, looks.at(-1)!]
  return ((last.bytes - first.bytes) * seconds(1)) / (last.at - first.at)
}
