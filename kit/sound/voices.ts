import { seededRandom } from '#kit/random/random.ts'
import { frequencyOf, type Note, type VoiceName } from './tune.ts'

interface Timbre {
  readonly wave: OscillatorType
  /** Overtones: times the pitch, loudness, seconds until it has died away (at 440 Hz). */
  readonly partials: readonly (readonly [ratio: number, level: number, decay: number])[]
  readonly attack: number
  /** Sounds for as long as its note, like breath or a bow. */
  readonly held?: boolean
  /** Slow swaying of loudness (beats a second), as a vibraphone's motor makes it. */
  readonly tremolo?: number
  /** Falls to its pitch from this ratio, as a struck skin does. */
  readonly bend?: number
}

const TIMBRES: Readonly<Record<Exclude<VoiceName, 'ukulele' | 'shaker'>, Timbre>> = {
  kalimba: {
    wave: 'sine',
    partials: [
      [1, 0.8, 1.5],
      [2, 0.1, 0.5],
      [5.4, 0.16, 0.09],
    ],
    attack: 0.003,
  },
  vibraphone: {
    wave: 'sine',
    partials: [
      [1, 0.75, 2.6],
      [4, 0.16, 0.7],
      [10, 0.03, 0.15],
    ],
    attack: 0.006,
    tremolo: 4.6,
  },
  marimba: {
    wave: 'sine',
    partials: [
      [1, 0.85, 0.6],
      [3.95, 0.2, 0.14],
      [9.2, 0.07, 0.05],
    ],
    attack: 0.002,
  },
  musicBox: {
    wave: 'sine',
    partials: [
      [1, 0.6, 1.3],
      [3, 0.16, 0.5],
      [6.1, 0.08, 0.2],
    ],
    attack: 0.001,
  },
  flute: {
    wave: 'triangle',
    partials: [
      [1, 0.55, 0.3],
      [2, 0.07, 0.2],
    ],
    attack: 0.06,
    held: true,
    tremolo: 5.2,
  },
  reed: {
    wave: 'sawtooth',
    partials: [
      [1, 0.2, 0.18],
      [1.004, 0.17, 0.18],
    ],
    attack: 0.015,
    held: true,
  },
  pad: {
    wave: 'triangle',
    partials: [
      [1, 0.16, 0.9],
      [1.003, 0.15, 0.9],
      [0.5, 0.05, 0.9],
    ],
    attack: 0.18,
    held: true,
  },
  roundBass: {
    wave: 'sine',
    partials: [
      [1, 0.9, 1.4],
      [2, 0.18, 0.6],
    ],
    attack: 0.015,
  },
  pluckBass: {
    wave: 'triangle',
    partials: [
      [1, 0.8, 0.9],
      [2, 0.2, 0.3],
      [3, 0.08, 0.15],
    ],
    attack: 0.004,
  },
  knock: {
    wave: 'sine',
    partials: [
      [1, 0.8, 0.09],
      [2.4, 0.35, 0.04],
    ],
    attack: 0.001,
    bend: 1.15,
  },
  drum: { wave: 'sine', partials: [[1, 1, 0.32]], attack: 0.002, bend: 2.2 },
}

/** High tongues and strings die away sooner than low ones. */
const decayAt = (seconds: number, frequency: number) => seconds * (440 / frequency) ** 0.4
const REED_BRIGHTNESS = 2600

/** Plays one note of an instrument into `out`. */
export type Strike = (voice: VoiceName, note: Note, when: number, seconds: number) => void

