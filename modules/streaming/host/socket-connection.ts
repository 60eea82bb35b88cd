import type { WebSocket } from 'ws'
import type { HostMessage } from '../model.ts'
import { openFlow } from './flow.ts'
import { withHead } from './media-head.ts'
import type { EncodedPicture } from './parts.ts'

/** Two seconds of stream: a viewer further behind is not helped by the queue (as in Selkies). */
const MOST_WAITING_SECONDS = 2

export interface SocketConnection {
  say(message: HostMessage): void
  picture(picture: EncodedPicture, kilobits: number): void
  sound(sequence: number, at: number, data: Buffer): void
  readonly flow: ReturnType<typeof openFlow>
  /** A frame was dropped: only a key frame makes sense next. */
  readonly needsKeyFrame: boolean
  /** Starts again with the next key frame. */
  restart(): void
}

/** The stream over the WebSocket itself: one port, and it works wherever the page does. */
export function openSocketConnection(socket: WebSocket, now: () => number): SocketConnection {
  const flow = openFlow()
  let sequence = 0
  let needsKeyFrame = true
  const waits = (kilobits: number) =>
    socket.bufferedAmount > (kilobits * 1000 * MOST_WAITING_SECONDS) / 8 + 64 * 1024

  return {
    flow,
    get needsKeyFrame() {
      return needsKeyFrame
    },
    say(message) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
    },
    picture({ isKey, data, at }, kilobits) {
      if (socket.readyState !== socket.OPEN) return
      if (waits(kilobits)) needsKeyFrame = true
      if (needsKeyFrame && (!isKey || waits(kilobits))) return
      needsKeyFrame = false
      sequence += 1
      socket.send(withHead(isKey ? 'key' : 'delta', sequence, at, data))
      flow.sent(sequence, data.length, now())
    },
    sound(soundSequence, at, data) {
      // Late sound is worse than none.
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 64 * 1024) return
      socket.send(withHead('sound', soundSequence, at, data))
    },
    restart() {
      needsKeyFrame = true
      flow.clear()
    },
  }
}
