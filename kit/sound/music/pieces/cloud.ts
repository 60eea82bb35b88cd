import type { Piece } from '../piece.ts'

/** The cloud games: vibraphone and harp over wide chords. */
export const CLOUD: Piece = {
  tempo: [84, 84],
  beatsPerBar: 4,
  tonic: 'E',
  mode: 'dorian',
  intro: 'Em7 Gmaj7 Em7 Aadd9',
  verses: {
    A: {
      chords: 'Em7 Gmaj7 D Aadd9 Em7 Gmaj7 Aadd9 Bm7',
      melody: `B4:0 E5:1.5 F#5:3 | D5:0 B4:2.5 | A4:0 D5:1.5 F#5:2.5 | E5:0 C#5:2 |
        G5:0 F#5:1.5 E5:2 B4:3 | D5:0 G5:1.5 B5:2.5 | A5:0 E5:1.5 C#5:2.5 | D5:0 B4:2`,
    },
    B: {
      chords: 'Gmaj7 A Bm7 D Gmaj7 A Em7 Em7',
      melody: `B5:0 A5:1.5 F#5:2.5 | A5:0 E5:2 C#5:3 | D5:0 F#5:1.5 B5:2.5 | A5:0 F#5:2 |
        G5:0 B5:1.5 D6:2.5 | C#6:0 A5:1.5 E5:3 | G5:0 E5:1.5 B4:2.5 | E5:0`,
    },
  },
  form: [
    ['A', 2],
    ['B', 3],
    ['A*', 3],
  ],
  leads: [['vibraphone', 'flute']],
  fills: [{ voice: 'harp', patterns: ['01230123', '01320132'], level: -10, pan: -0.25 }],
  basses: [{ voice: 'roundBass', patterns: ['r.....r.', 'r...f...'], level: -4 }],
  held: [{ voice: 'pad', patterns: ['x.......'], level: -13 }],
  beat: [
    { voice: 'shaker', patterns: ['..s...s.', '.ss..ss.'], level: -20, pan: 0.45 },
    { voice: 'drum', patterns: ['d.......', 'd....d..'], level: -10 },
  ],
  tense: [],
  hall: 3,
}
