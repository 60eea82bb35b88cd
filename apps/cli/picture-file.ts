import {
  AV_CODEC_ID_MJPEG,
  AV_CODEC_ID_PNG,
  AV_CODEC_ID_WEBP,
  AV_LOG_QUIET,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PIX_FMT_BGR0,
  Codec,
  CodecContext,
  FFmpegError,
  Frame,
  Log,
  Packet,
  SoftwareScaleContext,
  SWS_BICUBIC,
  type AVCodecID,
  type AVPixelFormat,
} from 'node-av'
import type { Screenshot } from './cloud-probe.ts'

/** A small file may declare dimensions that would fill the memory. */
const MOST_PIXELS = 25_000_000
const LEAST_SIDE = 200

/** The type of a file by its first bytes; its name is not trusted. SVG may contain scripts, and is not accepted. */
const KINDS: readonly { readonly begins: RegExp; readonly codec: AVCodecID }[] = [
  { begins: /^\x89PNG\r\n/, codec: AV_CODEC_ID_PNG },
  { begins: /^\xff\xd8\xff/, codec: AV_CODEC_ID_MJPEG },
  { begins: /^RIFF[^]{4}WEBP/, codec: AV_CODEC_ID_WEBP },
]
const LONGEST_BEGINNING = 12

export type ReadPicture = { readonly pixels: Screenshot } | { readonly fault: string }

/** The pixels of a PNG, JPEG or WebP; metadata is dropped. */
export function readPicture(bytes: Buffer): ReadPicture {
  const beginning = bytes.toString('latin1', 0, LONGEST_BEGINNING)
  const kind = KINDS.find(({ begins }) => begins.test(beginning))
  if (!kind) return { fault: 'is no PNG, JPEG or WebP' }
  const decoded = decode(bytes, kind.codec)
  if (!decoded) return { fault: 'cannot be read as a picture' }
  try {
    if (Math.min(decoded.width, decoded.height) < LEAST_SIDE)
      return { fault: `is smaller than ${LEAST_SIDE} by ${LEAST_SIDE}` }
    return { pixels: pixelsOf(decoded) }
  } finally {
    decoded.free()
  }
}

function decode(bytes: Buffer, id: AVCodecID): Frame | undefined {
  const codec = Codec.findDecoder(id)
  if (!codec) throw new Error('node-av was built without this kind of picture')
  // Errors are reported in our own words.
  Log.setLevel(AV_LOG_QUIET)
  const context = new CodecContext()
  context.allocContext3(codec)
  const [packet, picture] = [new Packet(), new Frame()]
  packet.alloc()
  picture.alloc()
  try {
    const bound = context.setOption(
      'max_pixels',
      String(MOST_PIXELS),
      AV_OPT_TYPE_STRING,
      AV_OPT_SEARCH_CHILDREN,
    )
    FFmpegError.throwIfError(bound, 'the bound of a picture')
    FFmpegError.throwIfError(context.open2Sync(codec), 'open a decoder')
    packet.data = bytes
    if (context.sendPacketSync(packet) < 0) return undefined
    context.sendPacketSync(null)
    return context.receiveFrameSync(picture) < 0 ? undefined : picture
  } finally {
    packet.free()
    context.freeContext()
  }
}

function pixelsOf(picture: Frame): Screenshot {
  const { width, height, format } = picture
  const flat = new Frame()
  flat.alloc()
  Object.assign(flat, { width, height, format: AV_PIX_FMT_BGR0 })
  FFmpegError.throwIfError(flat.getBuffer(), 'picture memory')
  const scaler = new SoftwareScaleContext()
  scaler.getContext(width, height, format as AVPixelFormat, width, height, AV_PIX_FMT_BGR0, SWS_BICUBIC)
  FFmpegError.throwIfError(scaler.scaleFrameSync(flat, picture), 'colours of a picture')
  const shot = { width, height, rowBytes: flat.linesize[0]!, pixels: Buffer.from(flat.data![0]!) }
  scaler.freeContext()
  flat.free()
  return shot
}