/** The instruments on one output; strings and shakers are kept as short recordings made on the spot. */
export function openVoices(context: BaseAudioContext, out: AudioNode): Strike {
  const strings = new Map<number, AudioBuffer>()
  let grain: AudioBuffer | undefined

  function strikeTimbre(timbre: Timbre, note: Note, when: number, seconds: number) {
    const frequency = frequencyOf(note.pitch)
    const end = noteOut(context, out, timbre, when)
    for (const [ratio, level, decay] of timbre.partials) {
      const fall = decayAt(decay, frequency)
      const loudness = level * note.strength
      const oscillator = context.createOscillator()
      const gain = context.createGain()
      oscillator.type = timbre.wave
      oscillator.frequency.setValueAtTime(frequency * ratio * (timbre.bend ?? 1), when)
      if (timbre.bend) oscillator.frequency.exponentialRampToValueAtTime(frequency * ratio, when + 0.05)
      const release = when + timbre.attack + (timbre.held ? seconds * 0.85 : 0)
      gain.gain.setValueAtTime(0, when)
      gain.gain.linearRampToValueAtTime(loudness, when + timbre.attack)
      gain.gain.setValueAtTime(loudness, release)
      gain.gain.setTargetAtTime(0, release, fall / 4)
      oscillator.connect(gain).connect(end)
      oscillator.start(when)
      oscillator.stop(release + fall * 1.6)
    }
  }

  function pluck(note: Note, when: number) {
    const buffer = strings.get(note.pitch) ?? stringBuffer(context, note.pitch)
    strings.set(note.pitch, buffer)
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = buffer
    source.playbackRate.value = tuning(context, note.pitch)
    gain.gain.value = note.strength
    source.connect(gain).connect(out)
    source.start(when)
  }

  function shake(note: Note, when: number) {
    grain ??= noiseBuffer(context, 0.12)
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    const gain = context.createGain()
    source.buffer = grain
    filter.type = 'highpass'
    filter.frequency.value = 5200
    gain.gain.setValueAtTime(0, when)
    gain.gain.linearRampToValueAtTime(note.strength, when + 0.012)
    gain.gain.setTargetAtTime(0, when + 0.012, 0.02)
    source.connect(filter).connect(gain).connect(out)
    source.start(when)
  }

  return (voice, note, when, seconds) => {
    if (voice === 'ukulele') return pluck(note, when)
    if (voice === 'shaker') return shake(note, when)
    strikeTimbre(TIMBRES[voice], note, when, seconds)
  }
}

/** Where the overtones of one note meet: a swaying gain, a filter, or nothing. */
function noteOut(context: BaseAudioContext, out: AudioNode, { tremolo, wave }: Timbre, when: number) {
  if (wave === 'sawtooth') {
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = REED_BRIGHTNESS
    filter.connect(out)
    return filter
  }
  if (!tremolo) return out
  const gain = context.createGain()
  const sway = context.createOscillator()
  const depth = context.createGain()
  sway.frequency.value = tremolo
  depth.gain.value = 0.16
  gain.gain.value = 0.84
  sway.connect(depth).connect(gain.gain)
  gain.connect(out)
  sway.start(when)
  sway.stop(when + 6)
  return gain
}

/** White noise that is the same every time. */
export function noiseBuffer(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = seededRandom(samples.length)
  for (let index = 0; index < samples.length; index++) samples[index] = random() * 2 - 1
  return buffer
}

const STRING_SECONDS = 1.1
const STRING_LOSS = 0.498
const FADE_SAMPLES = 2000
const periodOf = (context: BaseAudioContext, pitch: number) =>
  Math.max(2, Math.round(context.sampleRate / frequencyOf(pitch)))
/** The string's loop has a whole number of samples; the playback speed mends the rest. */
const tuning = (context: BaseAudioContext, pitch: number) =>
  (frequencyOf(pitch) * (periodOf(context, pitch) + 0.5)) / context.sampleRate

/** A nylon string by Karplus and Strong: a burst of noise that loses its edge each time round. */
function stringBuffer(context: BaseAudioContext, pitch: number): AudioBuffer {
  const period = periodOf(context, pitch)
  const length = Math.round(context.sampleRate * STRING_SECONDS)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = seededRandom(pitch)
  let last = 0
  let mean = 0
  for (let index = 0; index < period; index++) {
    last += (random() * 2 - 1 - last) * 0.45
    samples[index] = last * 1.5
    mean += (last * 1.5) / period
  }
  // A burst that leans to one side would push the speaker out of its middle for as long as the string sounds.
  for (let index = 0; index < period; index++) samples[index] = (samples[index] ?? 0) - mean
  for (let index = period; index < length; index++)
    samples[index] =
      ((samples[index - period] ?? 0) + (samples[Math.max(0, index - period - 1)] ?? 0)) * STRING_LOSS
  for (let index = length - FADE_SAMPLES; index < length; index++)
    samples[index] = (samples[index] ?? 0) * ((length - index) / FADE_SAMPLES)
  return buffer
}
