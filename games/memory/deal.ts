import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { Grid, TurnKind } from './definitions.ts'
import { faces } from './faces.ts'

const allFaces = [...faces.keys()]

/** The first cards of a shuffled box. */
export const someFaces = (count: number, random: Random): number[] =>
  shuffled(allFaces, random).slice(0, count)

/** A board for a kind: each face as often as its set, creatures and shadows each on their side. */
export function dealCards({ set, twist }: TurnKind, [columns, rows]: Grid, random: Random): number[] {
  const chosen = someFaces((columns * rows) / set, random)
  if (twist === 'cross') return dealCross(chosen, [columns, rows], random)
  if (twist !== 'sides') return shuffled(Array.from({ length: set }, () => chosen).flat(), random)
  const [left, right] = [shuffled(chosen, random), shuffled(chosen, random)]
  const half = columns / 2
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return column < half ? left[row * half + column]! : right[row * half + column - half]!
  })
}

const TRIES = 200

/** Each face twice, the second one in the row or the column of the first. */
function dealCross(chosen: readonly number[], [columns, rows]: Grid, random: Random): number[] {
  const places = Array.from({ length: columns * rows }, (_, place) => place)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cards = new Map<number, number>()
    for (const place of shuffled(places, random)) {
      if (cards.has(place)) continue
      const free = places.filter(
        (other) => other !== place && !cards.has(other) && onOneLine(columns, place, other),
      )
      if (free.length === 0) break
      const face = chosen[cards.size / 2]!
      cards.set(place, face)
      cards.set(pickOne(free, random), face)
    }
    if (cards.size === places.length) return places.map((place) => cards.get(place)!)
  }
  // Neighbours of a row, where chance has left no way: the number of columns is even.
  return places.map((place) => chosen[Math.floor(place / 2)]!)
}

/** Whether two places share a row or a column. */
export const onOneLine = (columns: number, one: number, other: number) =>
  one % columns === other % columns || Math.floor(one / columns) === Math.floor(other / columns)
