import type { Mode } from './notation.ts'
import type { VoiceName } from './score.ts'

/** Eight bars: a chord each, and the melody. */
export interface Verse {
  readonly chords: string
  readonly melody: string
}

/**
 * An instrument and its patterns, each one bar long: a digit is a note of the chord, `x` the whole chord; `r` the root, `f` the
 * fifth, `o` the octave; in beats any letter is a hit, a capital one an accent; a dot is a rest.
 */
export interface Line {
  readonly voice: VoiceName
  readonly patterns: readonly string[]
  readonly level: number
  readonly pan?: number
}

/** A verse by its name; a star marks its variation, `C` is a verse unique to each game. */
type VerseName = 'A' | 'B' | 'C' | 'A*' | 'B*' | 'C*'

/** Density of the arrangement: 1 has melody, fill and bass, 2 adds held notes, 3 the beat. */
export type Fullness = 1 | 2 | 3

/** The definition of a piece: options are lists, from which a game's seed picks one each. */
export interface Piece {
  readonly tempo: readonly [slowest: number, fastest: number]
  readonly beatsPerBar: number
  readonly tonic: string
  readonly mode: Mode
  readonly intro: string
  readonly verses: Readonly<Record<'A' | 'B', Verse>>
  readonly form: readonly (readonly [VerseName, Fullness])[]
  /** The instrument of the melody, and the one that replaces it in variations. */
  readonly leads: readonly (readonly [VoiceName, VoiceName])[]
  readonly fills: readonly Line[]
  readonly basses: readonly Line[]
  readonly held: readonly Line[]
  readonly beat: readonly Line[]
  /** Parts that join when a run becomes tense. */
  readonly tense: readonly Line[]
  /** Volume of waves on the shore; no waves if absent. */
  readonly surf?: number
  /** Reverb time in seconds. */
  readonly hall: number
}
