import type { Rendered } from './music/messages.ts'
import { nextStretch, placeAt, type Place } from './playing.ts'
import type { Plan } from './music/render.ts'

/** Plays one piece in a loop and remembers where it was paused. */
export interface Deck {
  play(fadeSeconds: number): void
  pause(fadeSeconds: number): void
  /** Stops immediately and releases all resources. */
  close(): void
}

export interface DeckWorld {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  /** Starts to render and returns how to stop it. */
  readonly render: (rate: number, hear: (rendered: Rendered) => void) => () => void
  /** Current tension of the game, 0 to 1. */
  readonly tension: (now: number) => number
}

/** Segments are scheduled this far ahead, so that a busy page causes no gaps. */
const AHEAD_SECONDS = 1.5
const LOOK_EVERY_MS = 250
const START_SECONDS = 0.08
/** Tension fades in and out within about a bar. */
const TENSION_SECONDS = 0.7

/** Half the device's sample rate is enough for soft instruments and takes half the memory. */
export const rateFor = (deviceRate: number) =>
  deviceRate >= 40_000 ? Math.round(deviceRate / 2) : deviceRate

export function openDeck({ context, out, render, tension }: DeckWorld): Deck {
  const fader = context.createGain()
  const tight = context.createGain()
  fader.gain.value = 0
  tight.gain.value = 0
  tight.connect(fader)
  fader.connect(out)
  const stretches: (AudioBuffer | undefined)[] = []
  const sources = sourcesOf(context)
  let plan: Plan | undefined
  let tense: AudioBuffer | undefined
  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Position to resume from, and the audio time at which the next segment starts during playback. */
  let place: Place = { index: 0, offset: 0 }
  let nextAt: number | undefined
  let begun: { readonly at: number; readonly place: Place } | undefined

  function hear(rendered: Rendered) {
    if (rendered.kind === 'plan') {
      plan = rendered.plan
      if (rendered.tense) tense = bufferOf(context, plan.rate, [rendered.tense])
      return
    }
    if (!plan) return
    stretches.push(bufferOf(context, plan.rate, [rendered.left, rendered.right]))
    if (timer !== undefined) handOver()
  }

  function handOver() {
    if (tense) tight.gain.setTargetAtTime(tension(context.currentTime), context.currentTime, TENSION_SECONDS)
    if (!plan) return
    if (nextAt !== undefined && nextAt < context.currentTime) {
      // Rendering or the page was too slow: restarts cleanly from here.
      hush()
      nextAt = undefined
    }
    const until = context.currentTime + AHEAD_SECONDS
    while (stretches[place.index] && (nextAt ?? 0) < until) {
      if (nextAt === undefined) {
        nextAt = context.currentTime + START_SECONDS
        begun = { at: nextAt, place }
        if (tense)
          sources.start(tense, { into: tight, at: nextAt, offset: place.offset % tense.duration, loop: true })
      }
      sources.start(stretches[place.index]!, { into: fader, at: nextAt, offset: place.offset })
      const { index, offset } = place
      nextAt += (plan.cuts[index + 1]! - plan.cuts[index]!) / plan.rate - offset
      place = { index: nextStretch(plan, index), offset: 0 }
      // The introduction plays once, so its segments need not be kept.
      if (index - 2 < plan.loopFrom) stretches[index - 2] = undefined
    }
  }

  function hush() {
    clearTimeout(rest)
    sources.hush()
  }

  return {
    play(fadeSeconds) {
      if (timer !== undefined) return
      hush()
      stop ??= render(rateFor(context.sampleRate), hear)
      fade(context, fader.gain, 1, fadeSeconds)
      handOver()
      timer = setInterval(handOver, LOOK_EVERY_MS)
    },
    pause(fadeSeconds) {
      if (timer === undefined) return
      clearInterval(timer)
      timer = undefined
      if (plan && begun) place = placeAt(plan, begun.place, context.currentTime - begun.at)
      begun = nextAt = undefined
      fade(context, fader.gain, 0, fadeSeconds)
      rest = setTimeout(hush, fadeSeconds * 1000)
    },
    close() {
      clearInterval(timer)
      timer = undefined
      hush()
      stop?.()
      fader.disconnect()
    },
  }
}

function bufferOf(context: BaseAudioContext, rate: number, channels: readonly Float32Array<ArrayBuffer>[]) {
  const buffer = context.createBuffer(channels.length, channels[0]!.length, rate)
  channels.forEach((samples, index) => buffer.copyToChannel(samples, index))
  return buffer
}

function fade({ currentTime: now }: BaseAudioContext, gain: AudioParam, to: number, seconds: number) {
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(to, now + seconds)
}

interface Cue {
  readonly into: AudioNode
  readonly at: number
  readonly offset: number
  readonly loop?: boolean
}

/** Sources that play now and can be stopped immediately. */
function sourcesOf(context: BaseAudioContext) {
  const sounding = new Set<AudioBufferSourceNode>()
  return {
    start(buffer: AudioBuffer, { into, at, offset, loop = false }: Cue) {
      const source = context.createBufferSource()
      source.buffer = buffer
      source.loop = loop
      source.connect(into)
      source.start(at, offset)
      sounding.add(source)
      source.addEventListener('ended', () => sounding.delete(source))
    },
    hush() {
      for (const source of sounding) source.stop()
      sounding.clear()
    },
  }
}
