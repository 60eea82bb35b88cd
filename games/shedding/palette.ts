import type { ShedKind } from './state.ts'

export interface Palette {
  /** Light and dark colour of the mat. */
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
  'switch-cards': { felt: ['#b8564a', '#4a1410'], rim: '#b0884a', back: ['#2f8a9a', '#a9ecf2'] },
  pesten: { felt: ['#e08a3a', '#5a2c08'], rim: '#7a4a2c', back: ['#5a4aa8', '#d0c6ff'] },
  'up-or-down': { felt: ['#5a9ab8', '#123c52'], rim: '#b08a54', back: ['#b8503a', '#ffcabb'] },
  'dig-for-eights': { felt: ['#8a7a4a', '#38300f'], rim: '#5f8a4a', back: ['#a8642f', '#ffdcae'] },
  'oklahoma-gin': { felt: ['#c8963a', '#54380a'], rim: '#8a4a34', back: ['#3a6a9f', '#bcdcff'] },
  'knock-rummy': { felt: ['#6a5aa8', '#221a4a'], rim: '#b8904a', back: ['#3a9a6a', '#b4f2d0'] },
  'corner-gin': { felt: ['#3f9a7a', '#0c4030'], rim: '#a85f44', back: ['#a83f7a', '#ffc4e2'] },
  'straight-gin': { felt: ['#a86a8a', '#401c30'], rim: '#8f7a4a', back: ['#2f7a5a', '#aaecca'] },
  cassino: { felt: ['#2f7a5a', '#082c1e'], rim: '#c8a04a', back: ['#9a3a3a', '#ffc0b4'] },
  pishti: { felt: ['#3f6fa0', '#0f2444'], rim: '#c07a3a', back: ['#c24a3a', '#ffd2b8'] },
}

export const paletteOf = (kind: ShedKind): Palette => palettes[kind]

export const groundOf = (kind: ShedKind): readonly [string, string] => [...palettes[kind].felt]
