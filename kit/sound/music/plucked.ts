import { seededRandom } from '#kit/random/random.ts'
import { frequencyOf, type VoiceName } from './score.ts'
import { decayAt, ended, samplesOf, TAU, type Rate, type Tone } from './tone.ts'

interface Strung {
  readonly seconds: number
  /** Decay time to one thousandth, at 220 Hz. */
  readonly decay: number
  /** How bright the pluck is, 0 to 1. */
  readonly bright: number
  /** Plucking position along the string. */
  readonly at: number
  /** The body: its two resonances in hertz and their level relative to the string. */
  readonly body: readonly [number, number, number]
}

export const STRUNG = {
  ukulele: { seconds: 1.3, decay: 1.5, bright: 0.5, at: 0.22, body: [305, 590, 0.5] },
  harp: { seconds: 2.6, decay: 3.4, bright: 0.34, at: 0.36, body: [190, 420, 0.3] },
  pluckBass: { seconds: 1.5, decay: 1.9, bright: 0.2, at: 0.18, body: [96, 210, 0.45] },
} as const satisfies Partial<Record<VoiceName, Strung>>

/** Karplus–Strong synthesis: a burst of noise circulates in a delay line and loses treble each time. */
export function strung(
  { seconds, decay, bright, at, body }: Strung,
  pitch: number,
  rate: Rate,
  seed: number,
): Tone {
  const frequency = frequencyOf(pitch)
  const length = samplesOf(seconds, rate)
  const tone = new Float32Array(length)
  const random = seededRandom(seed)
  // The loop's low-pass delays by about half a sample; an all-pass gives the remaining fraction of the period.
  const damp = 0.5 - bright * 0.3
  const period = rate / frequency - damp
  const whole = Math.floor(period - 0.2)
  const rest = period - whole
  const pass = (1 - rest) / (1 + rest)
  const line = new Float32Array(whole)
  // Initial shape of the string: a corner at the plucking position, sharper for a fingernail, plus some noise.
  const corner = Math.max(1, Math.round(whole * at))
  let mean = 0
  for (let index = 0; index < whole; index++) {
    const slope = index < corner ? index / corner : (whole - index) / (whole - corner)
    const edge = index < corner ? 1 : -corner / (whole - corner)
    line[index] = slope * 2 * (1 - bright) + edge * bright * 0.5 + (random() * 2 - 1) * 0.12 * bright
    mean += line[index]! / whole
  }
  // A DC offset would displace the loudspeaker for as long as the string sounds.
  for (let index = 0; index < whole; index++) line[index]! -= mean
  const keep = 0.001 ** (1 / (decayAt(decay, frequency * 2) * frequency))
  let before = 0
  let passIn = 0
  let passOut = 0
  for (let index = 0, head = 0; index < length; index++) {
    const now = line[head]!
    tone[index] = now
    const softened = keep * ((1 - damp) * now + damp * before)
    before = now
    passOut = pass * softened + passIn - pass * passOut
    passIn = softened
    line[head] = passOut
    head = head + 1 === whole ? 0 : head + 1
  }
  resound(tone, body, rate)
  return ended(tone, rate, 0.0012, 0.08)
}

/** Resonances of the wooden body. */
function resound(tone: Tone, [first, second, level]: Strung['body'], rate: Rate) {
  const dry = tone.slice()
  for (const [hertz, share] of [
    [first, 1],
    [second, 0.6],
  ] as const) {
    const radius = Math.exp((-Math.PI * hertz * 0.12) / rate)
    const turn = 2 * radius * Math.cos((TAU * hertz) / rate)
    // At its centre frequency the resonance is as strong as the string, times its level.
    const gain = (1 - radius * radius) * Math.sin((TAU * hertz) / rate) * level * share
    let one = 0
    let two = 0
    for (let index = 0; index < tone.length; index++) {
      const out = gain * dry[index]! + turn * one - radius * radius * two
      two = one
      one = out
      tone[index]! += out
    }
  }
}
