import {
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_S16,
  Codec,
  CodecContext,
  FF_ENCODER_LIBOPUS,
  FFmpegError,
  Frame,
  Packet,
  Rational,
} from 'node-av'
import type { Sandbox, Microphone } from './parts.ts'

const SAMPLE_RATE = 48_000
const CHANNELS = 2
const SAMPLE_BYTES = 2
const BITS_PER_SECOND = 96_000
/** Packets of silence still sent, so that a sound fades out instead of being cut. */
const SILENCE_SENT = 200
/** Below this amplitude it is resampler noise, not sound. */
const INAUDIBLE = 2

/** The game's sound as Opus; undefined when the game has none. */
export function openMicrophone(
  sandbox: Pick<Sandbox, 'sound'>,
  frameMs: 10 | 20 = 10,
): Microphone | undefined {
  const { sound } = sandbox
  if (!sound) return undefined
  const samples = (SAMPLE_RATE / 1000) * frameMs
  const frameBytes = samples * CHANNELS * SAMPLE_BYTES
  const codec = openOpus(frameMs)
  const frame = new Frame()
  frame.alloc()
  frame.format = AV_SAMPLE_FMT_S16
  frame.sampleRate = SAMPLE_RATE
  frame.nbSamples = samples
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  FFmpegError.throwIfError(frame.getBuffer(), 'sound memory')
  const packet = new Packet()
  packet.alloc()

  const listeners = new Set<(packet: { readonly data: Buffer; readonly at: number }) => void>()
  const beganAt = performance.now()
  let rest: Buffer = Buffer.alloc(0)
  let silence = SILENCE_SENT
  let position = 0n

  const encode = (part: Buffer) => {
    FFmpegError.throwIfError(frame.makeWritable(), 'sound memory')
    part.copy(frame.data![0]!)
    frame.pts = position
    position += BigInt(samples)
    FFmpegError.throwIfError(codec.sendFrameSync(frame), 'encode sound')
    while (codec.receivePacketSync(packet) >= 0) {
      const encoded = { data: Buffer.from(packet.data!), at: Math.round(performance.now() - beganAt) }
      packet.unref()
      for (const listener of listeners) listener(encoded)
    }
  }
  const hear = (part: Buffer) => {
    silence = isSilent(part) ? silence + frameMs : 0
    if (silence <= SILENCE_SENT) encode(part)
  }
  const onData = (part: Buffer) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    let at = 0
    for (; at + frameBytes <= rest.length; at += frameBytes) hear(rest.subarray(at, at + frameBytes))
    rest = rest.subarray(at)
  }
  sound.on('data', onData)
  return {
    onPacket(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      sound.off('data', onData)
      // An unread recording must not block the sound server.
      sound.resume()
      codec.freeContext()
      frame.free()
      packet.free()
    },
  }
}

function openOpus(frameMs: number): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBOPUS)
  if (!codec) throw new Error('node-av comes without libopus')
  const context = new CodecContext()
  context.allocContext3(codec)
  context.sampleFormat = AV_SAMPLE_FMT_S16
  context.sampleRate = SAMPLE_RATE
  context.bitRate = BigInt(BITS_PER_SECOND)
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  context.timeBase = new Rational(1, SAMPLE_RATE)
  const options = { application: 'lowdelay', frame_duration: String(frameMs) }
  // Set one by one: a Dictionary passed to open2 is freed there and again when collected, which crashes the process.
  for (const [name, value] of Object.entries(options)) {
    FFmpegError.throwIfError(context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN), name)
  }
  FFmpegError.throwIfError(context.open2Sync(codec), 'open libopus')
  return context
}

function isSilent(part: Buffer): boolean {
  for (let at = 0; at < part.length; at += SAMPLE_BYTES) {
    if (Math.abs(part.readInt16LE(at)) > INAUDIBLE) return false
  }
  return true
}
