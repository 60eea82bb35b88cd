import { seededRandom } from '#kit/random/random.ts'
import { frequencyOf } from './score.ts'
import { ended, samplesOf, TAU, type Rate, type Tone } from './tone.ts'

/** A warm bass: a few overtones that decay one after the other. */
export function roundBass(pitch: number, rate: Rate, seconds: number): Tone {
  const tone = new Float32Array(samplesOf(Math.min(2.4, seconds + 0.35), rate))
  const frequency = frequencyOf(pitch)
  const held = samplesOf(Math.min(2.05, seconds), rate)
  for (let index = 0; index < tone.length; index++) {
    const time = index / rate
    const turn = TAU * frequency * time
    const body =
      Math.sin(turn) * Math.exp(-time * 1.1) +
      0.42 * Math.sin(2 * turn) * Math.exp(-time * 3.2) +
      0.16 * Math.sin(3 * turn) * Math.exp(-time * 6)
    const let_go = index < held ? 1 : Math.exp(-(index - held) / (rate * 0.07))
    tone[index] = Math.tanh(body * 1.15) * let_go
  }
  return ended(tone, rate, 0.008, 0.03)
}

/** A flute: a clear tone with a little breath noise, and vibrato once it is held. */
export function flute(pitch: number, rate: Rate, seconds: number, seed: number): Tone {
  const tone = new Float32Array(samplesOf(seconds + 0.14, rate))
  const frequency = frequencyOf(pitch)
  const random = seededRandom(seed)
  let phase = 0
  let low = 0
  let band = 0
  for (let index = 0; index < tone.length; index++) {
    const time = index / rate
    const held = Math.min(1, Math.max(0, (time - 0.25) / 0.4))
    phase += (TAU * frequency * (1 + 0.0042 * held * Math.sin(TAU * 5.1 * time))) / rate
    const rise = 1 - Math.exp(-time / 0.035)
    const fall = time < seconds ? 1 : Math.exp(-(time - seconds) / 0.035)
    const wind = random() * 2 - 1
    low += (TAU * Math.min(frequency * 2, 5000) * 0.5 * (wind - low - band * 0.2)) / rate
    band += (TAU * Math.min(frequency, 2500) * 0.5 * (low - band)) / rate
    const breath = 0.16 * (low - band) * (0.6 + Math.exp(-time / 0.05))
    const sound = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.09 * Math.sin(3 * phase)
    tone[index] = (sound * (1 - 0.06 * held * Math.sin(TAU * 5.1 * time)) + breath) * rise * fall * 0.7
  }
  return ended(tone, rate, 0.004, 0.02)
}

/** Three slightly detuned sawtooths through a filter that opens and closes again. */
export function pad(pitch: number, rate: Rate, seconds: number, seed: number): Tone {
  const tone = new Float32Array(samplesOf(seconds + 0.9, rate))
  const random = seededRandom(seed)
  const saws = [0.9965, 1, 1.0037].map((ratio) => ({
    phase: random(),
    step: (frequencyOf(pitch) * ratio) / rate,
  }))
  let one = 0
  let two = 0
  for (let index = 0; index < tone.length; index++) {
    const time = index / rate
    let sum = 0
    for (const saw of saws) {
      sum += sawAt(saw.phase, saw.step)
      saw.phase += saw.step
      if (saw.phase >= 1) saw.phase -= 1
    }
    const opened = Math.min(1, time / 0.9) * (time < seconds ? 1 : Math.exp(-(time - seconds) / 0.4))
    const corner = 1 - Math.exp((-TAU * (380 + 900 * opened)) / rate)
    one += (sum - one) * corner
    two += (one - two) * corner
    const rise = 1 - Math.exp(-time / 0.22)
    const fall = time < seconds ? 1 : Math.exp(-(time - seconds) / 0.24)
    tone[index] = two * rise * fall * 0.4
  }
  return ended(tone, rate, 0.01, 0.06)
}

/** A sawtooth with a rounded edge (PolyBLEP) to avoid aliasing. */
function sawAt(phase: number, step: number): number {
  const plain = 2 * phase - 1
  if (phase < step) {
    const part = phase / step
    return plain - (2 * part - part * part - 1)
  }
  if (phase <= 1 - step) return plain
  const part = (phase - 1) / step
  return plain - (part * part + 2 * part + 1)
}
