import type { MediaPiece } from './host-socket.ts'

export interface PictureDecoder {
  feed(piece: MediaPiece): void
  /** The next frame must be a key frame. */
  restart(): void
  /** Time frames wait to be decoded. */
  queueMs(): number
  close(): void
}

export interface PictureDecoderWishes {
  readonly canvas: HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly codec: string
  /** A frame was shown; `takenAt` is its capture time. */
  onPicture(takenAt: number): void
  /** Nothing can be shown before a key frame. */
  onGap(): void
  /** This browser cannot decode it at all. */
  onUnsupported(): void
}

/** Retry interval: the first request may be lost with the connection's other troubles. */
const ASKS_EVERY_MS = 500

export const canDecodePictures = () => typeof VideoDecoder === 'function'

/** Decodes with WebCodecs and draws each frame as soon as it is decoded. */
export function openPictureDecoder(wishes: PictureDecoderWishes): PictureDecoder {
  const { canvas, codec } = wishes
  canvas.width = wishes.width
  canvas.height = wishes.height
  const context = canvas.getContext('2d', { desynchronized: true, alpha: false })
  let decoder: VideoDecoder | undefined
  let needsWhole = true
  let askedAt = Number.NEGATIVE_INFINITY
  let hasShown = false
  let isClosed = false
  let pictureMs = 33
  let lastAt = 0

  function gap() {
    needsWhole = true
    const now = performance.now()
    if (now - askedAt < ASKS_EVERY_MS) return
    askedAt = now
    wishes.onGap()
  }

  function show(frame: VideoFrame) {
    // The canvas keeps the size of the screen: smaller pictures of a weak link fill it all the same.
    if (!isClosed) context?.drawImage(frame, 0, 0, canvas.width, canvas.height)
    const takenAt = frame.timestamp / 1000
    frame.close()
    if (isClosed) return
    hasShown = true
    wishes.onPicture(takenAt)
  }

  function onError(error: DOMException) {
    if (isClosed) return
    if (!hasShown && error.name === 'NotSupportedError') return wishes.onUnsupported()
    gap()
  }

  function openDecoder(): VideoDecoder {
    if (decoder && decoder.state !== 'closed') return decoder
    decoder = new VideoDecoder({ output: show, error: onError })
    decoder.configure({ codec, optimizeForLatency: true })
    return decoder
  }

  return {
    feed({ kind, at, data }) {
      if (isClosed) return
      if (needsWhole && kind !== 'key') return gap()
      // A failed decoder needs a key frame.
      if (decoder?.state === 'closed' && kind !== 'key') return gap()
      needsWhole = false
      if (at > lastAt) pictureMs = Math.min(100, at - lastAt)
      lastAt = at
      openDecoder().decode(
        new EncodedVideoChunk({ type: kind === 'key' ? 'key' : 'delta', timestamp: at * 1000, data }),
      )
    },
    restart() {
      needsWhole = true
    },
    queueMs: () => (decoder?.decodeQueueSize ?? 0) * pictureMs,
    close() {
      isClosed = true
      if (decoder && decoder.state !== 'closed') decoder.close()
    },
  }
}
