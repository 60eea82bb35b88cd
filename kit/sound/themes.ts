import type { Note, Part, Tune } from './tune.ts'

/** One bar a line, `note:beat`; one melody for the night on the shore and the day under the palms. */
const MELODY = [
  'F#5:0 A5:1.5 F#5:2 E5:3',
  'D5:0 F#5:1.5 E5:2.5 D5:3',
  'B4:0 D5:1 E5:1.5 G5:2.5',
  'E5:0 A4:2 C#5:3',
  'D5:0 F#5:0.5 A5:1.5 B5:2.5',
  'A5:0 F#5:1.5 C#5:2.5',
  'D5:0 E5:1 G5:1.5 B5:2.5 A5:3',
  'E5:0 C#5:2',
  'B5:0 A5:1 G5:1.5 D5:2.5',
  'A5:0 G5:1 E5:1.5 C#5:2.5',
  'F#5:0 A5:1 C#6:1.5 A5:3',
  'B5:0 F#5:1.5 D5:2.5',
  'G5:0 A5:0.5 B5:1.5 D6:2.5',
  'C#6:0 A5:1 E5:2 G5:3',
  'F#5:0 E5:1.5 D5:2',
  'D5:0 A4:2 E5:3.5',
]

/** The chord of each bar, from its lowest note. */
const CHORDS = [
  'D4 F#4 A4 E5',
  'B3 D4 F#4 A4',
  'G3 B3 D4 F#4',
  'A3 C#4 E4 B4',
  'D4 F#4 A4 C#5',
  'F#3 A3 C#4 E4',
  'G3 B3 D4 A4',
  'A3 D4 E4 G4',
  'G3 B3 D4 F#4',
  'A3 C#4 E4 G4',
  'F#3 A3 C#4 E4',
  'B3 D4 F#4 A4',
  'G3 B3 D4 E4',
  'A3 C#4 E4 G4',
  'D4 F#4 A4 B4',
  'D4 F#4 A4 E5',
]

const BEATS_PER_BAR = 4
const BEATS = MELODY.length * BEATS_PER_BAR
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** The MIDI number of a name such as `F#5`. */
function pitchOf(name: string): number {
  const step = STEPS[name.charAt(0)] ?? 0
  const sharp = name.charAt(1) === '#' ? 1 : 0
  return 12 * (Number(name.slice(1 + sharp)) + 1) + step + sharp
}

const melody = (octaves: number): Note[] =>
  MELODY.flatMap((bar, index) =>
    bar.split(' ').map((word) => {
      const [name = '', beat = '0'] = word.split(':')
      const strength = beat === '0' ? 0.9 : 0.72
      return {
        at: index * BEATS_PER_BAR + Number(beat),
        length: 1,
        pitch: pitchOf(name) + 12 * octaves,
        strength,
      }
    }),
  )

/** Every bar's chord, its tones struck at the given beats; a beat of the pattern names which tones sound. */
const chords = (pattern: readonly (readonly [beat: number, tones: string, strength: number])[]): Note[] =>
  CHORDS.flatMap((chord, index) => {
    const tones = chord.split(' ').map(pitchOf)
    return pattern.flatMap(([beat, picked, strength]) =>
      [...picked].map((tone, order) => ({
        at: index * BEATS_PER_BAR + beat + order * 0.03,
        length: 2,
        pitch: tones[Number(tone)] ?? 62,
        strength,
      })),
    )
  })

const roots = (beats: readonly number[]): Note[] =>
  CHORDS.flatMap((chord, index) =>
    beats.map((beat, order) => ({
      at: index * BEATS_PER_BAR + beat,
      length: 1.5,
      pitch: pitchOf(chord.split(' ')[0] ?? 'D4') - 12,
      strength: order === 0 ? 0.8 : 0.55,
    })),
  )

const shaken = (beats: readonly number[]): Note[] =>
  CHORDS.flatMap((_, index) =>
    beats.map((beat) => ({
      at: index * BEATS_PER_BAR + beat,
      length: 0.25,
      pitch: 80,
      strength: beat % 1 === 0 ? 0.5 : 0.8,
    })),
  )

const part = (voice: Part['voice'], volume: number, pan: number, notes: readonly Note[]): Part => ({
  voice,
  volume,
  pan,
  notes: notes.toSorted((one, other) => one.at - other.at),
})

/** Slow kalimba and vibraphone over the surf (docs/look.md 12). */
export const MAIN_THEME: Tune = {
  beatsPerMinute: 76,
  beatsPerBar: BEATS_PER_BAR,
  beats: BEATS,
  surf: true,
  parts: [
    part('kalimba', 0.5, -0.15, melody(0)),
    part(
      'vibraphone',
      0.2,
      0.3,
      chords([
        [0, '0123', 0.6],
        [2.5, '2', 0.4],
        [3.5, '1', 0.35],
      ]),
    ),
    part('roundBass', 0.3, 0, roots([0, 2.5])),
  ],
}

/** The same melody by day, with ukulele. */
export const COCONUT_THEME: Tune = {
  beatsPerMinute: 104,
  beatsPerBar: BEATS_PER_BAR,
  beats: BEATS,
  surf: false,
  parts: [
    part('marimba', 0.42, -0.2, melody(0)),
    part(
      'ukulele',
      0.26,
      0.25,
      chords([
        [0, '0123', 0.7],
        [1, '123', 0.45],
        [1.5, '321', 0.55],
        [2.5, '321', 0.5],
        [3, '0123', 0.6],
        [3.5, '321', 0.45],
      ]),
    ),
    part('pluckBass', 0.3, 0, roots([0, 2])),
    part('shaker', 0.1, 0.4, shaken([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])),
    part('knock', 0.2, -0.4, shaken([1, 3])),
  ],
}
