import type { Piece } from '../piece.ts'

/** Fast games: strings, drums and a walking bass. */
export const QUICK: Piece = {
  tempo: [130, 152],
  beatsPerBar: 4,
  tonic: 'A',
  mode: 'dorian',
  intro: 'Am7 D Am7 G',
  verses: {
    A: {
      chords: 'Am7 D Am7 G Am7 D Em7 Am',
      melody: `A4:0 C5:0.5 E5:1 A5:2 G5:3 E5:3.5 | F#5:0 D5:1 A5:2 F#5:3 | E5:0 C5:1 E5:1.5 A5:2.5 C6:3.5 | B5:0 G5:1 D5:2 G5:3 |
        A5:0 E5:0.5 C5:1 E5:2 A5:3 B5:3.5 | A5:0 F#5:1 D5:2 F#5:2.5 A5:3 | G5:0 B5:1 E5:2 D5:3 | C5:0 E5:1 A4:2`,
    },
    B: {
      chords: 'C G D Am7 C G Em7 Am',
      melody: `E5:0 G5:1 C6:2 B5:3 | D6:0 B5:1 G5:2 D5:3 | F#5:0 A5:1 D6:2 C6:3 | C6:0 A5:1 E5:2 |
        G5:0 E5:1 G5:2 C6:3 | B5:0 D6:1 G5:2 A5:3 | B5:0 G5:1 E5:2 G5:3 | A5:0 E5:2`,
    },
  },
  form: [
    ['A', 2],
    ['C', 3],
    ['B', 3],
    ['A*', 3],
    ['C*', 3],
  ],
  leads: [
    ['marimba', 'flute'],
    ['ukulele', 'marimba'],
    ['flute', 'ukulele'],
    ['kalimba', 'marimba'],
  ],
  fills: [
    { voice: 'ukulele', patterns: ['x.xx.x.x', '.x.x.xx.', 'x..x..x.', '0x.x0x.x'], level: -10, pan: 0.3 },
    { voice: 'marimba', patterns: ['02120212', '01210121', '0123x.x.'], level: -11, pan: 0.3 },
    { voice: 'harp', patterns: ['02120212', '01230123', '0.21.12.'], level: -9, pan: 0.3 },
  ],
  basses: [
    { voice: 'pluckBass', patterns: ['r.rrf.rr', 'rorofofo', 'r.r.r.rf', 'r.f.r.o.'], level: -4 },
    { voice: 'roundBass', patterns: ['r.r.f.r.', 'r..rf...', 'r...f.o.'], level: -5 },
  ],
  held: [{ voice: 'pad', patterns: ['x.......', 'x...x...'], level: -17 }],
  beat: [
    { voice: 'shaker', patterns: ['s.S.s.S.', 'sSsSsSsS', '.s.s.s.s'], level: -17, pan: 0.4 },
    { voice: 'brush', patterns: ['..b...b.', '..b...bb', '..B...b.'], level: -14, pan: -0.1 },
    { voice: 'drum', patterns: ['D..dD...', 'D.d.D.d.', 'D..d..d.'], level: -7 },
  ],
  tense: [
    { voice: 'shaker', patterns: ['sssSsssSsssSsssS'], level: -17, pan: 0.4 },
    { voice: 'block', patterns: ['K.kk.kK.', 'K.k.kkK.'], level: -19, pan: -0.4 },
    { voice: 'drum', patterns: ['D.DdD.Dd'], level: -8 },
  ],
  hall: 1.3,
}
