import { AV_CODEC_ID_H264, AV_PKT_FLAG_KEY, Codec, CodecContext, FFmpegError, Frame, Packet } from 'node-av'
import type { Camera } from '../host/parts.ts'

export interface Decoded {
  readonly width: number
  readonly height: number
  /** Brightness of the middle of the picture, 16 to 235. */
  readonly light: number
}

/** Decodes a camera's stream, as a browser would. */
export function decode(camera: Camera) {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264)!
  const context = new CodecContext()
  context.allocContext3(codec)
  FFmpegError.throwIfError(context.open2Sync(codec), 'open decoder')
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  const waiting = new Set<{ fits: (picture: Decoded) => boolean; found: (picture: Decoded) => void }>()
  let last: Decoded | undefined
  let hasBegun = false

  const stop = camera.onPicture(({ data, isKey }) => {
    // The camera may have sent its first key frame before anybody listened.
    hasBegun ||= isKey
    if (!hasBegun) return
    packet.data = data
    packet.flags = isKey ? AV_PKT_FLAG_KEY : packet.flags
    FFmpegError.throwIfError(context.sendPacketSync(packet), 'decode')
    packet.unref()
    while (context.receiveFrameSync(frame) >= 0) {
      const { width, height } = frame
      last = { width, height, light: frame.data![0]![frame.linesize[0]! * (height >> 1) + (width >> 1)]! }
      frame.unref()
      for (const one of waiting) if (one.fits(last)) one.found(last)
    }
  })
  camera.keyFrame()
  return {
    /** The first picture that fits, starting with the last one. */
    until(fits: (picture: Decoded) => boolean): Promise<Decoded> {
      if (last && fits(last)) return Promise.resolve(last)
      return new Promise((resolve) => {
        const one = {
          fits,
          found: (picture: Decoded) => {
            waiting.delete(one)
            resolve(picture)
          },
        }
        waiting.add(one)
      })
    },
    close() {
      stop()
      context.freeContext()
      packet.free()
      frame.free()
    },
  }
}
