import type { Rendered } from './music/messages.ts'
import { nextStretch, placeAt, type Place } from './playing.ts'
import type { Plan } from './music/render.ts'

/** Plays one piece round and round and remembers where it was paused. */
export interface Deck {
  play(fadeSeconds: number): void
  pause(fadeSeconds: number): void
  /** Pauses at once and gives back everything. */
  close(): void
}

export interface DeckWorld {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  /** Begins to render and gives back the way to stop it. */
  readonly render: (rate: number, hear: (rendered: Rendered) => void) => () => void
  /** How tense the game is now, 0 to 1. */
  readonly tension: (now: number) => number
}

/** Stretches are handed to the audio clock this far ahead, so that a busy page does not stumble. */
const AHEAD_SECONDS = 1.5
const LOOK_EVERY_MS = 250
const START_SECONDS = 0.08
/** Tension comes and goes within about a bar. */
const TENSION_SECONDS = 0.7

/** Half of what the device plays is enough for soft instruments, and half the memory. */
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
  /** Where it goes on, and the audio time at which the next stretch begins once it plays. */
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
      // The page was too busy, or the rendering too slow: it goes on from here in good order.
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
      // What comes once and is over need not be kept.
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

/** What sounds now and can be stopped at once. */
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
