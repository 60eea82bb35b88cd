/** Light of the stage and the backs of the cards; neighbours in the list differ. */
export interface Deck {
  readonly glow: string
  readonly deep: string
  readonly back: string
  readonly line: string
}

export const PAPER = '#fff5df'
export const NIGHT = '#1d3557'

const DECKS: readonly [Deck, ...Deck[]] = [
  { glow: '#2f8fa8', deep: '#082c40', back: '#f08a5d', line: '#ffd9a8' },
  { glow: '#3f9a5c', deep: '#0a2f24', back: '#d8483f', line: '#ffd257' },
  { glow: '#8a5ac0', deep: '#220f42', back: '#f2b23c', line: '#fff0c0' },
  { glow: '#2f78c8', deep: '#0a1f4a', back: '#2fb3a6', line: '#c8fff2' },
  { glow: '#46508a', deep: '#0f1232', back: '#5a6fd0', line: '#d8e0ff' },
  { glow: '#b0604a', deep: '#35131c', back: '#3f9ab8', line: '#d4f5ff' },
  { glow: '#c0803a', deep: '#36200a', back: '#3f9a6a', line: '#e8ffd0' },
  { glow: '#3a8a94', deep: '#082a30', back: '#e0a03c', line: '#fff2c8' },
  { glow: '#5a4a80', deep: '#160f2c', back: '#c8507a', line: '#ffd8e8' },
  { glow: '#5a8a3a', deep: '#16280a', back: '#5a6fc0', line: '#e0e8ff' },
  { glow: '#b84a5a', deep: '#360c18', back: '#f0c060', line: '#fff6d8' },
  { glow: '#2f9a8a', deep: '#062e2a', back: '#e86a8a', line: '#ffe0ea' },
  { glow: '#6a6ac8', deep: '#17154a', back: '#f08a3c', line: '#ffe8c8' },
  { glow: '#a8803a', deep: '#30200a', back: '#3f7ac8', line: '#dcecff' },
  { glow: '#c05a8a', deep: '#380f2a', back: '#4fb08a', line: '#dcfff0' },
  { glow: '#3a7ab0', deep: '#0a2240', back: '#d8b03c', line: '#fff6d0' },
  { glow: '#7a9a4a', deep: '#1e2c0c', back: '#a85ac0', line: '#f4deff' },
  { glow: '#c86a3a', deep: '#3a180a', back: '#2f8a9a', line: '#d0f8ff' },
  { glow: '#4a9ac0', deep: '#0a2c40', back: '#c85a3c', line: '#ffe0d0' },
  { glow: '#8a6a9a', deep: '#221430', back: '#8aa83c', line: '#f4ffd8' },
]

export const deckOf = (index: number): Deck => DECKS[index % DECKS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = deckOf(index)
  return [glow, deep]
}
