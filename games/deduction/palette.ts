/** A chart room at night: the sea outside, paper and ink under the lamp. */
export interface Palette {
  readonly glow: string
  readonly deep: string
  readonly accent: string
}

const PALETTES = {
  shells: { glow: '#7a4f3a', deep: '#1d0f18', accent: '#ffb63d' },
  stones: { glow: '#3c5a6e', deep: '#0b1622', accent: '#7bdc8b' },
  fleet: { glow: '#256a80', deep: '#07222e', accent: '#ffcf5a' },
  pearls: { glow: '#4a4a92', deep: '#12113a', accent: '#3fe0cf' },
  warm: { glow: '#8a4a3c', deep: '#280e10', accent: '#ff9a5a' },
  above: { glow: '#3c6e5a', deep: '#0b221a', accent: '#8fe06a' },
  silent: { glow: '#4a4a5c', deep: '#12121e', accent: '#ffd27a' },
  beside: { glow: '#7a5a80', deep: '#20102a', accent: '#ff9ac0' },
  parity: { glow: '#5a6a8a', deep: '#121a2c', accent: '#8ac8ff' },
  facing: { glow: '#8a7a3c', deep: '#2a220a', accent: '#f0d060' },
  steps: { glow: '#80504a', deep: '#241216', accent: '#ffc0a0' },
  drift: { glow: '#2f7f86', deep: '#08262c', accent: '#8af0e0' },
} as const satisfies Record<string, Palette>

export type DeductionKind = keyof typeof PALETTES
export type CodeKind = Exclude<DeductionKind, 'fleet' | 'pearls'>

const DIGITS: readonly DeductionKind[] = ['stones', 'warm', 'above', 'parity', 'steps']

/** What the codes of a game are made of, and how they look. */
export const lookOf = (kind: DeductionKind): 'shells' | 'stones' =>
  DIGITS.includes(kind) ? 'stones' : 'shells'

export const INK = '#3a2413'
export const PAPER = '#f3e2bd'
export const PAPER_DEEP = '#d2b27c'
export const CORAL = '#d8452f'

export const paletteOf = (kind: DeductionKind): Palette => PALETTES[kind]
