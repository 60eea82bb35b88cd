/** Colours of a game's sand and water; list neighbours differ. */
export interface Shore {
  readonly glow: string
  readonly deep: string
  readonly sand: string
  readonly pool: string
  readonly urchin: string
}

export const FLAG = '#ff5a4e'
/** Colours of the numbers 1, 2, …; the last one is for all higher. */
export const INKS: readonly string[] = [
  '#8fe6ff',
  '#9df5ae',
  '#ffd76a',
  '#ffae80',
  '#ff97a5',
  '#e0b4ff',
  '#ffffff',
]

const SHORES: readonly [Shore, ...Shore[]] = [
  { glow: '#2f8f96', deep: '#06303c', sand: '#f0c982', pool: '#0d4552', urchin: '#7d4bb8' },
  { glow: '#4a5ab4', deep: '#12143f', sand: '#f6bfa0', pool: '#232c70', urchin: '#c23d66' },
  { glow: '#3a9c72', deep: '#052a22', sand: '#ead9a6', pool: '#0b4a3c', urchin: '#3f5fc4' },
  { glow: '#9a5a48', deep: '#2c0f14', sand: '#e6b06a', pool: '#4a1f26', urchin: '#2f9a9a' },
  { glow: '#7c54a4', deep: '#1f0f3a', sand: '#e4c3dd', pool: '#3a2160', urchin: '#e0763a' },
  { glow: '#5a8a34', deep: '#14260a', sand: '#f0dca0', pool: '#2a4a1c', urchin: '#b8407a' },
  { glow: '#b8703a', deep: '#36180a', sand: '#ffe0b4', pool: '#5a3018', urchin: '#4a6ad0' },
  { glow: '#3a8ab8', deep: '#08283e', sand: '#dfe6ea', pool: '#144a68', urchin: '#d05a4a' },
  { glow: '#a04a7c', deep: '#320c26', sand: '#f4c8b8', pool: '#561c42', urchin: '#3aa07c' },
]

export const shoreOf = (index: number): Shore => SHORES[index % SHORES.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = shoreOf(index)
  return [glow, deep]
}

export const inkOf = (number: number): string => INKS[Math.min(number, INKS.length) - 1] ?? INKS[0]!
