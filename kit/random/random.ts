/** A source of numbers in [0, 1). Rules take it as an argument and never call Math.random. */
export type Random = () => number

/** A deterministic generator whose whole state is one 32-bit number, so that a saved game continues with the same sequence. */
export interface SeededRandom extends Random {
  state(): number
}

/** Mulberry32: the same seed, or the same saved state, gives the same numbers on every machine. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return Object.assign(next, { state: () => state })
}

/** An integer in [0, count). */
export const pickIndex = (count: number, random: Random) => Math.floor(random() * count)

/** One of the items; the list must not be empty. */
export const pickOne = <Item>(items: readonly Item[], random: Random): Item =>
  items[pickIndex(items.length, random)]!

/** A shuffled copy (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = pickIndex(last + 1, random)
    const kept = copy[last]!
    copy[last] = copy[other]!
    copy[other] = kept
  }
  return copy
}

/** Draws a key with these weights, such as `{ normal: 90, rare: 10 }`. */
export function drawWeighted<Key extends string>(
  weights: Readonly<Record<Key, number>>,
  random: Random,
): Key {
  const entries = Object.entries(weights) as [Key, number][]
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [key, weight] of entries) {
    rest -= weight
    if (rest < 0) return key
  }
  throw new RangeError('drawWeighted needs at least one positive weight')
}

/** FNV-1a: a 32-bit hash of a text, for seeds and for comparing states. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
