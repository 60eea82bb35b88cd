/** Colours of the drawings by letter. A small letter is the same paint on a cell that stays empty in the puzzle. */
export const PAINTS: Readonly<Record<string, string>> = {
  K: '#2f2c3d',
  W: '#fffaf0',
  R: '#e8483f',
  O: '#ff9a3d',
  Y: '#ffd24a',
  G: '#3fae5a',
  D: '#1f7345',
  B: '#2f7fd6',
  N: '#1f3f7a',
  C: '#3fc9c9',
  L: '#a5e3fa',
  P: '#ff8fb1',
  V: '#8a5bd0',
  M: '#8a4f2a',
  T: '#e0b07a',
  S: '#f3dca8',
  A: '#9aa6b2',
  H: '#5a6672',
}

/** The paint of a letter; `undefined` for the background. */
export const paintOf = (letter: string): string | undefined => PAINTS[letter.toUpperCase()]
