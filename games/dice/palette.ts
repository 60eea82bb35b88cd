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
}

export const INK = '#2a1a10'
export const PAPER = '#f6e7c4'
export const PAPER_DEEP = '#d9bd88'

export const paletteOf = (kind: DiceKind): Palette => PALETTES[kind]

export const groundOf = (kind: DiceKind): readonly [string, string] => {
  const { glow, deep } = PALETTES[kind]
  return [glow, deep]
}
