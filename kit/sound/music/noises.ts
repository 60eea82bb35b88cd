import { seededRandom } from '#kit/random/random.ts'
import { ended, samplesOf, TAU, type Rate, type Tone } from './tone.ts'

/** A shaker: two bursts of high noise. */
export function shaker(rate: Rate, seed: number): Tone {
  const tone = new Float32Array(samplesOf(0.13, rate))
  const random = seededRandom(seed)
  let low = 0
  for (let index = 0; index < tone.length; index++) {
    const time = index / rate
    const wind = random() * 2 - 1
    low += (wind - low) * 0.55
    const push = Math.exp(-(((time - 0.022) / 0.014) ** 2)) + 0.5 * Math.exp(-(((time - 0.062) / 0.02) ** 2))
    tone[index] = (wind - low) * push * 0.8
  }
  return ended(tone, rate)
}

/** A brush on a drumhead. */
export function brush(rate: Rate, seed: number): Tone {
  const tone = new Float32Array(samplesOf(0.24, rate))
  const random = seededRandom(seed)
  let low = 0
  let slow = 0
  for (let index = 0; index < tone.length; index++) {
    const time = index / rate
    const wind = random() * 2 - 1
    low += (wind - low) * 0.5
    slow += (low - slow) * 0.07
    const skin = 0.35 * Math.sin(TAU * 182 * time) * Math.exp(-time / 0.03)
    tone[index] = (low - slow) * (Math.exp(-time / 0.045) + 0.15 * Math.exp(-time / 0.12)) + skin
  }
  return ended(tone, rate, 0.002)
}

/** A wave on the shore: it swells, breaks and recedes. */
export function wave(rate: Rate, seconds: number, seed: number): Tone {
  const tone = new Float32Array(samplesOf(seconds, rate))
  const random = seededRandom(seed)
  let one = 0
  let two = 0
  for (let index = 0; index < tone.length; index++) {
    const share = index / tone.length
    const swell = Math.sin(Math.PI * share ** 0.7) ** 2
    const corner = 1 - Math.exp((-TAU * (180 + 1000 * swell)) / rate)
    one += (random() * 2 - 1 - one) * corner
    two += (one - two) * corner
    tone[index] = two * swell * 1.6
  }
  return ended(tone, rate)
}
