import type { Tune } from './tune.ts'
import { noiseBuffer, openVoices, type Strike } from './voices.ts'

/** Plays one tune round and round and remembers where it was paused. */
export interface Deck {
  play(fadeSeconds: number): void
  pause(fadeSeconds: number): void
  /** Pauses at once and gives back everything. */
  close(): void
}

/** Notes are handed to the audio clock this far ahead, so that a busy page does not stumble. */
const AHEAD_SECONDS = 0.7
const LOOK_EVERY_MS = 200
const START_SECONDS = 0.08

export function openDeck(context: BaseAudioContext, out: AudioNode, tune: Tune): Deck {
  const fader = context.createGain()
  fader.gain.value = 0
  fader.connect(out)
  const parts = tune.parts.map(({ volume, pan, voice, notes }) => {
    const level = context.createGain()
    const place = context.createStereoPanner()
    level.gain.value = volume
    place.pan.value = pan
    level.connect(place).connect(fader)
    return { voice, notes, strike: openVoices(context, level) satisfies Strike }
  })
  const secondsPerBeat = 60 / tune.beatsPerMinute
  let surf: Surf | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  /** The next beat to hand over, counted through all rounds, and the audio time of beat 0. */
  let beat = 0
  let origin = 0

  function handOver() {
    const until = (context.currentTime + AHEAD_SECONDS - origin) / secondsPerBeat
    while (beat < until) {
      const to = Math.min(until, (Math.floor(beat / tune.beats) + 1) * tune.beats)
      const round = Math.floor(beat / tune.beats) * tune.beats
      for (const { voice, notes, strike } of parts)
        for (const note of notes) {
          const at = round + note.at
          if (at >= beat && at < to)
            strike(voice, note, origin + at * secondsPerBeat, note.length * secondsPerBeat)
        }
      beat = to
    }
  }

  function fade(to: number, seconds: number) {
    const now = context.currentTime
    fader.gain.cancelScheduledValues(now)
    fader.gain.setValueAtTime(fader.gain.value, now)
    fader.gain.linearRampToValueAtTime(to, now + seconds)
  }

  function stopTimers() {
    clearInterval(timer)
    clearTimeout(rest)
    timer = rest = undefined
  }

  return {
    play(fadeSeconds) {
      if (timer !== undefined) return
      stopTimers()
      // Goes on from the bar it was paused in.
      const bar = Math.floor(beat / tune.beatsPerBar) * tune.beatsPerBar
      beat = bar % tune.beats
      origin = context.currentTime + START_SECONDS - beat * secondsPerBeat
      if (tune.surf) surf ??= openSurf(context, fader)
      fade(1, fadeSeconds)
      handOver()
      timer = setInterval(handOver, LOOK_EVERY_MS)
    },
    pause(fadeSeconds) {
      if (timer === undefined) return
      stopTimers()
      beat = Math.max(0, (context.currentTime - origin) / secondsPerBeat)
      fade(0, fadeSeconds)
      rest = setTimeout(() => {
        surf?.stop()
        surf = undefined
      }, fadeSeconds * 1000)
    },
    close() {
      stopTimers()
      surf?.stop()
      fader.disconnect()
    },
  }
}

interface Surf {
  stop(): void
}

/** Waves on the shore: filtered noise that swells and draws back. */
function openSurf(context: BaseAudioContext, out: AudioNode): Surf {
  const source = context.createBufferSource()
  source.buffer = noiseBuffer(context, 5)
  source.loop = true
  const low = context.createBiquadFilter()
  low.type = 'lowpass'
  low.frequency.value = 620
  const level = context.createGain()
  level.gain.value = 0.055
  source.connect(low).connect(level).connect(out)
  const swells = [
    { every: 9.3, target: level.gain, depth: 0.035 },
    { every: 14.1, target: level.gain, depth: 0.014 },
    { every: 9.3, target: low.frequency, depth: 330 },
  ].map(({ every, target, depth }) => {
    const wave = context.createOscillator()
    const amount = context.createGain()
    wave.frequency.value = 1 / every
    amount.gain.value = depth
    wave.connect(amount).connect(target)
    wave.start()
    return wave
  })
  source.start()
  return {
    stop() {
      source.stop()
      for (const wave of swells) wave.stop()
      level.disconnect()
    },
  }
}
