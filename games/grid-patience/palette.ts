export interface Palette {
  /** Light and dark colour of the ground. */
  readonly ground: readonly [string, string]
  /** Ground and waves of the card backs. */
  readonly back: readonly [string, string]
}

const CARDS = {
  teal: ['#0f7f74', '#8ff0dc'],
  coral: ['#c2552f', '#ffd9a8'],
  berry: ['#a83f5e', '#ffc2d2'],
  sea: ['#2f5fb8', '#b3ccff'],
} as const

const palettes: Readonly<Record<string, Palette>> = {
  'monte-carlo': { ground: ['#b5533f', '#3d140d'], back: CARDS.teal },
  'thirteen-square': { ground: ['#3f6fc0', '#0e1f50'], back: CARDS.coral },
  cavalry: { ground: ['#7f9a3c', '#27350c'], back: CARDS.berry },
  trios: { ground: ['#8a4fa8', '#2c1040'], back: CARDS.teal },
  elevens: { ground: ['#1f9a8a', '#053630'], back: CARDS.berry },
  tens: { ground: ['#c08a35', '#452a08'], back: CARDS.sea },
  fifteens: { ground: ['#4f9f5a', '#123a1f'], back: CARDS.coral },
  'aces-square': { ground: ['#a84468', '#3a1023'], back: CARDS.sea },
  accordion: { ground: ['#c26a3a', '#4a1c0a'], back: CARDS.teal },
  'royal-marriage': { ground: ['#b85a7c', '#40122a'], back: CARDS.coral },
  gaps: { ground: ['#2f86a8', '#08304a'], back: CARDS.coral },
  'spaces-and-aces': { ground: ['#5a62b8', '#1a1c54'], back: CARDS.berry },
  'poker-square': { ground: ['#2f9060', '#083a26'], back: CARDS.berry },
  'cribbage-square': { ground: ['#9a7448', '#35220e'], back: CARDS.teal },
  'blackjack-square': { ground: ['#4a7486', '#122a36'], back: CARDS.coral },
  'poker-swap': { ground: ['#6a9a8a', '#163a34'], back: CARDS.sea },
}

export const paletteOf = (id: string): Palette => palettes[id]!
export const groundOf = (id: string): readonly [string, string] => palettes[id]!.ground
