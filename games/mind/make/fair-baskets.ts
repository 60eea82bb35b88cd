import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'

/** Stones in each basket, by level. */
const ROOMS = [
  [2, 2],
  [2, 2],
  [3, 2],
  [3, 3],
  [2, 2, 2],
  [3, 2, 2],
  [3, 3],
  [4, 3],
  [3, 3, 2],
  [3, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [4, 4],
  [3, 3, 3],
  [4, 3, 3],
  [3, 3, 2, 2],
  [4, 4, 3],
  [3, 3, 3, 2],
  [4, 4, 4],
  [3, 3, 3, 3],
  [4, 3, 3, 2],
  [5, 4, 3],
  [4, 4, 3, 3],
  [5, 4, 4],
  [4, 4, 4, 3],
  [5, 5, 4],
  [4, 4, 4, 4],
  [5, 4, 4, 3],
  [5, 5, 3, 3],
  [5, 4, 4, 4],
]

/** Ways to share the stones out, counted up to `most`; baskets of the same size count once. */
function countShares(weights: readonly number[], room: readonly number[], most: number): number {
  const target = weights.reduce((sum, weight) => sum + weight, 0) / room.length
  const held = room.map(() => 0)
  const full = room.map(() => 0)
  let found = 0
  let looked = 0
  const search = (stone: number) => {
    if (found >= most || looked++ > 60_000) return
    if (stone === weights.length) {
      found++
      return
    }
    const tried = new Set<string>()
    for (const [basket, size] of room.entries()) {
      const same = `${size} ${held[basket]} ${full[basket]}`
      const last = held[basket]! + 1 === size
      const weight = full[basket]! + weights[stone]!
      if (held[basket] === size || tried.has(same) || (last ? weight !== target : weight >= target)) continue
      tried.add(same)
      held[basket]! += 1
      full[basket]! += weights[stone]!
      search(stone + 1)
      held[basket]! -= 1
      full[basket]! -= weights[stone]!
    }
  }
  search(0)
  return looked > 60_000 ? most : found
}

/** Different stones for one basket that weigh `target` together. */
function share(count: number, target: number, random: Random): number[] {
  for (;;) {
    const stones = Array.from(
      { length: count - 1 },
      () => 1 + pickIndex(Math.max(2, Math.floor((1.6 * target) / count)), random),
    )
    const rest = target - stones.reduce((sum, weight) => sum + weight, 0)
    if (rest > 0) return [...stones, rest]
  }
}

/** Stones with few ways to share them out. */
export function makeBaskets(level: number, random: Random): string {
  const room = ROOMS[level - 1]!
  const target = 7 + level + pickIndex(6, random)
  // Few ways to share make a small puzzle hard; a large one has enough stones for that.
  const ways = level < 8 ? 2 : level < 12 ? 6 : Infinity
  for (;;) {
    const stones = shuffled(
      room.flatMap((size, basket) => share(size, target, random).map((weight) => ({ weight, basket }))),
      random,
    )
    const weights = stones.map(({ weight }) => weight)
    if (Math.max(...weights) > 30 || new Set(weights).size < weights.length * 0.5) continue
    if (ways < Infinity && countShares(weights, room, ways + 1) > ways) continue
    return `${weights.join(',')}:${stones.map(({ basket }) => basket).join('')}`
  }
}
