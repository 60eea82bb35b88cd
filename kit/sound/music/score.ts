/** The instruments of the portal: wood, metal tongues, strings and wind. */
export type VoiceName =
  | 'kalimba'
  | 'vibraphone'
  | 'marimba'
  | 'musicBox'
  | 'flute'
  | 'harp'
  | 'ukulele'
  | 'pad'
  | 'roundBass'
  | 'pluckBass'
  | 'block'
  | 'shaker'
  | 'drum'
  | 'brush'
  | 'wave'

/** Times are in beats from the start of the score, pitches are MIDI numbers, strength is 0 to 1. */
export interface Note {
  readonly at: number
  readonly length: number
  readonly pitch: number
  readonly strength: number
}

/** The notes of one instrument, in order of time. */
export interface Part {
  readonly voice: VoiceName
  /** Its role in the piece: melody, fill, bass, beat, or the part for tense runs. */
  readonly role: 'lead' | 'fill' | 'bass' | 'beat' | 'tense'
  /** Decibels relative to the lead. */
  readonly level: number
  /** -1 is left, 1 is right. */
  readonly pan: number
  /** Reverb send, 0 to 1. */
  readonly hall: number
  readonly notes: readonly Note[]
}

/** Music as data, which can be compared, tested and rendered. */
export interface Score {
  readonly beatsPerMinute: number
  readonly beatsPerBar: number
  /** Bars that play once. */
  readonly introBars: number
  /** Bars that repeat. */
  readonly loopBars: number
  /** Reverb time in seconds. */
  readonly hall: number
  readonly parts: readonly Part[]
}

export const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** Ranges in which an instrument sounds like itself. */
export const RANGES: Readonly<Record<VoiceName, readonly [lowest: number, highest: number]>> = {
  kalimba: [55, 91],
  vibraphone: [53, 89],
  marimba: [48, 91],
  musicBox: [60, 98],
  flute: [60, 93],
  harp: [36, 93],
  ukulele: [52, 86],
  pad: [43, 84],
  roundBass: [28, 55],
  pluckBass: [28, 60],
  block: [72, 90],
  shaker: [80, 82],
  drum: [36, 48],
  brush: [60, 62],
  wave: [60, 61],
}

/** Moves a note by octaves into its instrument's range. */
export function fitted(voice: VoiceName, pitch: number): number {
  const [lowest, highest] = RANGES[voice]
  let moved = pitch
  while (moved < lowest) moved += 12
  while (moved > highest) moved -= 12
  return moved
}
