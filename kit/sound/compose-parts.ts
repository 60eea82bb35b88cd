import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import type { Mood } from './rules.ts'
import type { Note, Part } from './tune.ts'

export interface Scale {
  /** MIDI number of the first degree. */
  readonly root: number
  readonly steps: readonly number[]
}

/** One bar: its chord as a scale degree and its place in its phrase of four. */
export interface Bar {
  readonly chord: number
  readonly phrase: 'first' | 'second' | 'contrast'
  readonly index: number
}

export interface Song {
  readonly scale: Scale
  readonly bars: readonly Bar[]
  readonly beatsPerBar: number
  readonly random: Random
}

/** The pitch of a scale degree that may lie octaves above or below. */
function pitchAt({ root, steps }: Scale, degree: number): number {
  const octave = Math.floor(degree / steps.length)
  return root + octave * 12 + (steps[degree - octave * steps.length] ?? 0)
}

const HIGHEST_DEGREE = 16
const LOWEST_DEGREE = 5
const CHORD_TONES = [0, 2, 4]

/** A rhythm of one bar: the eighth notes on which something sounds; the first is almost always among them. */
function rhythm(slots: number, density: number, random: Random): number[] {
  const chosen: number[] = []
  for (let slot = 0; slot < slots; slot++) {
    const weight = slot === 0 ? 2 : slot % 4 === 0 ? 1.3 : slot % 2 === 0 ? 1.05 : 0.65
    if (random() < density * weight) chosen.push(slot)
  }
  return chosen.length === 0 ? [0] : chosen
}

/** The degree nearest to the wished one that belongs to the chord. */
function nearestChordTone(degree: number, chord: number): number {
  let best = degree
  let distance = Infinity
  for (let octave = -1; octave <= 3; octave++)
    for (const tone of CHORD_TONES) {
      const candidate = chord + tone + octave * 7
      if (Math.abs(candidate - degree) < distance) {
        best = candidate
        distance = Math.abs(candidate - degree)
      }
    }
  return best
}

interface Step {
  readonly slot: number
  readonly leap: number
}

/** A motif is a rhythm and a contour; repeating it over other chords is what makes a tune out of notes. */
const motif = (slots: number, density: number, random: Random): Step[] =>
  rhythm(slots, density, random).map((slot) => ({ slot, leap: pickOne([-2, -1, -1, 1, 1, 2, 0, 3], random) }))

export function melodyOf({ scale, bars, beatsPerBar, random }: Song, density: number): Note[] {
  const slots = beatsPerBar * 2
  const motifs = {
    first: [motif(slots, density, random), motif(slots, density, random)],
    contrast: [motif(slots, density * 1.15, random), motif(slots, density * 0.8, random)],
  }
  const lift = pickIndex(3, random)
  let degree = 9 + lift
  return bars.flatMap((bar, barIndex) => {
    const pair = bar.phrase === 'contrast' ? motifs.contrast : motifs.first
    const isCadence = bar.index === 3 && bar.phrase !== 'first'
    const steps = isCadence ? [{ slot: 0, leap: 0 }] : (pair[bar.index % 2] ?? [])
    if (bar.index === 0) degree = 9 + lift + (bar.phrase === 'contrast' ? 3 : 0)
    return steps.map(({ slot, leap }, order) => {
      degree = Math.min(HIGHEST_DEGREE, Math.max(LOWEST_DEGREE, degree + leap))
      const isStrong = slot % 4 === 0
      if (isStrong) degree = nearestChordTone(degree, bar.chord)
      const next = steps[order + 1]?.slot ?? slots
      return {
        at: barIndex * beatsPerBar + slot / 2,
        length: (next - slot) / 2,
        pitch: pitchAt(scale, degree),
        strength: isStrong ? 0.85 : 0.65,
      }
    })
  })
}

/** The eighth notes of a pattern that fit into a bar. */
const signsOf = (pattern: string, beatsPerBar: number) => Array.from(pattern.slice(0, beatsPerBar * 2))

