import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { pressed } from '../rules/shell-calculator.ts'

/** Keys of each sort; later levels have stranger ones. */
const PLAIN = ['+', '-', '*', ':']
const STRANGE = ['r', 'x', 'a', 'd']

function keyOf(sort: string, random: Random): string {
  if (sort === '+' || sort === '-') return `${sort}${2 + pickIndex(8, random)}`
  if (sort === '*' || sort === ':') return `${sort}${2 + pickIndex(3, random)}`
  return sort === 'a' ? `a${1 + pickIndex(9, random)}` : sort
}

/** How many shortest ways lead to each number that takes exactly `presses` presses. */
function reached(start: number, keys: readonly string[], presses: number) {
  let ways = new Map([[start, 1]])
  const seen = new Set([start])
  for (let press = 0; press < presses; press++) {
    const next = new Map<number, number>()
    for (const [from, count] of ways)
      for (const key of keys) {
        const to = pressed(from, key)
        if (to !== undefined && !seen.has(to)) next.set(to, (next.get(to) ?? 0) + count)
      }
    for (const value of next.keys()) seen.add(value)
    ways = next
  }
  return ways
}

/** A target that one or two shortest ways reach. */
export function makeCalculator(level: number, random: Random): string {
  const presses = level <= 3 ? 2 : level <= 9 ? 3 : level <= 17 ? 4 : level <= 25 ? 5 : 6
  const count = level <= 4 ? 2 : level <= 18 ? 3 : 4
  const strange = level <= 5 ? 0 : level <= 14 ? 1 : 2
  for (;;) {
    const sorts = [
      ...shuffled(STRANGE, random).slice(0, strange),
      ...shuffled(PLAIN, random).slice(0, count - strange),
    ]
    const keys = sorts.map((sort) => keyOf(sort, random))
    const start = 1 + pickIndex(level < 8 ? 12 : 60, random)
    const targets = [...reached(start, keys, presses)].filter(
      ([value, ways]) => ways <= 2 && value > 0 && value < (level < 8 ? 100 : 1000),
    )
    if (targets.length === 0) continue
    const [target] = pickOne(targets, random)
    return `${start} ${target} ${presses} ${shuffled(keys, random).join(',')}`
  }
}
