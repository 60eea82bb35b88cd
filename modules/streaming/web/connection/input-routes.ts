import type { InputMessage } from '../../model.ts'
import type { HostSocket } from './host-socket.ts'
import type { TrackPeer } from './track-peer.ts'

/** A place that waits behind this much is old before it leaves. */
const MOST_WAITING = 16 * 1024
/**
 * A channel that loses nothing notices a loss after 400 ms (Chromium): what is pressed goes again by the other one, late enough
 * to be in another packet. Whoever needs neither copy has lost a hundred bytes.
 */
const COPIES_AFTER_MS = [20, 60]
/** Steps and wheels come in streams: the next one tells of a loss soon enough. */
const COPIED: readonly InputMessage['type'][] = ['key', 'button', 'move', 'text', 'release']

/**
 * Which way inputs go: by the track's channels while it is in use, else by the socket. A key goes up by the way it came down,
 * for two ways keep no order between them.
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
    /** What was on the channels is lost, perhaps a key going up among it. */
    routeLost() {
      const wasUsed = usesChannel
      usesChannel = false
      held.clear()
      if (wasUsed) socket.say({ type: 'release' })
    },
  }
}