/** Patterns of eighth notes: digits are chord tones struck alone, `x` is the whole chord, a dot is a rest. */
const PATTERNS: Readonly<Record<Mood, readonly string[]>> = {
  calm: ['0.2.1.2.', 'x.......', '0.1.2.3.', 'x...2.1.', '01232.1.', '..0.2.1.', '0.21..2.'],
  bright: ['x..x..x.', '.x.x.x.x', '0121x.x.', 'x.xx.xx.', '02120212', 'x.0.x.0.', '0.12.12x'],
  fast: ['02120212', 'x.xx.x.x', '0123x.x.', '.x.x.xx.', 'x..x..x.', '01210121', '0x.x0x.x'],
}

export function accompaniment({ scale, bars, beatsPerBar, random }: Song, mood: Mood): Note[] {
  const usual = pickOne(PATTERNS[mood], random)
  const other = pickOne(PATTERNS[mood], random)
  return bars.flatMap(({ chord, phrase }, barIndex) => {
    const pattern = phrase === 'contrast' ? other : usual
    return signsOf(pattern, beatsPerBar).flatMap((sign, slot) => {
      if (sign === '.') return []
      const tones = sign === 'x' ? CHORD_TONES : [Number(sign) === 3 ? 7 : Number(sign) * 2]
      return tones.map((tone, order) => ({
        at: barIndex * beatsPerBar + slot / 2 + order * 0.025,
        length: 1,
        pitch: pitchAt(scale, chord + tone),
        strength: slot === 0 ? 0.75 : 0.55,
      }))
    })
  })
}

/** Bass patterns of eighth notes: r root, f fifth, o octave. */
const BASS: Readonly<Record<Mood, readonly string[]>> = {
  calm: ['r.......', 'r...f...', 'r.....f.', 'r..r....'],
  bright: ['r.r.f.r.', 'r..rf...', 'r...f.o.', 'r.f.r.f.'],
  fast: ['r.rrf.rr', 'rorofofo', 'r.r.r.rf', 'rrorrror'],
}
const BASS_TONES: Readonly<Record<string, number>> = { r: 0, f: 4, o: 7 }

export function bassLine({ scale, bars, beatsPerBar, random }: Song, mood: Mood): Note[] {
  const pattern = pickOne(BASS[mood], random)
  return bars.flatMap(({ chord }, barIndex) =>
    signsOf(pattern, beatsPerBar).flatMap((sign, slot) => {
      const tone = BASS_TONES[sign]
      if (tone === undefined) return []
      // Chords above the middle of the scale go down an octave, so that the bass stays low.
      const low = chord > 3 ? chord - 7 : chord
      return [
        {
          at: barIndex * beatsPerBar + slot / 2,
          length: 0.75,
          pitch: pitchAt(scale, low + tone) - 12,
          strength: slot === 0 ? 0.85 : 0.6,
        },
      ]
    }),
  )
}

/** Beats of eighth notes: capital letters are stronger. */
const SHAKERS = ['s.s.s.s.', 'sSsSsSsS', '.s.s.s.s', 'SssSssSs']
const KNOCKS = ['..k...k.', '..k..kk.', '....k...', '.k..k.k.']
const DRUMS: Readonly<Record<Mood, readonly string[]>> = {
  calm: ['........', 'd.......'],
  bright: ['d...d...', 'd..d....', 'd.....d.'],
  fast: ['d.d.d.d.', 'd..dd...', 'd.d..dd.'],
}

export function beatOf({ bars, beatsPerBar, random }: Song, mood: Mood): Part[] {
  const beaten = (pattern: string, pitch: number): Note[] =>
    bars.flatMap((_, barIndex) =>
      signsOf(pattern, beatsPerBar).flatMap((sign, slot) =>
        sign === '.'
          ? []
          : [
              {
                at: barIndex * beatsPerBar + slot / 2,
                length: 0.25,
                pitch,
                strength: sign === 'S' ? 0.9 : 0.6,
              },
            ],
      ),
    )
  const parts: Part[] = [
    { voice: 'shaker', volume: 0.09, pan: 0.45, notes: beaten(pickOne(SHAKERS, random), 80) },
    {
      voice: 'knock',
      volume: 0.16,
      pan: -0.45,
      notes: beaten(pickOne(KNOCKS, random), 76 + pickIndex(8, random)),
    },
    { voice: 'drum', volume: 0.32, pan: 0, notes: beaten(pickOne(DRUMS[mood], random), 40) },
  ]
  return parts.filter(({ notes }) => notes.length > 0)
}
