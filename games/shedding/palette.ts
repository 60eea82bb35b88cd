import type { ShedKind } from './state.ts'

export interface Palette {
  /** Light and deep of the mat. */
  readonly felt: readonly [string, string]
  readonly rim: string
  /** Ground and waves of the card backs. */
  readonly back: readonly [string, string]
}

const palettes: Readonly<Record<ShedKind, Palette>> = {
  'crazy-eights': { felt: ['#d0803a', '#64300e'], rim: '#8f5a34', back: ['#2a6f8f', '#a6dcf2'] },
  'mau-mau': { felt: ['#4a9a5a', '#133f22'], rim: '#b5824a', back: ['#b04a7a', '#ffc6dc'] },
  sevens: { felt: ['#4a78b8', '#142c58'], rim: '#a8784a', back: ['#c2703a', '#ffd9a8'] },
  president: { felt: ['#a0453f', '#43130f'], rim: '#c49a4a', back: ['#3a4f9f', '#c2d2ff'] },
  durak: { felt: ['#5f6f9a', '#1c2444'], rim: '#8a6a4f', back: ['#a83f4a', '#ffc2b8'] },
  scopa: { felt: ['#3f9f8f', '#0d443f'], rim: '#b07a44', back: ['#8f5ab0', '#e2c9ff'] },
  escoba: { felt: ['#c0a03f', '#524010'], rim: '#7f5232', back: ['#2f8a6a', '#a9efd0'] },
  'ninety-nine': { felt: ['#9a4f8a', '#3a1236'], rim: '#a87a4f', back: ['#c0902f', '#ffe6a8'] },
  'thirty-one': { felt: ['#3f8fa8', '#0d3c4c'], rim: '#9f6f44', back: ['#c25a4a', '#ffc9bd'] },
  'gin-rummy': { felt: ['#7aa04a', '#2a4414'], rim: '#94623a', back: ['#5a58b0', '#d2c9ff'] },
}

export const paletteOf = (kind: ShedKind): Palette => palettes[kind]

export const groundOf = (kind: ShedKind): readonly [string, string] => [...palettes[kind].felt]
