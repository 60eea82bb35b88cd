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
} as const satisfies Record<string, Palette>

export type DeductionKind = keyof typeof PALETTES

export const INK = '#3a2413'
export const PAPER = '#f3e2bd'
export const PAPER_DEEP = '#d2b27c'
export const CORAL = '#d8452f'

export const paletteOf = (kind: DeductionKind): Palette => PALETTES[kind]
