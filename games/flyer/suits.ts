/** Colours of the tinkerer's clothes; they change nothing but the looks. */
export interface Suit {
  readonly name: string
  /** In coins. */
  readonly price: number
  /** Coat in the light and in the shade, scarf, cap in the light and in the shade, legs. */
  readonly coat: readonly [string, string]
  readonly scarf: string
  readonly cap: readonly [string, string]
  readonly legs: readonly [string, string]
}

export const PLAIN_SUIT: Suit = {
  name: 'plain',
  price: 0,
  coat: ['#1f9aa0', '#0f5f68'],
  scarf: '#ff7a6b',
  cap: ['#a5613a', '#7a4226'],
  legs: ['#147880', '#0c4c55'],
}

export const SUITS: readonly Suit[] = [
  {
    name: 'ember',
    price: 150,
    coat: ['#e0503c', '#8c2226'],
    scarf: '#ffd86b',
    cap: ['#5a3a6a', '#3a2048'],
    legs: ['#a33a30', '#6a1f22'],
  },
  {
    name: 'moss',
    price: 200,
    coat: ['#6fae4a', '#35692c'],
    scarf: '#f5f1e4',
    cap: ['#c9843c', '#8a4f14'],
    legs: ['#4a7f36', '#2a5220'],
  },
  {
    name: 'night',
    price: 300,
    coat: ['#4a4fb0', '#23235e'],
    scarf: '#8ff5e6',
    cap: ['#39406a', '#20264a'],
    legs: ['#363a86', '#1c1d50'],
  },
  {
    name: 'frost',
    price: 450,
    coat: ['#d8ecf5', '#8fb0c8'],
    scarf: '#4aa3ff',
    cap: ['#f5f1e4', '#b9c6d2'],
    legs: ['#a9c4d8', '#7391a8'],
  },
  {
    name: 'brass',
    price: 800,
    coat: ['#ffd860', '#b87409'],
    scarf: '#c23a55',
    cap: ['#ffe6a3', '#c98a2c'],
    legs: ['#d99a22', '#8a5a08'],
  },
]

export const suitOf = (name: string | undefined): Suit =>
  SUITS.find((suit) => suit.name === name) ?? PLAIN_SUIT
