import type { InputMessage } from '../../model.ts'
import type { HostSocket } from './host-socket.ts'
import type { TrackPeer } from './track-peer.ts'

/** A position queued behind this much is stale before it is sent. */
const MOST_WAITING = 16 * 1024
/**
 * A reliable channel notices a loss after 400 ms (Chromium): presses are also sent on the unreliable one, spaced to be in different
 * packets. Unneeded copies cost a hundred bytes.
 */
const COPIES_AFTER_MS = [20, 60]
/** Steps and wheel events come in streams: the next one reveals a loss soon enough. */
const COPIED: readonly InputMessage['type'][] = ['key', 'button', 'move', 'text', 'release']

/**
 * Routes input: over the track's channels while it is in use, else over the socket. A key is released on the transport it was pressed
 * on, because order holds only within one.
 */
export function openInputRoutes(
  socket: Pick<HostSocket, 'say' | 'waiting'>,
  peerInUse: () => Pick<TrackPeer, 'send'> | undefined,
  later: (work: () => void, milliseconds: number) => void = setTimeout,
) {
  const held = new Set<string>()
  let usesChannel = false
  let turn = 0

  const nameOf = (message: InputMessage) =>
    message.type === 'key' ? message.code : message.type === 'button' ? message.button : undefined

  function hold(message: InputMessage) {
    if (message.type === 'release') held.clear()
    if (message.type !== 'key' && message.type !== 'button') return
    const name = nameOf(message)!
    if (message.isDown) held.add(name)
    else held.delete(name)
  }

  /** Whether it was taken. */
  function sendSurely(message: InputMessage): boolean {
    const counted = { ...message, turn: (turn += 1) }
    if (!peerInUse()?.send(counted, 'input')) return false
    if (COPIED.includes(message.type))
      for (const wait of COPIES_AFTER_MS) later(() => peerInUse()?.send(counted, 'moves'), wait)
    return true
  }

  return {
    ordered(message: InputMessage) {
      if (held.size === 0) usesChannel = peerInUse() !== undefined
      hold(message)
      if (!usesChannel || !sendSurely(message)) socket.say(message)
    },
    loose(message: InputMessage) {
      if (peerInUse()?.send(message, 'moves')) return
      if (socket.waiting < MOST_WAITING) socket.say(message)
    },
    /** Whatever was in the channels is lost, perhaps including a release. */
    routeLost() {
      const wasUsed = usesChannel
      usesChannel = false
      held.clear()
      if (wasUsed) socket.say({ type: 'release' })
    },
  }
}
