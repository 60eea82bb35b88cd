import { once } from 'node:events'
import {
  AV_CODEC_ID_H264,
  AV_LOG_ERROR,
  AV_PKT_FLAG_KEY,
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Log,
  Packet,
} from 'node-av'
import type { WebSocket } from 'ws'
import type { Pixels } from '#modules/streaming/host/png.ts'
import { MEDIA, MEDIA_HEAD_BYTES, type HostMessage, type PlayerMessage } from '#modules/streaming/model.ts'

/** One decoded picture: how light each pixel is, and its colours at half the size. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly light: Buffer
  readonly blue: Buffer
  readonly red: Buffer
}

/** The far end of a stream that decodes what comes, as a browser does, and answers what a browser answers. */
export interface StreamEyes {
  say(message: PlayerMessage): void
  /** The newest picture; nothing before the first. */
  last(): Picture | undefined
  hasHeard(): boolean
  /** The stream is over: with the host's last word, when it said one. */
  readonly over: Promise<string>
  close(): void
}

/** A host ends a stream that says nothing for ten seconds. */
const PING_EVERY_MS = 1000

export function openStreamEyes(socket: WebSocket): StreamEyes {
  const decoder = openDecoder()
  let picture: Picture | undefined
  let isHeard = false
  let lastWord = ''
  const say = (message: PlayerMessage) =>
    socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) {
      const message = JSON.parse(data.toString()) as HostMessage
      if (message.type === 'end') lastWord = message.reason
      return
    }
    const kind = data[0]
    isHeard ||= kind === MEDIA.sound
    if (kind !== MEDIA.key && kind !== MEDIA.delta) return
    say({ type: 'seen', sequence: data.readUInt32LE(1) })
    picture = decoder.decode(data.subarray(MEDIA_HEAD_BYTES), kind === MEDIA.key) ?? picture
  })
  const pings = setInterval(() => say({ type: 'ping', sentAt: Math.round(performance.now()) }), PING_EVERY_MS)
  const over = once(socket, 'close').then(() => {
    clearInterval(pings)
    return lastWord
  })
  // What came before anybody looked was a whole picture, and is gone.
  say({ type: 'keyFrame' })
  return {
    say,
    last: () => picture,
    hasHeard: () => isHeard,
    over,
    close() {
      clearInterval(pings)
      socket.terminate()
      decoder.close()
    },
  }
}

function openDecoder() {
  Log.setLevel(AV_LOG_ERROR)
  const context = new CodecContext()
  const codec = Codec.findDecoder(AV_CODEC_ID_H264)
  if (!codec) throw new Error('node-av comes without H.264')
  context.allocContext3(codec)
  FFmpegError.throwIfError(context.open2Sync(codec), 'open decoder')
  const [packet, frame] = [new Packet(), new Frame()]
  packet.alloc()
  frame.alloc()
  let isBegun = false
  return {
    decode(data: Buffer, isKey: boolean): Picture | undefined {
      isBegun ||= isKey
      if (!isBegun) return undefined
      packet.data = data
      if (isKey) packet.flags = AV_PKT_FLAG_KEY
      FFmpegError.throwIfError(context.sendPacketSync(packet), 'decode')
      packet.unref()
      let picture: Picture | undefined
      while (context.receiveFrameSync(frame) >= 0) {
        picture = copyOf(frame)
        frame.unref()
      }
      return picture
    },
    close() {
      context.freeContext()
      packet.free()
      frame.free()
    },
  }
}

function copyOf(frame: Frame): Picture {
  const { width, height } = frame
  const plane = (place: number, wide: number, high: number) => {
    const from = frame.data![place]!
    const stride = frame.linesize[place]!
    const rows = Array.from({ length: high }, (_, row) => from.subarray(row * stride, row * stride + wide))
    return Buffer.concat(rows)
  }
  const [light, blue, red] = [
    plane(0, width, height),
    plane(1, width >> 1, height >> 1),
    plane(2, width >> 1, height >> 1),
  ]
  return { width, height, light, blue, red }
}

/** More than this is no noise of the encoder. */
const NOTICED = 24

/** Which part of the picture is another than before, 0 to 1. */
export function changedPart(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) return 1
  let changed = 0
  for (let place = 0; place < before.light.length; place += 1)
    if (Math.abs(before.light[place]! - after.light[place]!) > NOTICED) changed += 1
  return changed / before.light.length
}

/** In the colours of a screen (BT.601, as the encoder is told). */
export function pixelsOf({ width, height, light, blue, red }: Picture): Pixels {
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const half = (y >> 1) * (width >> 1) + (x >> 1)
      const [luma, u, v] = [1.164 * (light[y * width + x]! - 16), blue[half]! - 128, red[half]! - 128]
      const to = (y * width + x) * 4
      pixels[to] = within(luma + 2.017 * u)
      pixels[to + 1] = within(luma - 0.392 * u - 0.813 * v)
      pixels[to + 2] = within(luma + 1.596 * v)
    }
  return { width, height, pixels, rowBytes: width * 4 }
}

const within = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
