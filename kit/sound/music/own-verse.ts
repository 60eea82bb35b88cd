import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import type { Chord, Mode, Written } from './notation.ts'

export interface Scale {
  /** MIDI number of the tonic. */
  readonly tonic: number
  readonly steps: readonly number[]
}

/** Four chords as scale degrees. */
const CHORDS: Readonly<Record<Mode, readonly string[]>> = {
  ionian: ['0534', '0345', '5304', '3425', '0143', '3045', '5345', '0543', '2534', '3514'],
  lydian: ['0104', '0514', '5104', '1045', '0415', '4105', '0154', '5014'],
  mixolydian: ['0630', '0360', '3603', '0463', '6304', '0634', '4360', '5630'],
  dorian: ['0360', '0626', '2630', '0364', '6203', '0230', '3062', '2603'],
  aeolian: ['0526', '0362', '5602', '0356', '2605', '5062', '0652', '3526'],
}

const LOWEST = 69
const HIGHEST = 86
const SLOTS = 8

interface Step {
  readonly slot: number
  readonly leap: number
}

/** A rhythm and a contour; repeating them over other chords makes a melody. */
function motif(density: number, random: Random): Step[] {
  const steps: Step[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const weight = slot === 0 ? 2 : slot % 4 === 0 ? 1.3 : slot % 2 === 0 ? 1.05 : 0.65
    if (slot === 0 || random() < density * weight)
      steps.push({ slot, leap: pickOne([-2, -1, -1, 1, 1, 2, 0, 3], random) })
  }
  return steps
}

function chordAt({ tonic, steps }: Scale, degree: number): Chord {
  const step = (distance: number) => {
    const index = degree + distance
    return steps[index % 7]! + 12 * Math.floor(index / 7)
  }
  return { root: (tonic + step(0)) % 12, steps: [0, step(2) - step(0), step(4) - step(0)] }
}

/** The pitches of the scale or a chord within the range of a melody. */
const within = (isIn: (pitchClass: number) => boolean) =>
  Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index).filter((pitch) =>
    isIn(pitch % 12),
  )

const nearest = (pitches: readonly number[], to: number) =>
  pitches.reduce((best, pitch) => (Math.abs(pitch - to) < Math.abs(best - to) ? pitch : best))

/** Eight bars unique to this variation: a phrase of four, and an answer that resolves. */
export function ownVerse(
  scale: Scale,
  mode: Mode,
  beatsPerBar: number,
  random: Random,
): { readonly chords: readonly Chord[]; readonly melody: readonly Written[] } {
  const asked = pickOne(CHORDS[mode], random)
  const answered = pickOne(CHORDS[mode], random)
  const chords = [...asked, ...answered].map((degree) => chordAt(scale, Number(degree)))
  const density = 0.35 + random() * 0.35
  const motifs = [motif(density, random), motif(density, random)]
  const all = within((pitchClass) => scale.steps.includes((pitchClass - scale.tonic + 144) % 12))
  let at = pickIndex(5, random) + 3
  const melody = chords.flatMap((chord, bar) => {
    const isRest = bar === chords.length - 1
    const tones = within((pitchClass) => chord.steps.some((step) => (chord.root + step) % 12 === pitchClass))
    const steps = isRest ? [{ slot: 0, leap: -1 }] : motifs[bar % 2]!
    return steps.map(({ slot, leap }) => {
      at = Math.max(0, Math.min(all.length - 1, at + leap))
      if (slot % 4 === 0) at = all.indexOf(nearest(tones, all[at]!))
      return { at: bar * beatsPerBar + (slot * beatsPerBar) / SLOTS, pitch: all[at]! }
    })
  })
  return { chords, melody }
}

/** A variation of the melody with passing notes between leaps; strong beats stay unchanged. */
export function varied(melody: readonly Written[], { tonic, steps }: Scale): Written[] {
  const isInScale = (pitch: number) => steps.includes((((pitch - tonic) % 12) + 12) % 12)
  return melody.flatMap((note, index) => {
    const next = melody[index + 1]
    if (!next || next.at - note.at < 1) return [note]
    const way = Math.sign(next.pitch - note.pitch) || 1
    let passing = note.pitch + way
    while (!isInScale(passing)) passing += way
    const at = note.at + (next.at - note.at >= 2 ? 1.5 : 0.5)
    // On a strong beat a passing note would be dissonant.
    return at % 2 === 0 || passing === next.pitch ? [note] : [note, { at, pitch: passing }]
  })
}
