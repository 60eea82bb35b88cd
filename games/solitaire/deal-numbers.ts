import { provenDeals } from './proven-deals.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6

const lists = new Map<string, readonly number[]>()

/** Numbers of the deals that the search has won. */
export function winnableDeals(id: string): readonly number[] {
  const list = lists.get(id) ?? unpackDeals(provenDeals[id] ?? '')
  lists.set(id, list)
  return list
}

/** Maps any seed, also the daily one, to a winnable deal. */
export function dealNumber(id: string, seed: number): number {
  const deals = winnableDeals(id)
  return deals.length === 0 ? seed : deals[Math.abs(seed) % deals.length]!
}

/** Six deals per letter, the first in the lowest bit. */
export function packDeals(isWon: readonly boolean[]): string {
  let text = ''
  for (let start = 0; start < isWon.length; start += BITS) {
    let bits = 0
    for (let bit = 0; bit < BITS; bit++) if (isWon[start + bit]) bits |= 1 << bit
    text += ALPHABET[bits]!
  }
  return text
}

export function unpackDeals(text: string): number[] {
  return [...text].flatMap((letter, place) => {
    const bits = ALPHABET.indexOf(letter)
    return Array.from({ length: BITS }, (_, bit) => bit)
      .filter((bit) => bits & (1 << bit))
      .map((bit) => place * BITS + bit)
  })
}
