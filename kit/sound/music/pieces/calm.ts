import type { Piece } from '../piece.ts'

/** Calm games: kalimba, harp and wide chords. */
export const CALM: Piece = {
  tempo: [68, 92],
  beatsPerBar: 4,
  tonic: 'F',
  mode: 'ionian',
  intro: 'Fmaj7 Bbmaj7 Fmaj7 C',
  verses: {
    A: {
      chords: 'Fmaj7 Dm7 Bbmaj7 C Fmaj7 Am7 Bbmaj7 C7',
      melody: `A4:0 C5:1.5 F5:2.5 | A5:0 F5:2 D5:3 | D5:0 F5:1 G5:2 F5:3 | E5:0 G5:1.5 C5:2.5 |
        A4:0 C5:1 F5:1.5 A5:2.5 | C6:0 G5:1.5 E5:2.5 | D5:0 F5:1.5 Bb5:2 A5:3 | G5:0 E5:2`,
    },
    B: {
      chords: 'Bbmaj7 C Am7 Dm7 Gm7 C7 Fmaj7 Fmaj7',
      melody: `D6:0 C6:1 A5:1.5 F5:2.5 | G5:0 C6:1.5 E5:2.5 | C5:0 E5:1.5 G5:2.5 A5:3.5 | F5:0 A5:2 |
        Bb5:0 G5:1.5 D5:2.5 | E5:0 G5:1 Bb5:2 | A5:0 F5:1.5 C5:2.5 | F5:0`,
    },
  },
  form: [
    ['A', 1],
    ['C', 2],
    ['B', 2],
  ],
  leads: [
    ['kalimba', 'vibraphone'],
    ['vibraphone', 'flute'],
    ['musicBox', 'kalimba'],
    ['flute', 'kalimba'],
    ['harp', 'flute'],
  ],
  fills: [
    { voice: 'harp', patterns: ['0.12.3.2', '0.2.1.2.', '01232.1.', '0.21..2.'], level: -8, pan: 0.3 },
    { voice: 'ukulele', patterns: ['0.12.2..', '0.2.1.3.', '..0.2.1.'], level: -9, pan: 0.3 },
    { voice: 'marimba', patterns: ['0.1.2.1.', '0.2.3.2.', '..0.2.1.'], level: -10, pan: 0.3 },
  ],
  basses: [
    { voice: 'roundBass', patterns: ['r.......', 'r...f...', 'r.....f.', 'r..r....'], level: -5 },
    { voice: 'pluckBass', patterns: ['r...f...', 'r.....r.'], level: -5 },
  ],
  held: [
    { voice: 'pad', patterns: ['x.......'], level: -15 },
    { voice: 'vibraphone', patterns: ['x.......'], level: -16, pan: -0.3 },
  ],
  beat: [],
  tense: [
    { voice: 'drum', patterns: ['D.d.....'], level: -8 },
    { voice: 'shaker', patterns: ['s.s.S.s.'], level: -16, pan: 0.4 },
  ],
  hall: 2.2,
}
