import type { Figure } from '#kit/game/chess-pieces/figures.ts'

/** Meaning of a letter of a board's text. */
export interface Kind {
  readonly move: string
  readonly figure: Figure
  /** In hundredths of a pawn. */
  readonly worth: number
}

const kind = (move: string, figure: Figure, worth: number): Kind => ({ move, figure, worth })

export const KINDS: Readonly<Record<string, Kind>> = {
  p: kind('fmWfcF', 'pawn', 100),
  n: kind('N', 'knight', 320),
  b: kind('B', 'bishop', 335),
  r: kind('R', 'rook', 500),
  q: kind('Q', 'queen', 950),
  k: kind('K', 'king', 300),
  a: kind('QN', 'amazon', 1250),
  d: kind('BN', 'cardinal', 800),
  m: kind('RN', 'marshal', 880),
  y: kind('NN', 'nightrider', 480),
  c: kind('mRcpR', 'cannon', 400),
  e: kind('nA', 'elephant', 160),
  u: kind('A', 'elephant', 150),
  j: kind('C', 'camel', 240),
  f: kind('F', 'counsellor', 170),
  w: kind('W', 'leaper', 180),
  g: kind('WfF', 'gold', 330),
  s: kind('FfW', 'silver', 290),
  h: kind('BW', 'crowned-bishop', 560),
  t: kind('RF', 'crowned-rook', 680),
  l: kind('fR', 'lance', 250),
  // Promoted forms, which a capture reverts.
  o: kind('WfF', 'crowned-pawn', 300),
  i: kind('WfF', 'gold', 330),
  x: kind('Q', 'queen', 900),
  v: kind('WfF', 'gold', 330),
  z: kind('WfF', 'gold', 330),
}
