import { hash32 } from '#kit/random/random.ts'
import { BARS_AT_ONCE } from './arrange.ts'
import { openHall } from './hall.ts'
import { weighted } from './loudness.ts'
import type { Note, Part, Score } from './score.ts'
import type { Tone } from './tone.ts'
import { toneMaker, type ToneMaker } from './tones.ts'

/** The cuts of a piece, in samples; the last one is the end. */
export interface Plan {
  readonly rate: number
  readonly cuts: readonly number[]
  /** The cut to which the end loops back. */
  readonly loopFrom: number
  /** Length of the crossfade between segments; both together are the unmodified music. */
  readonly overlap: number
}

/** One segment of a piece: from its cut to slightly after the next. */
export interface Stretch {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

export interface Rendering {
  readonly plan: Plan
  /** Four bars that fade in when a run becomes tense; undefined for a piece without tension. */
  readonly tense: Float32Array<ArrayBuffer> | undefined
  readonly stretches: Generator<Stretch>
}

const TARGET = -18
/** Decibels that reverb and loudness gating add to the plain sum of the notes. */
const HALL_ADDS = 0.5
const OVERLAP_SECONDS = 0.012
/** Wide instruments render two takes, one per channel. */
const isWide = ({ voice }: Part) => voice === 'pad' || voice === 'wave'

/** A note to mix: its position, the level of each channel, and its reverb send. */
interface Played {
  readonly from: number
  readonly tones: readonly [Tone, Tone]
  readonly left: number
  readonly right: number
  readonly hall: number
}

/**
 * Renders a score segment by segment, so that playback can start with the first. The loop starts one segment after its first bar:
 * there the introduction has decayed, so that the loop is seamless.
 */
export function render(score: Score, rate: number): Rendering {
  const beat = Math.round((60 / score.beatsPerMinute) * rate)
  const bar = beat * score.beatsPerBar
  const plan = planOf(score, bar, rate)
  const tone = toneMaker(rate)
  const played: Played[] = []
  const tense: Played[] = []
  for (const part of score.parts)
    part.notes.forEach((note, index) => {
      const one = playedNote(part, note, index, beat, tone)
      ;(part.role === 'tense' ? tense : played).push(one)
      // The first segment of the loop is repeated after its end, including notes near its edge.
      const inLoop = note.at - score.introBars * score.beatsPerBar
      if (part.role !== 'tense' && inLoop >= 0 && inLoop <= BARS_AT_ONCE * score.beatsPerBar)
        played.push({ ...one, from: one.from + score.loopBars * bar })
    })
  played.sort((one, other) => one.from - other.from)
  const gain = gainFor(played, plan, rate)
  return {
    plan,
    tense: tense.length > 0 ? around(tense, BARS_AT_ONCE * bar, gain) : undefined,
    stretches: stretchesOf(played, plan, gain, score),
  }
}

function planOf({ introBars, loopBars }: Score, bar: number, rate: number): Plan {
  const cuts = [0]
  for (let at = introBars; at <= introBars + loopBars + BARS_AT_ONCE; at += BARS_AT_ONCE) cuts.push(at * bar)
  return { rate, cuts, loopFrom: 2, overlap: Math.round(OVERLAP_SECONDS * rate) }
}

/** Humanisation: players vary slightly in timing and strength. */
const LATE_SECONDS = 0.007

function playedNote(part: Part, note: Note, index: number, beat: number, tone: ToneMaker): Played {
  const chance = hash32(`${part.voice}${index}`)
  const rate = tone.rate
  const late = part.role === 'lead' || part.role === 'fill' ? (chance % 1000) / 1000 : 0
  const strength = note.strength * (0.94 + 0.12 * ((chance >>> 10) % 1000) * 0.001)
  const level = strength ** 1.3 * 10 ** (part.level / 20)
  const seconds = (note.length * beat) / rate
  const angle = ((part.pan + 1) * Math.PI) / 4
  const first = tone.make(part.voice, note.pitch, seconds, index)
  return {
    from: Math.round(note.at * beat + late * LATE_SECONDS * rate),
    tones: [first, isWide(part) ? tone.make(part.voice, note.pitch, seconds, index + 1) : first],
    left: level * Math.cos(angle),
    right: level * Math.sin(angle),
    hall: level * part.hall,
  }
}

/** The gain that brings the loop to its target loudness, estimated from the notes before mixing. */
function gainFor(played: readonly Played[], { cuts, loopFrom }: Plan, rate: number): number {
  const weights = new Map<Tone, number>()
  const weightOf = (tone: Tone) => {
    const known = weights.get(tone)
    if (known !== undefined) return known
    const weight = weighted(tone, rate).reduce((sum, sample) => sum + sample * sample, 0)
    weights.set(tone, weight)
    return weight
  }
  const start = cuts[loopFrom]!
  const end = cuts.at(-1)!
  let sum = 0
  for (const { from, tones, left, right } of played)
    if (from >= start && from < end)
      sum += left * left * weightOf(tones[0]) + right * right * weightOf(tones[1])
  const loudness = -0.691 + 10 * Math.log10(sum / (end - start)) + HALL_ADDS
  return 10 ** ((TARGET - loudness) / 20)
}

/** Peaks above this are soft-clipped, and nothing exceeds the ceiling. */
const KNEE = 0.5
const CEILING = 0.7

function soften(samples: Float32Array, gain: number) {
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index]! * gain
    const size = Math.abs(sample)
    samples[index] =
      size <= KNEE
        ? sample
        : Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)))
  }
}

