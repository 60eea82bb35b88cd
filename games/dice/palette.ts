import type { DiceKind } from './definitions.ts'

/** Wood of the tray, its cloth, the light on it, and the dice themselves. */
export interface Palette {
  readonly glow: string
  readonly deep: string
  readonly wood: string
  readonly felt: string
  readonly feltDeep: string
  readonly die: string
  readonly pip: string
  readonly accent: string
}

const PALETTES: Readonly<Record<DiceKind, Palette>> = {
  tally: {
    glow: '#2b7a78',
    deep: '#08262f',
    wood: '#9a6234',
    felt: '#1f6f68',
    feltDeep: '#0e3f45',
    die: '#fff4dc',
    pip: '#14505a',
    accent: '#ffb63d',
  },
  riptide: {
    glow: '#2a5f9e',
    deep: '#0a1a3c',
    wood: '#7c4a3a',
    felt: '#1d4d86',
    feltDeep: '#0f2852',
    die: '#ff7d68',
    pip: '#fff6ea',
    accent: '#ffd166',
  },
  shutters: {
    glow: '#5b5a86',
    deep: '#17142f',
    wood: '#8a5a3c',
    felt: '#46426e',
    feltDeep: '#27234a',
    die: '#ffe08a',
    pip: '#5a2e12',
    accent: '#ffcf5a',
  },
  bluff: {
    glow: '#8a4a35',
    deep: '#2a0f14',
    wood: '#5f3a26',
    felt: '#7d2f3a',
    feltDeep: '#431521',
    die: '#e9fbf2',
    pip: '#0d5c50',
    accent: '#3fe0cf',
  },
  columns: {
    glow: '#2f8a9a',
    deep: '#08222e',
    wood: '#b07a44',
    felt: '#2a6a8a',
    feltDeep: '#123a52',
    die: '#ffe9d6',
    pip: '#a8483a',
    accent: '#ffb08a',
  },
  grid: {
    glow: '#6f8a3a',
    deep: '#1a260c',
    wood: '#8a6a34',
    felt: '#567a34',
    feltDeep: '#2c421a',
    die: '#fffdf0',
    pip: '#3a5a1c',
    accent: '#ffd84a',
  },
  ladder: {
    glow: '#b8763a',
    deep: '#301808',
    wood: '#6a4024',
    felt: '#8a5428',
    feltDeep: '#4a2a12',
    die: '#fff0d0',
    pip: '#6a3210',
    accent: '#8ae0c0',
  },
  hundred: {
    glow: '#8a4a8a',
    deep: '#260c2c',
    wood: '#7a4a5a',
    felt: '#6a3a78',
    feltDeep: '#381c44',
    die: '#ffe4f2',
    pip: '#6a2a6a',
    accent: '#ffc24a',
  },
  sums: {
    glow: '#3a6ab8',
    deep: '#0c1a38',
    wood: '#5a6a8a',
    felt: '#2f5596',
    feltDeep: '#182e58',
    die: '#f0f6ff',
    pip: '#1c3a7a',
    accent: '#7ae88a',
  },
  islands: {
    glow: '#2a9a8a',
    deep: '#062c2e',
    wood: '#c89a5a',
    felt: '#1f8a9a',
    feltDeep: '#0c4a5a',
    die: '#f6f0c8',
    pip: '#2a5a2a',
    accent: '#ffd24a',
  },
  steps: {
    glow: '#c85a4a',
    deep: '#380e10',
    wood: '#6a3a3a',
    felt: '#a8443c',
    feltDeep: '#5a1e1e',
    die: '#ffeadc',
    pip: '#8a2a22',
    accent: '#ffd890',
  },
  towers: {
    glow: '#6a6a7a',
    deep: '#14141e',
    wood: '#8a8072',
    felt: '#545868',
    feltDeep: '#2a2c38',
    die: '#f4e4c4',
    pip: '#4a3a2a',
    accent: '#f0a05a',
  },
}

export const INK = '#2a1a10'
export const PAPER = '#f6e7c4'
export const PAPER_DEEP = '#d9bd88'

export const paletteOf = (kind: DiceKind): Palette => PALETTES[kind]

export const groundOf = (kind: DiceKind): readonly [string, string] => {
  const { glow, deep } = PALETTES[kind]
  return [glow, deep]
}
