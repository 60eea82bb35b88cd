/** The notation of pieces: names of notes and chords, bars between bar lines, patterns of eighths. */

export type Mode = 'ionian' | 'lydian' | 'mixolydian' | 'dorian' | 'aeolian'

export const MODES: Readonly<Record<Mode, readonly number[]>> = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
}

const NAMED = /^([A-G])([#b]?)(.*)$/
const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

function named(word: string): readonly [pitchClass: number, rest: string] {
  const [, step = '', sign = '', rest = ''] = NAMED.exec(word) ?? []
  const plain = STEPS[step]
  if (plain === undefined) throw new Error(`${word} is no note`)
  return [plain + (sign === '#' ? 1 : sign === 'b' ? -1 : 0), rest]
}

/** The MIDI number of a note name such as `F#5`. */
export function pitchOf(name: string): number {
  const [pitchClass, octave] = named(name)
  return 12 * (Number(octave) + 1) + pitchClass
}

/** A chord of one bar: its root and the intervals above it. */
export interface Chord {
  readonly root: number
  readonly steps: readonly number[]
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  add9: [0, 4, 7, 14],
  '7sus': [0, 5, 7, 10],
}

export const chordsOf = (text: string): Chord[] =>
  text.split(' ').map((word) => {
    const [root, quality] = named(word)
    const steps = QUALITIES[quality]
    if (!steps) throw new Error(`${word} is no chord`)
    return { root: (root + 12) % 12, steps }
  })

/** The notes of a chord in close position around a pitch, so that voices move little between chords. */
export const voiced = ({ root, steps }: Chord, middle: number): number[] =>
  steps
    .map((step) => {
      const pitchClass = (root + step) % 12
      return middle - 6 + ((((pitchClass - middle + 6) % 12) + 12) % 12)
    })
    .toSorted((one, other) => one - other)

export interface Written {
  /** In beats from the first bar. */
  readonly at: number
  readonly pitch: number
}

/** Bars between bar lines, with notes as `note:beat`. */
export const melodyOf = (text: string, beatsPerBar: number): Written[] =>
  text.split('|').flatMap((bar, index) =>
    bar
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [name = '', beat = '0'] = word.split(':')
        return { at: index * beatsPerBar + Number(beat), pitch: pitchOf(name) }
      }),
  )
