import type { Piece } from '../piece.ts'

/** The portal at night: a slow kalimba over harp and surf (docs/look.md 12). */
export const HOME: Piece = {
  tempo: [76, 76],
  beatsPerBar: 4,
  tonic: 'D',
  mode: 'ionian',
  intro: 'Dadd9 Gmaj7 Dadd9 A7sus',
  verses: {
    A: {
      chords: 'Dadd9 Bm7 Gmaj7 Aadd9 Dmaj7 F#m7 Gadd9 A7sus',
      melody: `F#5:0 A5:1.5 F#5:2 E5:3 | D5:0 F#5:1.5 E5:2.5 D5:3 | B4:0 D5:1 E5:1.5 G5:2.5 | E5:0 A4:2 C#5:3 |
        D5:0 F#5:0.5 A5:1.5 B5:2.5 | A5:0 F#5:1.5 C#5:2.5 | D5:0 E5:1 G5:1.5 B5:2.5 A5:3 | E5:0 D5:2`,
    },
    B: {
      chords: 'Gmaj7 A7 F#m7 Bm7 G6 A7 D6 Dadd9',
      melody: `B5:0 A5:1 G5:1.5 D5:2.5 | A5:0 G5:1 E5:1.5 C#5:2.5 | F#5:0 A5:1 C#6:1.5 A5:3 | B5:0 F#5:1.5 D5:2.5 |
        G5:0 A5:0.5 B5:1.5 D6:2.5 | C#6:0 A5:1 E5:2 G5:3 | F#5:0 E5:1.5 D5:2 | D5:0 A4:2 E5:3.5`,
    },
  },
  form: [
    ['A', 1],
    ['B', 2],
    ['A*', 2],
  ],
  leads: [['kalimba', 'vibraphone']],
  fills: [{ voice: 'harp', patterns: ['0.12.3.2', '0.21.32.'], level: -8, pan: 0.3 }],
  basses: [{ voice: 'roundBass', patterns: ['r....f..', 'r....r..'], level: -5 }],
  held: [{ voice: 'pad', patterns: ['x.......'], level: -17 }],
  beat: [],
  tense: [],
  surf: -15,
  hall: 2.4,
}
