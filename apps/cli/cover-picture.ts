import {
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PIX_FMT_BGR0,
  AV_PIX_FMT_YUV420P,
  Codec,
  CodecContext,
  FF_ENCODER_LIBWEBP,
  FFmpegError,
  Frame,
  Packet,
  Rational,
  SoftwareScaleContext,
  SWS_BICUBIC,
} from 'node-av'
import type { Art } from '#modules/cloud/server/index.ts'
import type { Screenshot } from './cloud-probe.ts'

/** All cloud covers have this aspect ratio, so that lists align (docs/look.md 11). */
const CLOUD_SIZE: Size = { width: 640, height: 400 }
/** Tiles of games are square. */
export const TILE_SIZE: Size = { width: 400, height: 400 }
const QUALITY = '78'
const BYTES_A_PIXEL = 4

export interface Size {
  readonly width: number
  readonly height: number
}

/** The middle of a screenshot as a cover. */
export function coverOf(shot: Screenshot, size = CLOUD_SIZE): Art {
  const { pixels, width, height } = middleOf(shot, size.width / size.height)
  const picture = frame(size)
  const scaler = new SoftwareScaleContext()
  scaler.getContext(width, height, AV_PIX_FMT_BGR0, size.width, size.height, AV_PIX_FMT_YUV420P, SWS_BICUBIC)
  scaler.scaleSync([pixels], [width * BYTES_A_PIXEL], 0, height, picture.data!, picture.linesize)
  scaler.freeContext()
  const bytes = encode(picture, size)
  picture.free()
  return { type: 'image/webp', bytes }
}

/** The largest crop of that ratio; a tall screen is cropped at the bottom, where status lines are. */
function middleOf({ pixels, width, height, rowBytes }: Screenshot, shape: number) {
  const wide = Math.min(width, even(height * shape))
  const high = Math.min(height, even(width / shape))
  const [left, top] = [Math.floor((width - wide) / 2), Math.floor((height - high) / 3)]
  const rows = Array.from({ length: high }, (_, row) => {
    const start = (top + row) * rowBytes + left * BYTES_A_PIXEL
    return pixels.subarray(start, start + wide * BYTES_A_PIXEL)
  })
  return { pixels: Buffer.concat(rows), width: wide, height: high }
}

const even = (size: number) => Math.floor(size / 2) * 2

function frame({ width, height }: Size): Frame {
  const made = new Frame()
  made.alloc()
  Object.assign(made, { width, height, format: AV_PIX_FMT_YUV420P })
  FFmpegError.throwIfError(made.getBuffer(), 'picture memory')
  return made
}

function encode(picture: Frame, { width, height }: Size): Buffer {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBWEBP)
  if (!codec) throw new Error('node-av was built without WebP')
  const context = new CodecContext()
  context.allocContext3(codec)
  Object.assign(context, {
    width,
    height,
    pixelFormat: AV_PIX_FMT_YUV420P,
    timeBase: new Rational(1, 25),
  })
  // Not as a Dictionary: passed to open2 it is freed twice.
  const set = context.setOption('quality', QUALITY, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN)
  FFmpegError.throwIfError(set, 'quality of WebP')
  FFmpegError.throwIfError(context.open2Sync(codec), 'open WebP')
  const packet = new Packet()
  packet.alloc()
  FFmpegError.throwIfError(context.sendFrameSync(picture), 'a picture for WebP')
  context.sendFrameSync(null)
  FFmpegError.throwIfError(context.receivePacketSync(packet), 'WebP')
  const bytes = Buffer.from(packet.data!)
  packet.free()
  context.freeContext()
  return bytes
}
