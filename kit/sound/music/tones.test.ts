import { expect, test } from 'vitest'
import { frequencyOf, RANGES, type VoiceName } from './score.ts'
import { toneMaker } from './tones.ts'

const RATE = 24_000
const PITCHED: readonly VoiceName[] = [
  'kalimba',
  'vibraphone',
  'marimba',
  'musicBox',
  'flute',
  'harp',
  'ukulele',
  'pad',
  'roundBass',
  'pluckBass',
]
const VOICES = Object.keys(RANGES) as VoiceName[]
const pitchesOf = (voice: VoiceName) => {
  const [lowest, highest] = RANGES[voice]
  return [lowest, Math.round((lowest + highest) / 2), highest]
}

/** Strength of a frequency in a signal, windowed against leakage from its neighbours. */
function strengthAt(samples: Float32Array, hertz: number): number {
  let real = 0
  let imaginary = 0
  for (let index = 0; index < samples.length; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / samples.length)
    const angle = (2 * Math.PI * hertz * index) / RATE
    real += samples[index]! * window * Math.cos(angle)
    imaginary += samples[index]! * window * Math.sin(angle)
  }
  return Math.hypot(real, imaginary)
}

/** Deviation of the fundamental from its pitch, in cents. */
function mistuned(samples: Float32Array, hertz: number): number {
  let best = 0
  let strongest = 0
  for (let cents = -60; cents <= 60; cents += 4) {
    const strength = strengthAt(samples, hertz * 2 ** (cents / 1200))
    if (strength > strongest) [strongest, best] = [strength, cents]
  }
  return best
}

test.for(PITCHED)('%s is in tune from its lowest note to its highest', (voice) => {
  const tones = toneMaker(RATE)
  for (const pitch of pitchesOf(voice)) {
    const tone = tones.make(voice, pitch, 1.6, 0).subarray(0, RATE)
    expect(Math.abs(mistuned(tone, frequencyOf(pitch))), `${voice} ${pitch}`).toBeLessThanOrEqual(8)
  }
})

test.for(VOICES)('%s begins and ends in silence, peaks near one and has no DC offset', (voice) => {
  const tones = toneMaker(RATE)
  for (const pitch of pitchesOf(voice)) {
    const tone = tones.make(voice, pitch, 1, 0)
    expect(Math.abs(tone[0]!)).toBeLessThan(0.05)
    expect(Math.abs(tone.at(-1)!)).toBeLessThan(0.002)
    expect(Math.max(...tone.map(Math.abs))).toBeGreaterThan(0.3)
    expect(Math.max(...tone.map(Math.abs))).toBeLessThan(2.5)
    expect(Math.abs(tone.reduce((sum, sample) => sum + sample, 0) / tone.length)).toBeLessThan(0.01)
    expect(tone.every(Number.isFinite)).toBe(true)
  }
})

test('instruments differ in timbre: no two have the same balance of overtones', () => {
  const tones = toneMaker(RATE)
  const colours = PITCHED.map((voice) => {
    const pitch = RANGES[voice][0] + 5
    const tone = tones.make(voice, pitch, 1, 0).subarray(0, RATE / 2)
    return [1, 2, 3, 4].map((harmonic) => {
      const total = strengthAt(tone, frequencyOf(pitch))
      return Math.round(20 * Math.log10(1e-4 + strengthAt(tone, frequencyOf(pitch) * harmonic) / total))
    })
  })
  expect(new Set(colours.map((colour) => colour.join())).size).toBe(PITCHED.length)
})

test('a string struck twice in a row is not the same recording twice', () => {
  const tones = toneMaker(RATE)
  for (const voice of ['ukulele', 'harp', 'shaker', 'brush'] as const)
    expect(tones.make(voice, RANGES[voice][0], 1, 0)).not.toEqual(tones.make(voice, RANGES[voice][0], 1, 1))
  expect(tones.make('harp', 60, 1, 0)).toBe(tones.make('harp', 60, 1, 2))
})
