import type { MediaPiece } from './host-socket.ts'
import { openSoundPlan } from './sound-plan.ts'

export interface SoundPlayer {
  feed(piece: MediaPiece): void
  setVolume(volume: number): void
  /** Call this from a user gesture. */
  unlock(): void
  close(): void
}

/** Sound that stops or begins at once clicks. */
const FADE = 0.003
/** Volume ramps, in seconds. */
const GLIDE = 0.02

export const canPlaySound = () => typeof AudioDecoder === 'function' && typeof AudioContext === 'function'

export function openSoundPlayer(
  sound: { readonly sampleRate: number; readonly channels: number; readonly frameMs: number },
  volume: number,
  onBlocked: (isBlocked: boolean) => void,
): SoundPlayer {
  const context = new AudioContext({ sampleRate: sound.sampleRate, latencyHint: 'interactive' })
  const loudness = new GainNode(context, { gain: volume })
  const edges = new GainNode(context)
  edges.connect(loudness).connect(context.destination)
  const plan = openSoundPlan()
  let isClosed = false
  let wasBlocked: boolean | undefined

  function tellBlocked() {
    const isBlocked = context.state === 'suspended'
    if (isClosed || isBlocked === wasBlocked) return
    wasBlocked = isBlocked
    onBlocked(isBlocked)
  }
  context.onstatechange = tellBlocked
  tellBlocked()

  function play(data: AudioData) {
    const frames = data.numberOfFrames
    const step =
      isClosed || context.state !== 'running'
        ? undefined
        : plan.next(context.currentTime, frames / data.sampleRate)
    if (step) {
      const buffer = context.createBuffer(data.numberOfChannels, frames, data.sampleRate)
      for (let channel = 0; channel < data.numberOfChannels; channel++)
        data.copyTo(buffer.getChannelData(channel), { planeIndex: channel, format: 'f32-planar' })
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: step.rate })
      source.connect(edges)
      source.start(step.startAt)
      shape(step)
    }
    data.close()
  }

  /** Each packet is scheduled to fade out; the one that follows cancels that. */
  function shape({ startAt, endAt, isFresh }: { startAt: number; endAt: number; isFresh: boolean }) {
    const { gain } = edges
    gain.cancelScheduledValues(isFresh ? startAt : startAt - FADE)
    if (isFresh) gain.setValueAtTime(0, startAt)
    else gain.setValueAtTime(1, Math.max(context.currentTime, startAt - FADE))
    if (isFresh) gain.linearRampToValueAtTime(1, startAt + FADE)
    gain.setValueAtTime(1, endAt - FADE)
    gain.linearRampToValueAtTime(0, endAt)
  }

  let decoder: AudioDecoder | undefined
  function openDecoder(): AudioDecoder {
    if (decoder && decoder.state !== 'closed') return decoder
    // Packets are independent: after a fault the decoder starts again with the next one.
    decoder = new AudioDecoder({ output: play, error: () => {} })
    decoder.configure({ codec: 'opus', sampleRate: sound.sampleRate, numberOfChannels: sound.channels })
    return decoder
  }

  return {
    feed({ sequence, data }) {
      // Sound that cannot be played yet would pile up.
      if (isClosed || context.state !== 'running') return
      openDecoder().decode(
        new EncodedAudioChunk({ type: 'key', timestamp: sequence * sound.frameMs * 1000, data }),
      )
    },
    setVolume(level) {
      loudness.gain.setTargetAtTime(level, context.currentTime, GLIDE)
    },
    unlock() {
      if (context.state === 'suspended') void context.resume()
    },
    close() {
      isClosed = true
      if (decoder && decoder.state !== 'closed') decoder.close()
      void context.close()
    },
  }
}
