import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { LiveClose } from '#kit/contract/live-protocol.ts'
import { takeToken, type Rate } from '#kit/limits/limiter.ts'
import type { Instant } from '#kit/time/time.ts'

/** Whose socket it is. */
export interface SocketOwner {
  readonly accountId: number
  readonly sessionId: string
}

export interface Client extends SocketOwner {
  /** The topics that it has joined. */
  readonly topics: Set<string>
  /** Writes a frame, unless the socket is closing; a socket that reads too slowly is closed instead. */
  write(frame: Buffer): void
  close(code: number, reason: string): void
  /** Cuts it without a word. */
  cut(): void
  /** Counts a frame that came in; false when that was one too many. */
  mayAsk(now: Instant): boolean
  /** Whether it has answered since this was last asked. */
  wasAlive(): boolean
  showAlive(): void
}

export interface ClientLimits {
  /** So many bytes may wait for a slow reader. */
  readonly mostWaiting: number
  readonly frames: Rate
  /** How long a closed socket may take to say goodbye. */
  readonly goodbye: number
}

/**
 * One player's socket. Frames go to the stream below it, past the sender of `ws`: uncompressed and whole, they cannot
 * break into a frame of its own.
 */
export function openClient(
  socket: WebSocket,
  stream: Duplex,
  { owner, limits }: { readonly owner: SocketOwner; readonly limits: ClientLimits },
): Client {
  let isAlive = true
  let fullAt: Instant | undefined

  function close(code: number, reason: string): void {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), limits.goodbye).unref()
  }

  return {
    accountId: owner.accountId,
    sessionId: owner.sessionId,
    topics: new Set(),
    write(frame) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (stream.writableLength > limits.mostWaiting) close(LiveClose.tooSlow, 'You read too slowly')
      else stream.write(frame)
    },
    close,
    cut: () => socket.terminate(),
    mayAsk(now) {
      const taken = takeToken(fullAt, now, limits.frames)
      fullAt = taken.fullAt ?? fullAt
      return taken.wait === 0
    },
    wasAlive() {
      const was = isAlive
      isAlive = false
      return was
    },
    showAlive() {
      isAlive = true
    },
  }
}
