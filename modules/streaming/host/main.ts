import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { Instant } from '#kit/time/time.ts'
import { openHandshake } from './handshake.ts'
import { isKnownKey } from './key-codes.ts'
import { openParts } from './open-parts.ts'
import type { HostOrder, HostReport } from './parts.ts'
import { openSession, type Session } from './session.ts'
import { loadTracks } from './track-connection.ts'

/** A session host: the process of one play. A worker forks it and sends it orders; it ends with the play. */

/** A monotonic clock: the time of day may be set back. */
const clock = () => (performance.timeOrigin + performance.now()) as Instant
const handshake = openHandshake()
/** Loading takes a moment, and orders are handled in sequence. */
const tracks = loadTracks()
let session: Session | undefined
let turn: Promise<void> = Promise.resolve()

function report(message: HostReport) {
  const isLast = message.type === 'ended' || message.type === 'failed'
  // The last message must be sent before the process exits.
  if (process.connected) process.send?.(message, undefined, undefined, () => isLast && process.exit(0))
  else if (isLast) process.exit(0)
}

async function start({ wishes, udpPorts }: Extract<HostOrder, { type: 'start' }>) {
  if (session) return
  session = openSession({
    profile: wishes.profile,
    udpPorts,
    openParts: (rate) => openParts(wishes, rate),
    openTrack: await tracks,
    knowsKey: isKnownKey,
    clock,
    streamId: randomUUID,
    report,
  })
}

async function obey(order: HostOrder, handle: unknown) {
  const socket = handle instanceof Socket ? handle : undefined
  switch (order.type) {
    case 'start':
      return start(order)
    case 'connect':
      if (!session) return void socket?.destroy()
      // The browser may have disconnected while its connection was passed here.
      if (socket)
        handshake.accept(order, socket, (opened) =>
          order.watcher ? session?.watch(opened, order.watcher) : session?.connect(opened),
        )
      return undefined
    case 'unwatch':
      return session?.unwatch(order.watcherId)
    case 'timeLeft':
      return session?.timeLeft(order.seconds)
    case 'end':
      return void leave(order.reason)
  }
}

function leave(reason: Extract<HostOrder, { type: 'end' }>['reason']) {
  if (session) void session.end(reason)
  else report({ type: 'ended', reason })
}

function fail(error: unknown) {
  console.error('session host failed', error)
  // The state of native code is unknown; the worker ends everything that was started here.
  process.exit(1)
}

process.on('message', (order, handle) => {
  turn = turn.then(() => obey(order as HostOrder, handle)).catch(fail)
})
process.on('disconnect', () => leave('lost'))
process.on('SIGTERM', () => leave('drained'))
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
