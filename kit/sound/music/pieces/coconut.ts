import type { Piece } from '../piece.ts'

/** The palm by day: marimba and ukulele. */
export const COCONUT: Piece = {
  tempo: [104, 104],
  beatsPerBar: 4,
  tonic: 'G',
  mode: 'ionian',
  intro: 'G C G D7',
  verses: {
    A: {
      chords: 'G Em C D G Em Am7 D7',
      melody: `B4:0 D5:0.5 G5:1.5 D5:2.5 E5:3 | G5:0 E5:1.5 D5:2 B4:3 | C5:0 E5:0.5 G5:1.5 A5:2 G5:3 | F#5:0 A5:1.5 D5:2 |
        B4:0 D5:0.5 G5:1.5 B5:2 A5:3 | G5:0 E5:1 G5:2 E5:2.5 D5:3 | C5:0 E5:1 A5:2 G5:3 | F#5:0 E5:1 D5:2`,
    },
    B: {
      chords: 'C D Bm7 Em Am7 D7 G D7',
      melody: `E5:0 G5:1 C6:1.5 B5:2.5 A5:3.5 | A5:0 F#5:1.5 A5:2 D6:3 | D6:0 B5:1.5 A5:2 F#5:3 | G5:0 B5:1 E5:2 |
        C5:0 E5:0.5 A5:1.5 G5:2 E5:3 | F#5:0 A5:1 C6:2 B5:2.5 A5:3 | B5:0 G5:1.5 D5:2 E5:3 | D5:0 F#5:2 A5:3`,
    },
  },
  form: [
    ['A', 2],
    ['B', 3],
    ['A*', 3],
    ['B*', 3],
  ],
  leads: [['marimba', 'flute']],
  fills: [{ voice: 'ukulele', patterns: ['x..x.xx.', 'x.x..xx.'], level: -9, pan: 0.3 }],
  basses: [{ voice: 'pluckBass', patterns: ['r..rf...', 'r..f..r.'], level: -4 }],
  held: [{ voice: 'vibraphone', patterns: ['x.......'], level: -17, pan: -0.3 }],
  beat: [
    { voice: 'shaker', patterns: ['s.S.s.S.'], level: -16, pan: 0.4 },
    { voice: 'block', patterns: ['..k..k..', '..k.kk..'], level: -19, pan: -0.4 },
    { voice: 'drum', patterns: ['D..d....', 'D..d..d.'], level: -8 },
  ],
  tense: [],
  hall: 1.5,
}
