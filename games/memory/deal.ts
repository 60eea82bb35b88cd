import { shuffled, type Random } from '#kit/random/random.ts'
import type { Grid, TurnKind } from './definitions.ts'
import { faces } from './faces.ts'

const allFaces = [...faces.keys()]

/** The first cards of a shuffled box. */
export const someFaces = (count: number, random: Random): number[] =>
  shuffled(allFaces, random).slice(0, count)

/** A board for a kind: each face as often as its set, creatures and shadows each on their side. */
export function dealCards({ set, twist }: TurnKind, [columns, rows]: Grid, random: Random): number[] {
  const chosen = someFaces((columns * rows) / set, random)
  if (twist !== 'sides') return shuffled(Array.from({ length: set }, () => chosen).flat(), random)
  const [left, right] = [shuffled(chosen, random), shuffled(chosen, random)]
  const half = columns / 2
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return column < half ? left[row * half + column]! : right[row * half + column - half]!
  })
}
