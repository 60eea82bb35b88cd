import { pickIndex, type Random } from '#kit/random/random.ts'
import { OPERATORS, valueOf } from '../rules/make-number.ts'

/** Every number that a set can be joined to, and in how many ways. */
function reach(numbers: readonly number[], found: Map<number, number>) {
  if (numbers.length === 1) {
    found.set(numbers[0]!, (found.get(numbers[0]!) ?? 0) + 1)
    return
  }
  for (const [first, one] of numbers.entries())
    for (const [second, other] of numbers.entries()) {
      if (first === second) continue
      const rest = numbers.filter((_, index) => index !== first && index !== second)
      for (const operator of OPERATORS.keys()) {
        const value = valueOf(one, other, operator)
        if (value !== undefined) reach([...rest, value], found)
      }
    }
}

/** A set of numbers and a target that few joins reach, the fewer the higher the level. */
export function makeNumbers(level: number, random: Random): string {
  const count = level <= 6 ? 3 : level <= 21 ? 4 : 5
  for (;;) {
    const numbers = Array.from({ length: count }, () => 1 + pickIndex(level < 12 ? 9 : 13, random))
    const found = new Map<number, number>()
    reach(numbers, found)
    const target = level % 3 === 0 ? 24 : 10 + pickIndex(Math.min(90, 20 + level * 3), random)
    const ways = found.get(target) ?? 0
    const most = count === 3 ? 6 : count === 4 ? Math.max(6, 40 - level) : 60
    if (ways > 0 && ways <= most) return `${numbers.join(',')}:${target}`
  }
}
