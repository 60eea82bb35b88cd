import type { InputMessage } from '../../model.ts'
import type { HostSocket } from './host-socket.ts'
import type { TrackPeer } from './track-peer.ts'

/** A place that waits behind this much is old before it leaves. */
const MOST_WAITING = 16 * 1024

/**
 * Which way inputs go: by the track's channels while it is in use, else by the socket. A key goes up by the way it came down,
 * for two ways keep no order between them.
 */
export function openInputRoutes(
  socket: Pick<HostSocket, 'say' | 'waiting'>,
  peerInUse: () => Pick<TrackPeer, 'send'> | undefined,
) {
  const held = new Set<string>()
  let usesChannel = false

  const nameOf = (message: InputMessage) =>
    message.type === 'key' ? message.code : message.type === 'button' ? message.button : undefined

  function hold(message: InputMessage) {
    if (message.type === 'release') held.clear()
    if (message.type !== 'key' && message.type !== 'button') return
    const name = nameOf(message)!
    if (message.isDown) held.add(name)
    else held.delete(name)
  }

  return {
    ordered(message: InputMessage) {
      if (held.size === 0) usesChannel = peerInUse() !== undefined
      hold(message)
      if (usesChannel && peerInUse()?.send(message, 'input')) return
      socket.say(message)
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
