import {
  AV_LOG_ERROR,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_BGR0,
  AV_PIX_FMT_YUV420P,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_SMPTE170M,
  Codec,
  CodecContext,
  FF_ENCODER_LIBX264,
  FFmpegError,
  Frame,
  Log,
  Packet,
  Rational,
  SoftwareScaleContext,
  SWS_FAST_BILINEAR,
  SWS_POINT,
} from 'node-av'
import type { PictureRate } from './parts.ts'
import { levelOf } from './picture-level.ts'
import type { ScreenFile } from './screen-file.ts'

/** H.264 that every browser decodes (constrained baseline, at the level of its size), one access unit per frame. */
export interface Encoder {
  encode(screen: ScreenFile, isKey: boolean): { readonly data: Buffer; readonly isKey: boolean }
  /** Takes effect with the next frame, without a key frame. */
  setRate(rate: PictureRate): void
  close(): void
}

/** Encoder buffer in seconds: the largest burst. */
const BURST = 0.125
/** Good enough for small text; the bit rate is only a ceiling above it. */
const QUALITY = 23
/** Never periodic: key frames are made on demand. */
const KEY_FRAME_EVERY = 1 << 30

export function openEncoder(
  screen: { readonly width: number; readonly height: number },
  rate: PictureRate,
): Encoder {
  const size = { width: even(screen.width * rate.scale), height: even(screen.height * rate.scale) }
  const codec = openCodec(size, rate)
  const picture = new Frame()
  picture.alloc()
  picture.width = size.width
  picture.height = size.height
  picture.format = AV_PIX_FMT_YUV420P
  FFmpegError.throwIfError(picture.getBuffer(), 'picture memory')
  const planes = picture.data!
  const strides = picture.linesize

  // The scaler reads the screen's rows in place, without copying; an odd last row or column is dropped.
  const [fromWidth, fromHeight] = rate.scale === 1 ? [size.width, size.height] : [screen.width, screen.height]
  const scaler = new SoftwareScaleContext()
  const quality = rate.scale === 1 ? SWS_POINT : SWS_FAST_BILINEAR
  scaler.getContext(
    fromWidth,
    fromHeight,
    AV_PIX_FMT_BGR0,
    size.width,
    size.height,
    AV_PIX_FMT_YUV420P,
    quality,
  )
  const packet = new Packet()
  packet.alloc()
  let pictures = 0n

  const encode = ({ pixels, rowBytes }: ScreenFile, isKey: boolean) => {
    // x264 has copied the previous frame by now: it keeps its own.
    scaler.scaleSync([pixels], [rowBytes], 0, fromHeight, planes, strides)
    picture.pts = pictures++
    picture.pictType = isKey ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
    FFmpegError.throwIfError(codec.sendFrameSync(picture), 'encode')
    FFmpegError.throwIfError(codec.receivePacketSync(packet), 'one packet a picture')
    const encoded = { data: Buffer.from(packet.data!), isKey: packet.isKeyframe }
    packet.unref()
    return encoded
  }
  const setRate = (next: PictureRate) => applyRate(codec, next, rate.framesPerSecond)
  const close = () => {
    codec.freeContext()
    scaler.freeContext()
    picture.free()
    packet.free()
  }
  return { encode, setRate, close }
}

function openCodec(
  size: { readonly width: number; readonly height: number },
  rate: PictureRate,
): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new Error('node-av comes without libx264')
  // x264 logs its statistics at every end.
  Log.setLevel(AV_LOG_ERROR)
  const context = new CodecContext()
  context.allocContext3(codec)
  context.width = size.width
  context.height = size.height
  context.pixelFormat = AV_PIX_FMT_YUV420P
  context.colorRange = AVCOL_RANGE_MPEG
  context.colorSpace = AVCOL_SPC_SMPTE170M
  context.gopSize = KEY_FRAME_EVERY
  context.maxBFrames = 0
  context.timeBase = new Rational(1, rate.framesPerSecond)
  context.framerate = new Rational(rate.framesPerSecond, 1)
  applyRate(context, rate, rate.framesPerSecond)
  const options = {
    preset: 'ultrafast',
    tune: 'zerolatency',
    profile: 'baseline',
    level: levelOf({ ...size, framesPerSecond: rate.framesPerSecond }).level,
    threads: '1',
    crf: String(QUALITY),
    'forced-idr': '1',
  }
  // Set one by one: a Dictionary passed to open2 is freed there and again when collected, which crashes the process.
  for (const [name, value] of Object.entries(options)) {
    FFmpegError.throwIfError(context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN), name)
  }
  FFmpegError.throwIfError(context.open2Sync(codec), 'open libx264')
  return context
}

/** The encoder counts frames, not time: at a lower frame rate each may be proportionally larger. */
function applyRate(context: CodecContext, rate: PictureRate, openedAt: number) {
  context.rcMaxRate = BigInt(Math.round((rate.kilobits * 1000 * openedAt) / rate.framesPerSecond))
  context.rcBufferSize = Math.round(rate.kilobits * 1000 * BURST)
}

function even(size: number): number {
  return Math.floor(size / 2) * 2
}
