/** All throws of up to five dice, order forgotten, and what one more die makes of them. */
export interface Multisets {
  /** Counts of the faces 1 to 6 of each throw. */
  readonly counts: readonly (readonly number[])[]
  readonly sizes: readonly number[]
  /** `added[throw * 6 + face - 1]`: the throw with one more die; -1 for a full one. */
  readonly added: Int16Array
  /** Throws that may be kept of each full throw, itself among them. */
  readonly kept: readonly (readonly number[])[]
}

export const FACES = 6
export const HAND = 5

let known: Multisets | undefined
const places = new Map<number, number>()

const keyOf = (counts: readonly number[]) => counts.reduce((key, count) => key * (HAND + 1) + count, 0)

/** The number of a throw in the lists. */
export const placeOf = (counts: readonly number[]): number => {
  multisets()
  return places.get(keyOf(counts))!
}

export const countsOf = (dice: readonly number[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const value of dice) counts[value - 1]!++
  return counts
}

export function multisets(): Multisets {
  if (known) return known
  const counts: number[][] = []
  const grow = (head: readonly number[], left: number) => {
    if (head.length === FACES) {
      places.set(keyOf(head), counts.length)
      counts.push([...head])
      return
    }
    for (let count = 0; count <= left; count++) grow([...head, count], left - count)
  }
  grow([], HAND)
  const sizes = counts.map((throwing) => throwing.reduce((sum, count) => sum + count, 0))
  const added = new Int16Array(counts.length * FACES).fill(-1)
  for (const [place, throwing] of counts.entries())
    if (sizes[place]! < HAND)
      for (let face = 0; face < FACES; face++)
        added[place * FACES + face] = places.get(
          keyOf(throwing.map((count, other) => count + (other === face ? 1 : 0))),
        )!
  const kept = counts.map((throwing, place) =>
    sizes[place] === HAND
      ? counts.flatMap((part, other) =>
          part.every((count, face) => count <= throwing[face]!) ? [other] : [],
        )
      : [],
  )
  known = { counts, sizes, added, kept }
  return known
}
