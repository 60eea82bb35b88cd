import {
  MEDIA,
  MEDIA_HEAD_BYTES,
  STREAM_PROTOCOL,
  type HostMessage,
  type PlayerMessage,
} from '../../model.ts'
import type { StreamAddress } from '../stream.ts'

/** A received frame or sound packet. */
export interface MediaPiece {
  readonly kind: keyof typeof MEDIA
  readonly sequence: number
  /** Milliseconds since the stream began. */
  readonly at: number
  readonly data: Uint8Array<ArrayBuffer>
}

export interface HostSocketHooks {
  message(message: HostMessage): void
  media(piece: MediaPiece): void
  closed(code: number): void
}

export interface HostSocket {
  say(message: PlayerMessage): void
  /** Unsent bytes. */
  readonly waiting: number
  close(): void
}

/** Connection timeout: anything later belongs to another attempt. */
const OPENS_WITHIN_MS = 10_000
const LOST = 1006

const KINDS = Object.entries(MEDIA) as readonly [keyof typeof MEDIA, number][]

export function readMedia(buffer: ArrayBuffer): MediaPiece | undefined {
  if (buffer.byteLength < MEDIA_HEAD_BYTES) return undefined
  const view = new DataView(buffer)
  const kind = KINDS.find(([, byte]) => byte === view.getUint8(0))?.[0]
  if (!kind) return undefined
  return {
    kind,
    sequence: view.getUint32(1, true),
    at: view.getUint32(5, true),
    data: new Uint8Array(buffer, MEDIA_HEAD_BYTES),
  }
}

/** A path of the portal, or a worker's URL with any scheme. */
export function socketUrl(url: string, base: string): string {
  const { href } = new URL(url, base)
  return href.replace(/^http/, 'ws')
}

export function openHostSocket({ url, token }: StreamAddress, hooks: HostSocketHooks): HostSocket {
  const socket = new WebSocket(socketUrl(url, location.href), [STREAM_PROTOCOL, token])
  socket.binaryType = 'arraybuffer'
  let isOver = false
  const over = (code: number) => {
    if (isOver) return
    isOver = true
    clearTimeout(patience)
    hooks.closed(code)
  }
  const patience = setTimeout(() => {
    socket.close()
    over(LOST)
  }, OPENS_WITHIN_MS)
  socket.onopen = () => clearTimeout(patience)
  socket.onclose = ({ code }) => over(code)
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isOver) return
    if (typeof data === 'string') return hooks.message(JSON.parse(data) as HostMessage)
    const piece = readMedia(data)
    if (piece) hooks.media(piece)
  }
  return {
    say(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    get waiting() {
      return socket.bufferedAmount
    },
    close() {
      isOver = true
      clearTimeout(patience)
      socket.close(1000)
    },
  }
}
