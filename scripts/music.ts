import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrange } from '#kit/sound/music/arrange.ts'
import { loudnessOf, truePeakOf } from '#kit/sound/music/loudness.ts'
import { FAMILIES, PIECES } from '#kit/sound/music/pieces.ts'
import type { Score } from '#kit/sound/music/score.ts'
import { playThrough } from '#kit/sound/testing/play-through.ts'
import { musicPicture, type Measured } from './music/picture.ts'

// node scripts/music.ts: renders the pieces, measures them and draws docs/pictures/music.svg.
const RATE = 24_000
const SLICES = 260
const SEED = 41

const ABOUT: Readonly<Record<string, string>> = {
  main: 'the portal at night',
  coconut: 'the palm by day',
  cloud: 'cloud games',
  calm: `puzzles (version ${SEED})`,
  quick: `arcade, races (version ${SEED})`,
  clever: `board games (version ${SEED})`,
}

const corner = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / RATE)

/** Splits the power at two corner frequencies with one-pole filters. */
function bandsOf(samples: Float32Array): [number, number, number] {
  const [lowCorner, highCorner] = [corner(250), corner(2000)]
  const powers: [number, number, number] = [0, 0, 0]
  let low = 0
  let below = 0
  for (const sample of samples) {
    low += (sample - low) * lowCorner
    below += (sample - below) * highCorner
    powers[0] += low ** 2
    powers[1] += (below - low) ** 2
    powers[2] += (sample - below) ** 2
  }
  const sum = powers[0] + powers[1] + powers[2]
  return [(powers[0] * 100) / sum, (powers[1] * 100) / sum, (powers[2] * 100) / sum]
}

function measure(name: string, score: Score): Measured {
  const { plan, left, right, begun } = playThrough(score, RATE)
  const seam = begun.findLast(({ index }) => index === plan.loopFrom)!.at
  const first = plan.cuts[plan.loopFrom]!
  const loop = [left, right].map((side) => side.subarray(first, seam))
  const once = left.subarray(0, seam - (plan.cuts[2]! - plan.cuts[1]!))
  const size = Math.floor(once.length / SLICES)
  const peaks = Array.from({ length: SLICES }, (_, slice) =>
    once
      .subarray(slice * size, (slice + 1) * size)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  )
  let [difference, power] = [0, 0]
  for (let index = 0; index < 2 * RATE; index++) {
    difference += (left[seam + index]! - left[first + index]!) ** 2
    power += left[first + index]! ** 2
  }
  return {
    name,
    about: ABOUT[name] ?? '',
    peaks,
    introSeconds: plan.cuts[1]! / RATE,
    loopSeconds: (seam - first) / RATE,
    loudness: loudnessOf(loop, RATE),
    truePeak: truePeakOf([left, right]),
    bands: bandsOf(loop[0]!),
    seam: 10 * Math.log10(difference / power + 1e-9),
  }
}

const scores: readonly (readonly [string, Score])[] = [
  ...Object.entries(PIECES).map(([name, piece]) => [name, arrange(piece)] as const),
  ...Object.entries(FAMILIES).map(([mood, piece]) => [mood, arrange(piece, SEED)] as const),
]
const measured = scores.map(([name, score]) => measure(name, score))
for (const { name, loopSeconds, loudness, truePeak, bands, seam } of measured)
  console.log(
    `${name.padEnd(8)} ${loopSeconds.toFixed(1)} s  ${loudness.toFixed(2)} LUFS  ${truePeak.toFixed(2)} dBTP  ${bands.map((share) => share.toFixed(0)).join('/')} %  seam ${seam.toFixed(0)} dB`,
  )
const note =
  'Introduction, then the loop from the line on; loudness by BS.1770-4, the seam is how far the second round is from the first.'
writeFileSync(join(import.meta.dirname, '../docs/pictures/music.svg'), musicPicture(measured, note))
