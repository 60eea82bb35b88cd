import type { TrickKind } from './games.ts'

export interface Palette {
  /** Light and dark colour of the felt. */
  readonly felt: readonly [string, string]
  readonly rim: string
  /** Ground and waves of the card backs. */
  readonly back: readonly [string, string]
}

const palettes: Readonly<Record<TrickKind, Palette>> = {
  hearts: { felt: ['#a8485c', '#4a1526'], rim: '#b9814a', back: ['#1f7f86', '#a6ecf2'] },
  spades: { felt: ['#3c5f9e', '#13244c'], rim: '#9a6a3f', back: ['#b5483f', '#ffc9bd'] },
  whist: { felt: ['#2f8a5e', '#0b3a2b'], rim: '#a8743f', back: ['#2f5fb8', '#b3ccff'] },
  'oh-hell': { felt: ['#c2673a', '#5a2110'], rim: '#7a4a2c', back: ['#3a2f6e', '#c9b9ff'] },
  euchre: { felt: ['#4d8f8a', '#123f44'], rim: '#c49a5a', back: ['#9c3f6a', '#ffc2dc'] },
  briscola: { felt: ['#7f9a3c', '#2d3f10'], rim: '#8f5a34', back: ['#c2552f', '#ffd9a8'] },
  tressette: { felt: ['#b58a3c', '#4a3009'], rim: '#6f4630', back: ['#26708f', '#a6dcf2'] },
  sueca: { felt: ['#3f8fb5', '#0e3a56'], rim: '#b58a5a', back: ['#2f8a5e', '#a9efc8'] },
  belote: { felt: ['#6a58b0', '#241a54'], rim: '#a07048', back: ['#c28a2f', '#ffe6a8'] },
  'sixty-six': { felt: ['#8a4a9c', '#2e1138'], rim: '#9c7a4a', back: ['#159084', '#8ff0dc'] },
  'german-whist': { felt: ['#5f7486', '#1c2a38'], rim: '#8f6a4a', back: ['#a83f3f', '#ffc2b2'] },
  'black-maria': { felt: ['#5a4a72', '#1a1230'], rim: '#a8743f', back: ['#b5483f', '#ffc9bd'] },
  polignac: { felt: ['#3f86a8', '#0d3850'], rim: '#8f5a34', back: ['#b58a2f', '#ffe6a8'] },
  nullo: { felt: ['#4f8f6a', '#123f2a'], rim: '#7a4a2c', back: ['#8f4a9c', '#f0c6ff'] },
  manille: { felt: ['#b5643f', '#4a1c0c'], rim: '#c49a5a', back: ['#1f7f86', '#a6ecf2'] },
  bisca: { felt: ['#4f7fc2', '#142c5a'], rim: '#9a6a3f', back: ['#c2552f', '#ffd9a8'] },
  'tressette-two': { felt: ['#9c7f3c', '#3a2a09'], rim: '#8f6a4a', back: ['#3f5fa8', '#c2d2ff'] },
  'call-break': { felt: ['#a84a7a', '#3f1030'], rim: '#b58a5a', back: ['#159084', '#8ff0dc'] },
  hokm: { felt: ['#2f9084', '#08403c'], rim: '#b9814a', back: ['#a83f5e', '#ffc2d2'] },
  schieber: { felt: ['#6a8f3c', '#20380e'], rim: '#6f4630', back: ['#b5483f', '#ffc9bd'] },
  'catch-the-ten': { felt: ['#5f6ab8', '#1c1f58'], rim: '#a85f34', back: ['#2f8a5e', '#a9efc8'] },
  'knockout-whist': { felt: ['#1f9a9a', '#063c44'], rim: '#a85f34', back: ['#6250bd', '#d2c6ff'] },
}

export const paletteOf = (kind: TrickKind): Palette => palettes[kind]

export const groundOf = (kind: TrickKind): readonly [string, string] => [...palettes[kind].felt]
