/** Loudness by ITU-R BS.1770-4, and true peak by its annex 2. */

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The standard gives its two filters for 48 kHz; this computes the same curves for any rate. */
function weighting(rate: number): readonly [shelf: Biquad, highPass: Biquad] {
  const shelfTan = Math.tan((Math.PI * 1681.974450955533) / rate)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const shelfQ = 0.7071752369554196
  const shelf = 1 + shelfTan / shelfQ + shelfTan ** 2
  const passTan = Math.tan((Math.PI * 38.13547087602444) / rate)
  const passQ = 0.5003270373238773
  const pass = 1 + passTan / passQ + passTan ** 2
  return [
    {
      b: [
        (high + (band * shelfTan) / shelfQ + shelfTan ** 2) / shelf,
        (2 * (shelfTan ** 2 - high)) / shelf,
        (high - (band * shelfTan) / shelfQ + shelfTan ** 2) / shelf,
      ],
      a: [(2 * (shelfTan ** 2 - 1)) / shelf, (1 - shelfTan / shelfQ + shelfTan ** 2) / shelf],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (passTan ** 2 - 1)) / pass, (1 - passTan / passQ + passTan ** 2) / pass],
    },
  ]
}

/** Applies the frequency weighting of hearing. */
export function weighted(samples: Float32Array, rate: number): Float64Array {
  let now = Float64Array.from(samples)
  for (const { b, a } of weighting(rate)) {
    const out = new Float64Array(now.length)
    let x1 = 0
    let x2 = 0
    let y1 = 0
    let y2 = 0
    for (let index = 0; index < now.length; index++) {
      const x0 = now[index]!
      const y0 = b[0] * x0 + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      out[index] = y0
      x2 = x1
      x1 = x0
      y2 = y1
      y1 = y0
    }
    now = out
  }
  return now
}

const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

const decibels = (power: number) => OFFSET + 10 * Math.log10(power)

const mean = (list: readonly number[]) => list.reduce((sum, power) => sum + power, 0) / list.length

/** Integrated loudness in LUFS, gated, with blocks of 400 ms that overlap by three quarters. */
export function loudnessOf(channels: readonly Float32Array[], rate: number): number {
  const heard = channels.map((channel) => weighted(channel, rate))
  const size = Math.round(BLOCK_SECONDS * rate)
  const step = Math.round(STEP_SECONDS * rate)
  const powers: number[] = []
  for (let from = 0; from + size <= (heard[0]?.length ?? 0); from += step) {
    let power = 0
    for (const channel of heard)
      for (let index = from; index < from + size; index++) power += channel[index]! ** 2 / size
    powers.push(power)
  }
  const loud = powers.filter((power) => decibels(power) > ABSOLUTE_GATE)
  if (loud.length === 0) return -Infinity
  const gate = decibels(mean(loud)) + RELATIVE_GATE
  return decibels(mean(loud.filter((power) => decibels(power) > gate)))
}

const TAPS = 12
const TIMES = 4

/** The peak between samples too, in dBTP: fourfold oversampling with a windowed sinc. */
export function truePeakOf(channels: readonly Float32Array[]): number {
  const kernels = Array.from({ length: TIMES }, (_, phase) =>
    Array.from({ length: TAPS * 2 }, (__, tap) => {
      const at = tap - TAPS + 1 - phase / TIMES
      const window = 0.5 + 0.5 * Math.cos((Math.PI * at) / TAPS)
      return (at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at)) * window
    }),
  )
  let peak = 0
  for (const samples of channels)
    for (let index = TAPS; index < samples.length - TAPS; index++) {
      // Skips quiet pairs of samples: no peak lies between them.
      if (Math.abs(samples[index]!) + Math.abs(samples[index + 1]!) < peak * 0.8) continue
      for (const kernel of kernels) {
        let sum = 0
        for (let tap = 0; tap < TAPS * 2; tap++) sum += kernel[tap]! * samples[index + tap - TAPS + 1]!
        peak = Math.max(peak, Math.abs(sum))
      }
    }
  return 20 * Math.log10(peak)
}