/** Adds the part of a note within the block that starts at `start`. */
function addNote({ from, tones, left, right, hall }: Played, start: number, [one, other, dry]: Mix) {
  const [first, second] = tones
  const begin = Math.max(0, from - start)
  const end = Math.min(one.length, from - start + first.length)
  const shift = start - from
  for (let index = begin; index < end; index++) {
    const a = first[index + shift]!
    const b = second[index + shift] ?? 0
    one[index]! += a * left
    other[index]! += b * right
    dry[index]! += a * hall
  }
}

type Mix = readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]

function* stretchesOf(played: readonly Played[], plan: Plan, gain: number, score: Score): Generator<Stretch> {
  const { cuts, overlap, rate } = plan
  const hall = openHall(rate, score.hall)
  let kept: readonly [Float32Array, Float32Array] = [new Float32Array(), new Float32Array()]
  for (let index = 1; index < cuts.length; index++) {
    const start = index === 1 ? 0 : cuts[index - 1]! + overlap
    const end = cuts[index]! + overlap
    const mix: Mix = [
      new Float32Array(end - start),
      new Float32Array(end - start),
      new Float32Array(end - start),
    ]
    for (const note of played)
      if (note.from < end && note.from + note.tones[0].length > start) addNote(note, start, mix)
    const [left, right, dry] = mix
    hall(dry, left, right)
    soften(left, gain)
    soften(right, gain)
    yield { left: joined(kept[0], left, overlap), right: joined(kept[1], right, overlap) }
    kept = [left.slice(-overlap), right.slice(-overlap)]
  }
}

/** Crossfades from the kept tail of the previous segment, and fades out the end. */
function joined(kept: Float32Array, samples: Float32Array, overlap: number): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(kept.length + samples.length)
  for (let index = 0; index < kept.length; index++) whole[index] = (kept[index]! * index) / overlap
  whole.set(samples, kept.length)
  for (let index = 0; index < overlap; index++) whole[whole.length - overlap + index]! *= 1 - index / overlap
  return whole
}

/** Mixes notes into a ring: what rings past the end continues at the start. */
function around(notes: readonly Played[], length: number, gain: number): Float32Array<ArrayBuffer> {
  const ring = new Float32Array(length)
  for (const { from, tones, left, right } of notes)
    for (let index = 0; index < tones[0].length; index++)
      ring[(from + index) % length]! += tones[0][index]! * Math.hypot(left, right)
  soften(ring, gain)
  return ring
}
