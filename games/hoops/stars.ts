/** How a star plays; the gifts of all four styles have the same sum. */
export interface Style {
  /** Units per tick at full run. */
  readonly speed: number
  /** Units per tick at take-off. */
  readonly jump: number
  /** Ticks around the top of the jump at which a release is perfect. */
  readonly window: number
  /** Accuracy, 0 to 1. */
  readonly aim: number
  /** Distance from which a dunk begins. */
  readonly dunk: number
  /** Chance of a well-timed steal. */
  readonly steal: number
  /** Sideways reach of a block. */
  readonly reach: number
  /** Ball control, 0 to 1. */
  readonly handle: number
}

export type StyleName = 'shooter' | 'dunker' | 'defender' | 'quick'

export const STYLES: Readonly<Record<StyleName, Style>> = {
  shooter: { speed: 5.1, jump: 9, window: 3.6, aim: 0.92, dunk: 120, steal: 0.3, reach: 42, handle: 0.5 },
  dunker: { speed: 5.3, jump: 10.2, window: 2, aim: 0.56, dunk: 310, steal: 0.3, reach: 48, handle: 0.45 },
  defender: { speed: 5.3, jump: 9.9, window: 2.3, aim: 0.64, dunk: 190, steal: 0.5, reach: 58, handle: 0.55 },
  quick: { speed: 6.3, jump: 9.3, window: 2.6, aim: 0.72, dunk: 170, steal: 0.42, reach: 42, handle: 0.8 },
}

/** A player to choose: a style with a look. */
export interface Star {
  readonly name: string
  readonly style: StyleName
  readonly skin: string
  readonly hair: string
  readonly cut: 'short' | 'bun' | 'curls' | 'bald' | 'mohawk' | 'long' | 'cap' | 'braids'
  readonly shirt: string
  readonly trim: string
  /** Cups to win before this star is unlocked. */
  readonly cups: number
}

export const STARS: readonly Star[] = [
  {
    name: 'milo',
    style: 'shooter',
    skin: '#F0C29A',
    hair: '#5A3216',
    cut: 'short',
    shirt: '#FF5A3C',
    trim: '#FFE08A',
    cups: 0,
  },
  {
    name: 'bruno',
    style: 'dunker',
    skin: '#8A5433',
    hair: '#1B1210',
    cut: 'bald',
    shirt: '#2E7CF6',
    trim: '#FFFFFF',
    cups: 0,
  },
  {
    name: 'olga',
    style: 'defender',
    skin: '#F6D2B4',
    hair: '#E8B23A',
    cut: 'bun',
    shirt: '#1FA97A',
    trim: '#FFF3C4',
    cups: 0,
  },
  {
    name: 'zuri',
    style: 'quick',
    skin: '#6E4128',
    hair: '#20120C',
    cut: 'curls',
    shirt: '#A04BE0',
    trim: '#FFD0F5',
    cups: 0,
  },
  {
    name: 'kai',
    style: 'shooter',
    skin: '#D99B6A',
    hair: '#20242E',
    cut: 'long',
    shirt: '#0FB5C9',
    trim: '#0B2E4A',
    cups: 1,
  },
  {
    name: 'roko',
    style: 'dunker',
    skin: '#EDB78C',
    hair: '#D8402C',
    cut: 'mohawk',
    shirt: '#2B3038',
    trim: '#FF5A3C',
    cups: 2,
  },
  {
    name: 'sana',
    style: 'defender',
    skin: '#B97A4D',
    hair: '#2A1A3E',
    cut: 'braids',
    shirt: '#F2B01E',
    trim: '#5A2A00',
    cups: 3,
  },
  {
    name: 'pip',
    style: 'quick',
    skin: '#F3C9A6',
    hair: '#3A8F4A',
    cut: 'cap',
    shirt: '#F25C9A',
    trim: '#FFFFFF',
    cups: 5,
  },
]

export const starAt = (who: number): Star => STARS[who] ?? STARS[0]!
export const styleOf = (who: number): Style => STYLES[starAt(who).style]
