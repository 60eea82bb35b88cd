/** The instruments of the portal: wood, metal tongues, strings and air. */
export type VoiceName =
  | 'kalimba'
  | 'vibraphone'
  | 'marimba'
  | 'musicBox'
  | 'flute'
  | 'reed'
  | 'ukulele'
  | 'pad'
  | 'roundBass'
  | 'pluckBass'
  | 'knock'
  | 'shaker'
  | 'drum'

/** Times are in beats from the start of the tune, pitches are MIDI numbers, strength is 0 to 1. */
export interface Note {
  readonly at: number
  readonly length: number
  readonly pitch: number
  readonly strength: number
}

export interface Part {
  readonly voice: VoiceName
  readonly volume: number
  /** -1 is left, 1 is right. */
  readonly pan: number
  /** In the order of their times. */
  readonly notes: readonly Note[]
}

/** A loop of music as data: it can be compared, tested and played. */
export interface Tune {
  readonly beatsPerMinute: number
  readonly beatsPerBar: number
  readonly beats: number
  readonly surf: boolean
  readonly parts: readonly Part[]
}

export const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)
