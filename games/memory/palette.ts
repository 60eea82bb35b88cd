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
]

export const deckOf = (index: number): Deck => DECKS[index % DECKS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = deckOf(index)
  return [glow, deep]
}
