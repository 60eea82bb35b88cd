import { seededRandom } from '#kit/random/random.ts'
import { frequencyOf, type VoiceName } from './score.ts'
import { decayAt, ended, heard, samplesOf, TAU, type Rate, type Tone } from './tone.ts'

/** Modal synthesis of a bar, tongue or drumhead: frequency ratio, level, seconds of decay to one thousandth (at 440 Hz). */
interface Modal {
  readonly modes: readonly (readonly [ratio: number, level: number, decay: number])[]
  /** Noise of the mallet: level, seconds, and brightness (0 to 1). */
  readonly mallet: readonly [level: number, seconds: number, bright: number]
  /** Tremolo, like the motor of a vibraphone: rate in hertz, and depth. */
  readonly sway?: readonly [hertz: number, depth: number]
  /** Pitch bend of a struck drumhead: initial ratio, and seconds until it reaches its pitch. */
  readonly bend?: readonly [from: number, seconds: number]
}

export const MODAL = {
  kalimba: {
    modes: [
      [1, 1, 2.4],
      [2.01, 0.1, 0.9],
      [5.42, 0.13, 0.22],
      [8.9, 0.04, 0.1],
    ],
    mallet: [0.22, 0.006, 0.5],
  },
  vibraphone: {
    modes: [
      [1, 1, 4.2],
      [3.98, 0.2, 1.5],
      [10.1, 0.05, 0.4],
    ],
    mallet: [0.12, 0.005, 0.35],
    sway: [4.4, 0.22],
  },
  marimba: {
    modes: [
      [1, 1, 1.15],
      [3.93, 0.32, 0.36],
      [9.24, 0.12, 0.12],
      [16.3, 0.03, 0.06],
    ],
    mallet: [0.3, 0.008, 0.3],
  },
  musicBox: {
    modes: [
      [1, 1, 2],
      [2.76, 0.16, 0.9],
      [5.4, 0.12, 0.5],
      [8.93, 0.05, 0.2],
    ],
    mallet: [0.16, 0.003, 0.9],
  },
  block: {
    modes: [
      [1, 1, 0.14],
      [1.51, 0.5, 0.1],
      [2.67, 0.25, 0.06],
    ],
    mallet: [0.4, 0.004, 0.6],
  },
  drum: {
    modes: [
      [1, 1, 0.5],
      [1.59, 0.28, 0.24],
      [2.14, 0.12, 0.14],
    ],
    mallet: [0.22, 0.008, 0.15],
    bend: [1.7, 0.045],
  },
} as const satisfies Partial<Record<VoiceName, Modal>>

export function modal({ modes, mallet, sway, bend }: Modal, pitch: number, rate: Rate, seed: number): Tone {
  const frequency = frequencyOf(pitch)
  const longest = Math.max(...modes.map(([, , decay]) => decayAt(decay, frequency)))
  const tone = new Float32Array(samplesOf(Math.min(4.5, longest), rate))
  for (const [ratio, level, decay] of modes) {
    const at = frequency * ratio
    if (!heard(at, rate)) continue
    const fall = 0.001 ** (1 / (decayAt(decay, frequency) * rate))
    let size = level
    let phase = 0
    const bent = bend ? 0.001 ** (1 / (bend[1] * rate)) : 0
    let above = bend ? bend[0] - 1 : 0
    const turn = (TAU * at) / rate
    const length = Math.min(tone.length, samplesOf(decayAt(decay, frequency) * 1.1, rate))
    for (let index = 0; index < length; index++) {
      tone[index]! += size * Math.sin(phase)
      phase += turn * (1 + above)
      above *= bent
      size *= fall
    }
  }
  if (sway) {
    const turn = (TAU * sway[0]) / rate
    for (let index = 0; index < tone.length; index++)
      tone[index]! *= 1 - sway[1] * 0.5 * (1 - Math.cos(turn * index))
  }
  strike(tone, mallet, rate, seed)
  return ended(tone, rate)
}

/** Adds the short noise of the attack. */
function strike(tone: Tone, [level, seconds, bright]: Modal['mallet'], rate: Rate, seed: number) {
  const random = seededRandom(seed)
  const fall = 0.01 ** (1 / (seconds * rate))
  const soft = 0.08 + bright * 0.6
  let size = level
  let low = 0
  const length = Math.min(tone.length, samplesOf(seconds * 2, rate))
  for (let index = 0; index < length; index++) {
    low += (random() * 2 - 1 - low) * soft
    tone[index]! += low * size
    size *= fall
  }
}
