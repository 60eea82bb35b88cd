import type { Piece } from '../piece.ts'

/** Board games: short strings and marimba, a melody of question and answer. */
export const CLEVER: Piece = {
  tempo: [98, 116],
  beatsPerBar: 4,
  tonic: 'C',
  mode: 'mixolydian',
  intro: 'C Bb F C',
  verses: {
    A: {
      chords: 'C Bb F C C Bb F Gm7',
      melody: `C5:0 E5:0.5 G5:1 E5:2 | D5:0 F5:0.5 Bb5:1 F5:2 D5:3 | C5:0 F5:1 A5:1.5 C6:2.5 | G5:0 E5:1 C5:2 |
        E5:0 G5:0.5 C6:1 G5:2 E5:3 | F5:0 D5:1 Bb4:2 D5:3 | A5:0 F5:0.5 C5:1 F5:2 A5:3 | G5:0 D5:1 Bb4:2`,
    },
    B: {
      chords: 'Gm7 C Gm7 C F Bb Dm7 C',
      melody: `Bb5:0 A5:0.5 G5:1 D5:2 | E5:0 G5:1 C5:2 E5:3 | G5:0 A5:0.5 Bb5:1 D6:2 | C6:0 G5:1 E5:2 |
        A5:0 C6:1 F5:2 A5:3 | Bb5:0 F5:1 D5:2 F5:3 | F5:0 A5:1 D5:2 | E5:0 G5:0.5 C5:1`,
    },
  },
  form: [
    ['A', 1],
    ['C', 3],
    ['B', 3],
    ['A*', 2],
  ],
  leads: [
    ['marimba', 'harp'],
    ['ukulele', 'marimba'],
    ['harp', 'marimba'],
    ['kalimba', 'flute'],
    ['flute', 'marimba'],
  ],
  fills: [
    { voice: 'ukulele', patterns: ['.x.x.x.x', 'x..x..x.', '..x...x.', '0.x.0.x.'], level: -10, pan: 0.3 },
    { voice: 'marimba', patterns: ['0.2.1.2.', '0.12.12.', '.0.1.2.1'], level: -10, pan: 0.3 },
    { voice: 'harp', patterns: ['0.2.1.2.', '0121x...', '.1.2.1.2'], level: -9, pan: 0.3 },
  ],
  basses: [
    { voice: 'pluckBass', patterns: ['r...f...', 'r..rf...', 'r.f.r.f.', 'r...f.o.'], level: -4 },
    { voice: 'roundBass', patterns: ['r..rf...', 'r...r.f.'], level: -5 },
  ],
  held: [
    { voice: 'vibraphone', patterns: ['x.......', 'x...x...'], level: -17, pan: -0.3 },
    { voice: 'pad', patterns: ['x.......'], level: -17 },
  ],
  beat: [
    { voice: 'shaker', patterns: ['s.s.s.s.', '.s.s.s.s', 's.S.s.S.'], level: -18, pan: 0.4 },
    { voice: 'block', patterns: ['..k...k.', '..k..kk.', '.k..k.k.'], level: -20, pan: -0.4 },
    { voice: 'drum', patterns: ['D...d...', 'D.....d.', 'D..d....'], level: -10 },
  ],
  tense: [
    { voice: 'block', patterns: ['K.k.K.kk', 'K.k.Kkk.'], level: -18, pan: -0.4 },
    { voice: 'drum', patterns: ['D.d.D.d.'], level: -9 },
  ],
  hall: 1.6,
}
