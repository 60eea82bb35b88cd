import type { Mode } from './notation.ts'
import type { VoiceName } from './score.ts'

/** Eight bars: a chord each, and the tune. */
export interface Verse {
  readonly chords: string
  readonly melody: string
}

/**
 * Who plays, and what. Patterns fill one bar: a digit is a tone of the chord, `x` the whole of it; `r` the root, `f` the fifth, `o` the
 * octave; in beats any letter is a stroke, a capital one a strong stroke; a dot is a rest.
 */
export interface Line {
  readonly voice: VoiceName
  readonly patterns: readonly string[]
  readonly level: number
  readonly pan?: number
}

/** A verse by its name; a star is its variation, `C` is a verse that each game has of its own. */
type VerseName = 'A' | 'B' | 'C' | 'A*' | 'B*' | 'C*'

/** How many play: 1 has the tune, its filling and the bass, 2 adds what is held, 3 the beat. */
export type Fullness = 1 | 2 | 3

/** A piece as it is written: choices are lists, and a game's number picks one of each. */
export interface Piece {
  readonly tempo: readonly [slowest: number, fastest: number]
  readonly beatsPerBar: number
  readonly tonic: string
  readonly mode: Mode
  readonly intro: string
  readonly verses: Readonly<Record<'A' | 'B', Verse>>
  readonly form: readonly (readonly [VerseName, Fullness])[]
  /** The voice of the tune, and the one that takes it over in variations. */
  readonly leads: readonly (readonly [VoiceName, VoiceName])[]
  readonly fills: readonly Line[]
  readonly basses: readonly Line[]
  readonly held: readonly Line[]
  readonly beat: readonly Line[]
  /** What joins in when a run grows tense. */
  readonly tense: readonly Line[]
  /** Waves on the shore go along, this loud. */
  readonly surf?: number
  /** Seconds until the hall is silent. */
  readonly hall: number
}
