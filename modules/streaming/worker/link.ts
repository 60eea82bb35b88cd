import { WebSocket, type RawData } from 'ws'
import type { CoordinatorMessage, WorkerMessage } from '../model.ts'
import { readOrder } from './orders.ts'
import type { WorkerTimes } from './times.ts'

/** The one connection to the coordinator; it reconnects. */
export interface Link {
  /** False when nobody hears. */
  send(message: WorkerMessage): boolean
  readonly isOpen: boolean
  /** Looks whether the other side still answers. */
  ping(): void
  close(): void
}

export interface LinkParts {
  readonly url: string
  readonly key: string
  readonly times: Pick<WorkerTimes, 'retryFirst' | 'retryMost' | 'deafAfter'>
  readonly elapsed: () => number
  readonly random: () => number
  opened(): void
  heard(message: CoordinatorMessage): void
  closed(): void
  /** Once for each stretch without a connection. */
  failed(reason: string): void
}

/** A list of programs of ten thousand games is far smaller. */
const LARGEST_MESSAGE = 4 * 1024 * 1024

export function openLink({ times, elapsed, ...parts }: LinkParts): Link {
  let socket: WebSocket | undefined
  let retry: NodeJS.Timeout | undefined
  let wait: number = times.retryFirst
  let heardAt = 0
  let isSaid = false
  let isClosed = false

  function open(): void {
    const mine = new WebSocket(parts.url.replace(/^http/, 'ws'), {
      headers: { authorization: `Bearer ${parts.key}` },
      perMessageDeflate: false,
      maxPayload: LARGEST_MESSAGE,
      handshakeTimeout: times.deafAfter,
    })
    socket = mine
    mine.on('open', () => {
      wait = times.retryFirst
      heardAt = elapsed()
      isSaid = false
      parts.opened()
    })
    mine.on('pong', () => (heardAt = elapsed()))
    mine.on('message', (data: RawData) => {
      heardAt = elapsed()
      const message = readOrder(data.toString())
      if (message) parts.heard(message)
    })
    // `close` follows.
    mine.on('error', ({ message }) => {
      if (!isSaid && !isClosed) parts.failed(message)
      isSaid = true
    })
    mine.on('close', () => {
      if (isClosed) return
      parts.closed()
      // Not all workers knock in the same moment at a portal that comes back.
      retry = setTimeout(open, wait * (0.5 + parts.random() / 2))
      wait = Math.min(wait * 2, times.retryMost)
    })
  }
  open()

  return {
    get isOpen() {
      return socket?.readyState === WebSocket.OPEN
    },
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    ping() {
      if (socket?.readyState !== WebSocket.OPEN) return
      if (elapsed() - heardAt > times.deafAfter) socket.terminate()
      else socket.ping()
    },
    close() {
      isClosed = true
      clearTimeout(retry)
      // `terminate` while it still connects is an error, which is heard and dropped.
      if (socket?.readyState === WebSocket.OPEN) socket.close(1001)
      else socket?.terminate()
    },
  }
}
