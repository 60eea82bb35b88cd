import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { LiveClose } from '#kit/contract/live-protocol.ts'
import { takeToken, type Rate } from '#kit/limits/limiter.ts'
import type { Instant } from '#kit/time/time.ts'

/** The owner of a socket. */
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
  /** Terminates it without a close handshake. */
  cut(): void
  /** Counts an incoming frame; false when it exceeds the rate. */
  mayAsk(now: Instant): boolean
  /** Whether it has answered since the last call. */
  wasAlive(): boolean
  showAlive(): void
}

export interface ClientLimits {
  /** Most bytes queued for a slow reader. */
  readonly mostWaiting: number
  readonly frames: Rate
  /** Timeout of the close handshake. */
  readonly goodbye: number
}

/**
 * One player's socket. Frames are written to the underlying stream, past the sender of `ws`: being uncompressed and unfragmented, they
 * cannot interleave with its own.
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
